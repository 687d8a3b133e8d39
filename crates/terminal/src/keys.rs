//! Keys as the player means them, independent of the keyboard layout.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key press, as boards and screens see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A letter, digit or symbol. Letters are lower case and Latin: a Cyrillic letter means the Latin one on the same
    /// key.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Backspace or Delete.
    Backspace,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// A function key.
    F(u8),
    /// Control and C.
    Interrupt,
}

impl Key {
    /// What a key event means; none for keys that are never used.
    pub fn of(event: KeyEvent) -> Option<Key> {
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            return match event.code {
                KeyCode::Char(letter) if latin(letter) == 'c' => Some(Key::Interrupt),
                _ => None,
            };
        }
        Some(match event.code {
            KeyCode::Char(letter) => Key::Char(latin(letter)),
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Tab => Key::Tab,
            KeyCode::BackTab => Key::BackTab,
            KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::F(number) => Key::F(number),
            _ => return None,
        })
    }

    /// The digit from 1 to 9 on this key, counted from 0.
    pub fn digit(self) -> Option<usize> {
        match self {
            Key::Char(digit @ '1'..='9') => Some(digit as usize - '1' as usize),
            _ => None,
        }
    }
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Key::Char(' ') => f.write_str("Space"),
            Key::Char(letter) => write!(f, "{}", letter.to_uppercase()),
            Key::F(number) => write!(f, "F{number}"),
            Key::Interrupt => f.write_str("Ctrl-C"),
            Key::Enter => f.write_str("Enter"),
            Key::Escape => f.write_str("Esc"),
            Key::Tab => f.write_str("Tab"),
            Key::BackTab => f.write_str("Shift-Tab"),
            Key::Backspace => f.write_str("Backspace"),
            Key::Up => f.write_str("↑"),
            Key::Down => f.write_str("↓"),
            Key::Left => f.write_str("←"),
            Key::Right => f.write_str("→"),
            Key::PageUp => f.write_str("PgUp"),
            Key::PageDown => f.write_str("PgDn"),
            Key::Home => f.write_str("Home"),
            Key::End => f.write_str("End"),
        }
    }
}

/// The letter on the same key of a Latin keyboard, in lower case.
fn latin(letter: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзхїфівапролджєячсмитьбюъыэё";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.]s'`";
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    match CYRILLIC.chars().position(|other| other == letter) {
        Some(place) => LATIN.chars().nth(place).expect("both layouts have the same keys"),
        None => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cyrillic_letter_means_the_latin_one_on_its_key() {
        for (typed, meant) in
            [('в', 'd'), ('В', 'd'), ('ь', 'm'), ('D', 'd'), ('7', '7'), ('ё', '`'), ('і', 's')]
        {
            assert_eq!(Key::of(KeyCode::Char(typed).into()), Some(Key::Char(meant)), "{typed}");
        }
    }

    #[test]
    fn control_c_interrupts_and_other_control_keys_mean_nothing() {
        let control = |letter| Key::of(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        assert_eq!(control('c'), Some(Key::Interrupt));
        assert_eq!(control('с'), Some(Key::Interrupt), "the Cyrillic letter on the same key");
        assert_eq!(control('x'), None);
    }
}
