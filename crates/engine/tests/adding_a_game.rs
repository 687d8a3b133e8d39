//! The page about adding a game shows the example's code unchanged.

use std::{fs, path::Path};

#[test]
fn the_page_about_adding_a_game_shows_the_code_of_the_example() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(here.join("../../docs/adding-a-game.md")).unwrap();
    let mut files = Vec::new();
    for block in page.split("```rust,file=").skip(1) {
        let (file, rest) = block.split_once('\n').unwrap();
        let shown = rest.split("```\n").next().unwrap();
        let code = fs::read_to_string(here.join("examples/marbles").join(file)).unwrap();
        assert!(shown == code, "docs/adding-a-game.md does not match examples/marbles/{file}");
        files.push(file);
    }
    assert_eq!(files, ["game.rs", "main.rs", "laws.rs"]);
}
