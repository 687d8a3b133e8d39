//! Colors, or none: no fact is shown by color alone.

use ratatui::style::{Color, Modifier, Style};

/// How things look. With `NO_COLOR` set it only uses bold, dim, underlined and reversed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    colored: bool,
}

impl Theme {
    /// With colors.
    pub const COLORED: Theme = Theme { colored: true };
    /// Without colors.
    pub const PLAIN: Theme = Theme { colored: false };

    /// Plain if the environment asks for it: `NO_COLOR` set to anything but the empty string, or a dumb terminal.
    pub fn from_env() -> Theme {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if no_color || dumb { Theme::PLAIN } else { Theme::COLORED }
    }

    /// Text in this color, if there are colors.
    pub fn ink(self, color: Color) -> Style {
        if self.colored { Style::new().fg(color) } else { Style::new() }
    }

    /// Text on this background; reversed without colors.
    pub fn paper(self, ink: Color, paper: Color) -> Style {
        if self.colored {
            Style::new().fg(ink).bg(paper)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// The bar at the top.
    pub fn title(self) -> Style {
        self.paper(Color::Black, Color::Yellow)
    }

    /// The current choice.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What can be chosen.
    pub fn possible(self) -> Style {
        self.ink(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// What matters most on the screen.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What matters least.
    pub fn faint(self) -> Style {
        if self.colored { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// A key to press.
    pub fn key(self) -> Style {
        self.ink(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// A refusal.
    pub fn refusal(self) -> Style {
        self.ink(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// Gold.
    pub fn gold(self) -> Style {
        self.ink(Color::Yellow).add_modifier(Modifier::BOLD)
    }
}
