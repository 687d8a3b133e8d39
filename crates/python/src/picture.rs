//! Text as pixels, for `render_mode="rgb_array"`.

use font8x8::{BASIC_FONTS, UnicodeFonts};
use numpy::{IntoPyArray, PyArray3, PyArrayMethods};
use pyo3::prelude::*;

use crate::errors::bad_input;

const GLYPH: usize = 8;
/// Space between lines.
const LEADING: usize = 2;
const MARGIN: usize = 6;
const PAPER: [u8; 3] = [250, 246, 235];
const INK: [u8; 3] = [44, 40, 34];

/// Draws lines of text, `columns` by `rows` characters, as an array of height by width by 3. What does not fit is cut
/// off, so that all pictures of a game have the same size.
#[pyfunction]
pub(crate) fn rasterize<'py>(
    py: Python<'py>,
    text: &str,
    columns: usize,
    rows: usize,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    if !(1..=400).contains(&columns) || !(1..=400).contains(&rows) {
        return Err(bad_input(format!("found {columns} by {rows} characters, wanted 1 to 400 of each")));
    }
    let (width, height) = (2 * MARGIN + columns * GLYPH, 2 * MARGIN + rows * (GLYPH + LEADING));
    let mut pixels: Vec<u8> = PAPER.iter().copied().cycle().take(width * height * 3).collect();
    for (row, line) in text.lines().take(rows).enumerate() {
        for (column, letter) in line.chars().take(columns).enumerate() {
            let glyph = BASIC_FONTS.get(letter).or_else(|| BASIC_FONTS.get('?')).unwrap_or_default();
            for (y, bits) in glyph.iter().enumerate() {
                for x in (0..GLYPH).filter(|x| bits >> x & 1 == 1) {
                    let (left, top) = (MARGIN + column * GLYPH + x, MARGIN + row * (GLYPH + LEADING) + y);
                    pixels[(top * width + left) * 3..][..3].copy_from_slice(&INK);
                }
            }
        }
    }
    pixels.into_pyarray(py).reshape([height, width, 3])
}
