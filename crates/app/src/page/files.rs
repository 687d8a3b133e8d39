//! The files of the page, from the table that `build.rs` writes. Debug builds read them from `web/dist` when they run.

use std::{
    collections::BTreeMap,
    fs,
    path::{Component, Path},
    sync::{Mutex, PoisonError},
};

use axum::body::Bytes;

/// Every embedded file by its path, sorted.
static EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// Where debug builds find the page.
pub(super) const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");

/// The file of exactly this name, which may end in `.br` or `.gz`.
pub(super) fn stored(name: &str) -> Option<Bytes> {
    if cfg!(debug_assertions) {
        let is_inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
        return is_inside.then(|| fs::read(Path::new(FOLDER).join(name)).ok())?.map(Bytes::from);
    }
    let index = EMBEDDED.binary_search_by_key(&name, |(known, _)| known).ok()?;
    // The file is part of the program, and is sent from where it is.
    Some(Bytes::from_static(EMBEDDED[index].1))
}

/// The file without compression. What has to be unpacked is unpacked once.
pub(super) fn plain(name: &str) -> Option<Bytes> {
    static UNPACKED: Mutex<BTreeMap<String, Bytes>> = Mutex::new(BTreeMap::new());

    if let Some(file) = stored(name) {
        return Some(file);
    }
    let unpacked = || UNPACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(file) = unpacked().get(name) {
        return Some(file.clone());
    }
    let file = Bytes::from(unpack(&stored(&format!("{name}.br"))?)?);
    unpacked().insert(name.to_owned(), file.clone());
    Some(file)
}

/// The text behind its brotli form.
fn unpack(mut packed: &[u8]) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut packed, &mut text).ok()?;
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `brotliCompressSync('The wall of Klatz! The wall of Klatz!')`
    const PACKED: &[u8] = &[
        27, 36, 0, 248, 157, 9, 118, 172, 149, 41, 53, 138, 189, 6, 89, 162, 162, 83, 104, 108, 21, 86, 86,
        33, 122, 37, 138, 62, 37, 130, 66, 146, 21, 218, 142, 0,
    ];

    #[test]
    fn brotli_is_unpacked_and_a_broken_stream_is_no_file() {
        let text = unpack(PACKED).unwrap();
        assert_eq!(str::from_utf8(&text).unwrap(), "The wall of Klatz! The wall of Klatz!");
        assert_eq!(unpack(&PACKED[..PACKED.len() - 3]), None);
    }

    #[test]
    fn no_name_leads_out_of_the_page() {
        for name in ["../package.json", "/etc/hostname", "assets/../../package.json", ""] {
            assert_eq!(stored(name), None, "{name}");
        }
    }

    #[test]
    fn every_compressed_file_of_the_page_unpacks_to_the_file_itself() {
        let mut folders = vec![String::new()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(Path::new(FOLDER).join(&folder)).unwrap() {
                let entry = entry.unwrap();
                let name = format!("{folder}{}", entry.file_name().to_str().unwrap());
                if entry.file_type().unwrap().is_dir() {
                    folders.push(format!("{name}/"));
                } else if let Some(plain) = name.strip_suffix(".br") {
                    let same = unpack(&stored(&name).unwrap()).unwrap() == stored(plain).unwrap();
                    assert!(same, "{name}");
                }
            }
        }
    }
}
