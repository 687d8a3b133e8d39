//! Links as QR codes.

use qrcode::{EcLevel, QrCode, render::svg};

/// The QR code of a text as SVG; empty if the text is too long.
pub(crate) fn svg(text: &str) -> String {
    match QrCode::with_error_correction_level(text, EcLevel::M) {
        Ok(code) => code.render::<svg::Color<'_>>().min_dimensions(200, 200).build(),
        Err(error) => {
            tracing::warn!(%error, "cannot make a QR code");
            String::new()
        }
    }
}
