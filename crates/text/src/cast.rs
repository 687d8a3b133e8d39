//! Bots are characters: each level has its own names. A transcript keeps the level.

use klad_engine::Seat;

use crate::Words;

impl Words {
    /// The name of the bot in `seat`, at a table whose seats are played by bots of these levels (`None`: a person). The
    /// first easy bot of a table always has the same name, and so does the second. A bot of a level without characters
    /// is named after its seat.
    pub fn character(self, levels: &[Option<&str>], seat: Seat) -> String {
        let level = levels.get(seat.index()).copied().flatten();
        let names = level.map(|level| format!("bot-names-{level}")).filter(|id| self.has(id));
        let Some(names) = names.map(|id| self.text(&id)) else {
            return self.format("bot-name", &[("seat", seat.to_string().into())]);
        };
        let before = levels.iter().take(seat.index()).filter(|other| **other == level).count();
        names.split(", ").cycle().nth(before).unwrap_or_default().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use klad_engine::Seat;

    use crate::{Lang, Words};

    #[test]
    fn bots_of_one_level_are_different_characters() {
        let levels = [None, Some("easy"), Some("medium"), Some("easy"), Some("home-made")];
        let name = |seat| Words::new(Lang::En).character(&levels, Seat(seat));
        assert_eq!([1, 2, 3, 4].map(name), ["Mila", "Otto", "Pip", "Bot E"]);
    }

    /// The largest table has nine seats, one of them for a person.
    #[test]
    fn every_level_has_eight_characters_with_different_names_in_every_language() {
        for lang in Lang::ALL {
            let levels = ["random", "easy", "medium", "hard"].map(|level| [Some(level); 8]);
            let levels = levels.as_flattened();
            let names: BTreeSet<String> =
                Seat::all(32).map(|seat| Words::new(lang).character(levels, seat)).collect();
            assert_eq!(names.len(), 32, "{lang}: {names:?}");
        }
    }
}
