//! The rule ids and the options, as lists.

use klad_engine::{FirstPlayer, OptionKind, OptionSpec, Section};

use crate::{
    data::{PLAYERS, STALL_TURNS_MAX},
    setup::DAY_MS,
};

/// The rule ids by section. `docs/rules/klatz.md` says what each means.
#[rustfmt::skip]
pub(crate) const RULEBOOK: &[Section] = &[
    Section { id: "setup", rules: &[
        "KZ-001", "KZ-002", "KZ-003", "KZ-004", "KZ-005", "KZ-006", "KZ-007", "KZ-008", "KZ-009", "KZ-010", "KZ-011",
        "KZ-012", "KZ-013",
    ] },
    Section { id: "turn", rules: &[
        "KZ-020", "KZ-021", "KZ-022", "KZ-023", "KZ-024", "KZ-025", "KZ-026", "KZ-027", "KZ-028", "KZ-029", "KZ-030",
        "KZ-031", "KZ-032",
    ] },
    Section { id: "actions", rules: &[
        "KZ-040", "KZ-041", "KZ-042", "KZ-043", "KZ-044", "KZ-045", "KZ-046", "KZ-047", "KZ-048", "KZ-049", "KZ-050",
    ] },
    Section { id: "photos", rules: &[
        "KZ-060", "KZ-061", "KZ-062", "KZ-063", "KZ-064", "KZ-065", "KZ-066", "KZ-067", "KZ-068", "KZ-069", "KZ-070",
        "KZ-071", "KZ-072", "KZ-073", "KZ-074", "KZ-075", "KZ-076",
    ] },
    Section { id: "special", rules: &[
        "KZ-090", "KZ-091", "KZ-092", "KZ-093", "KZ-094", "KZ-095", "KZ-096", "KZ-097", "KZ-098", "KZ-100", "KZ-101",
        "KZ-102", "KZ-103", "KZ-104",
    ] },
    Section { id: "end", rules: &[
        "KZ-110", "KZ-111", "KZ-112", "KZ-113", "KZ-114", "KZ-115", "KZ-116", "KZ-117",
    ] },
    Section { id: "calls", rules: &[
        "KZ-130", "KZ-131", "KZ-132", "KZ-133", "KZ-134", "KZ-135", "KZ-136", "KZ-137", "KZ-138", "KZ-139", "KZ-140",
        "KZ-141", "KZ-142", "KZ-143", "KZ-144", "KZ-145", "KZ-146", "KZ-147", "KZ-148", "KZ-149", "KZ-150", "KZ-151",
    ] },
];

/// The options a host may choose, in display order.
#[rustfmt::skip]
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "call_mode", kind: OptionKind::Choice { values: &["race", "standing", "sealed", "sim"] } },
    OptionSpec { name: "short_game", kind: OptionKind::Numbers { values: &crate::data::SHORT_GAMES } },
    OptionSpec { name: "first_player", kind: OptionKind::Choice { values: FirstPlayer::words(PLAYERS) } },
    OptionSpec { name: "mirror_match", kind: OptionKind::Switch { default: false } },
    OptionSpec { name: "wall_floor", kind: OptionKind::Choice { values: &["always", "photo_only"] } },
    OptionSpec { name: "final_round", kind: OptionKind::Choice { values: &["each_one_more", "others_only", "go_on"] } },
    OptionSpec { name: "blockers_passable", kind: OptionKind::Switch { default: true } },
    OptionSpec { name: "reveal_discarded_compositions", kind: OptionKind::Switch { default: false } },
    OptionSpec { name: "call_assist", kind: OptionKind::Choice { values: &["off", "highlight"] } },
    OptionSpec { name: "announce_lost_calls", kind: OptionKind::Switch { default: false } },
    OptionSpec { name: "async_priority", kind: OptionKind::Choice { values: &["active_first", "random"] } },
    OptionSpec { name: "turn_ms", kind: OptionKind::Number { min: 0, max: 7 * DAY_MS, default: 60_000 } },
    OptionSpec { name: "window_min_ms", kind: OptionKind::Number { min: 0, max: 15_000, default: 4_000 } },
    OptionSpec { name: "end_window_ms", kind: OptionKind::Number { min: 1_000, max: 30_000, default: 5_000 } },
    OptionSpec { name: "sealed_ms", kind: OptionKind::Number { min: 3_000, max: DAY_MS, default: 10_000 } },
    OptionSpec { name: "latency_cap_ms", kind: OptionKind::Number { min: 100, max: 1_000, default: 400 } },
    OptionSpec { name: "false_call_cooldown_ms", kind: OptionKind::Number { min: 0, max: 5_000, default: 1_500 } },
    OptionSpec { name: "stall_turns", kind: OptionKind::Number { min: 0, max: STALL_TURNS_MAX, default: 60 } },
];
