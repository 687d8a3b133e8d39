//! The components that the games list add up, and every part has its text.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use klad_catalog::catalog;
use klad_engine::Source;

#[test]
fn the_items_of_a_part_add_up_to_its_count() {
    for entry in catalog().entries() {
        let info = entry.info;
        assert!(!info.parts.is_empty(), "{} lists no components", info.slug);
        for part in info.parts.iter().filter(|part| !part.items.is_empty()) {
            let sum: u16 = part.items.iter().map(|item| item.count).sum();
            assert_eq!(sum, part.count, "{} {}", info.slug, part.id);
        }
    }
}

#[test]
fn reconstructed_components_are_marked_as_such() {
    let reconstructed = |slug: &str| -> Vec<&str> {
        let catalog = catalog();
        let parts = catalog.find(slug).unwrap().info.parts;
        parts.iter().filter(|part| part.printed == Source::Reconstructed).map(|part| part.id).collect()
    };
    assert_eq!(reconstructed("my-treasure"), ["treasures"]);
    assert_eq!(reconstructed("treasure-maps"), ["treasures"]);
    assert_eq!(reconstructed("lost-mines"), ["paths", "actions", "mines", "treasures", "places"]);
    assert_eq!(reconstructed("klatz"), ["wall", "compositions"]);
}
