//! The page is embedded from `web/dist`. If it has not been built yet, this creates the folder, so that everything else
//! can be built and tested without it.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=../../web/dist");
    std::fs::create_dir_all("../../web/dist")
}
