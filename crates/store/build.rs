//! The migrations are part of the program, so a new one makes a new program.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
