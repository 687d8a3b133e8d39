//! Texts of others quoted in messages of ours.

/// The first `chars` characters of a text, for quoting it in a message: what was read may be of any length.
///
/// ```
/// assert_eq!(klad_engine::text::excerpt("draw ♦ to 3", 6), "draw ♦");
/// ```
pub fn excerpt(text: &str, chars: usize) -> String {
    text.chars().take(chars).collect()
}
