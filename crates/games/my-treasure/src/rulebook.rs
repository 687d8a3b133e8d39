//! The rule ids by section, and the options.

use klad_engine::{FirstPlayer, OptionKind, OptionSpec, Section};

use crate::data::{PLAYERS, TARGET, TARGET_MAX, TARGET_MIN};

/// The rules in the order of the rulebook.
pub(crate) const RULEBOOK: &[Section] = &[
    Section { id: "setup", rules: &["MS-001", "MS-002", "MS-003", "MS-004", "MS-005", "MS-006"] },
    Section {
        id: "turn",
        rules: &[
            "MS-101", "MS-102", "MS-103", "MS-104", "MS-105", "MS-106", "MS-107", "MS-108", "MS-109",
            "MS-110", "MS-111", "MS-112", "MS-113", "MS-114", "MS-115", "MS-116",
        ],
    },
    Section {
        id: "flight",
        rules: &["MS-201", "MS-202", "MS-203", "MS-204", "MS-205", "MS-206", "MS-207", "MS-208"],
    },
    Section {
        id: "scoring",
        rules: &[
            "MS-301", "MS-302", "MS-303", "MS-304", "MS-305", "MS-306", "MS-307", "MS-308", "MS-309",
            "MS-310", "MS-311", "MS-312", "MS-313",
        ],
    },
    Section { id: "end", rules: &["MS-401", "MS-402", "MS-403", "MS-404", "MS-405", "MS-406", "MS-407"] },
    Section { id: "table", rules: &["MS-501", "MS-502", "MS-503", "MS-504"] },
];

/// What a host can choose, in the order it is shown.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "first_player", kind: OptionKind::Choice { values: FirstPlayer::words(PLAYERS) } },
    OptionSpec { name: "vacated_spot", kind: OptionKind::Choice { values: &["closed", "reopens"] } },
    OptionSpec { name: "claimed_top", kind: OptionKind::Choice { values: &["visible", "covered"] } },
    OptionSpec { name: "memory", kind: OptionKind::Choice { values: &["classic", "open"] } },
    OptionSpec {
        name: "target",
        kind: OptionKind::Number { min: TARGET_MIN as u32, max: TARGET_MAX as u32, default: TARGET as u32 },
    },
];
