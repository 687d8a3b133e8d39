//! The rule ids by section, and the options.

use klad_engine::{FirstPlayer, OptionKind, OptionSpec, Section};

use crate::state::SEATS;

/// The rules in the order of the rulebook.
pub(crate) const RULEBOOK: &[Section] = &[
    Section {
        id: "setup",
        rules: &["TM-001", "TM-002", "TM-003", "TM-004", "TM-005", "TM-006", "TM-007", "TM-008", "TM-009"],
    },
    Section { id: "course", rules: &["TM-020", "TM-021", "TM-022", "TM-023"] },
    Section {
        id: "cross",
        rules: &[
            "TM-030", "TM-031", "TM-032", "TM-033", "TM-034", "TM-035", "TM-036", "TM-037", "TM-038",
            "TM-039", "TM-040", "TM-041", "TM-042", "TM-043", "TM-044", "TM-050", "TM-051", "TM-052",
            "TM-060", "TM-061", "TM-062", "TM-063", "TM-064",
        ],
    },
    Section {
        id: "replace",
        rules: &[
            "TM-070", "TM-071", "TM-072", "TM-073", "TM-074", "TM-075", "TM-076", "TM-077", "TM-078",
            "TM-079", "TM-080", "TM-081", "TM-082", "TM-083",
        ],
    },
    Section { id: "round", rules: &["TM-090", "TM-091", "TM-092"] },
    Section {
        id: "scoring",
        rules: &[
            "TM-100", "TM-101", "TM-102", "TM-110", "TM-111", "TM-112", "TM-113", "TM-114", "TM-115",
            "TM-120", "TM-121", "TM-122",
        ],
    },
    Section { id: "alone", rules: &["TM-130", "TM-131", "TM-132"] },
];

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "first_player", kind: OptionKind::Choice { values: FirstPlayer::words(SEATS) } },
    OptionSpec { name: "expedition_memory", kind: OptionKind::Choice { values: &["strict", "open"] } },
    OptionSpec { name: "deck_aid", kind: OptionKind::Switch { default: false } },
];
