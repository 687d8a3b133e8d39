//! The rule ids by section and the options a host may choose.

use klad_engine::{FirstPlayer, OptionKind, OptionSpec, Section};

use crate::data::{PLAYERS, ROUNDS_MAX};

/// The options in display order.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "rounds", kind: OptionKind::Number { min: 2, max: ROUNDS_MAX as u32, default: 2 } },
    OptionSpec { name: "first_player", kind: OptionKind::Choice { values: FirstPlayer::words(PLAYERS) } },
    OptionSpec { name: "mine_anchor", kind: OptionKind::Choice { values: &["any", "revealed_only"] } },
    OptionSpec { name: "info_cards", kind: OptionKind::Choice { values: &["dual", "single"] } },
    OptionSpec { name: "trap_mode", kind: OptionKind::Choice { values: &["permanent", "one_shot"] } },
    OptionSpec { name: "trap_picker", kind: OptionKind::Choice { values: &["random", "neighbour"] } },
    OptionSpec { name: "last_turn", kind: OptionKind::Choice { values: &["cut", "complete"] } },
    OptionSpec { name: "owner_sees_treasure", kind: OptionKind::Switch { default: true } },
    OptionSpec { name: "end_round_vote", kind: OptionKind::Switch { default: true } },
    OptionSpec { name: "balanced_clans", kind: OptionKind::Switch { default: false } },
    OptionSpec {
        name: "storm_tokens",
        kind: OptionKind::Choice { values: &["open_path", "path_card", "stay"] },
    },
    OptionSpec { name: "tie_round", kind: OptionKind::Switch { default: false } },
];

/// The rules in the order of the rulebook.
pub(crate) const RULEBOOK: &[Section] = &[
    Section {
        id: "setup",
        rules: &[
            "LM-001", "LM-002", "LM-003", "LM-004", "LM-005", "LM-006", "LM-007", "LM-008", "LM-009",
            "LM-010", "LM-011",
        ],
    },
    Section {
        id: "board",
        rules: &["LM-030", "LM-031", "LM-032", "LM-033", "LM-034", "LM-035", "LM-036", "LM-037"],
    },
    Section { id: "turn", rules: &["LM-050", "LM-051", "LM-052", "LM-053", "LM-054", "LM-055"] },
    Section {
        id: "paths",
        rules: &[
            "LM-070", "LM-071", "LM-072", "LM-073", "LM-074", "LM-075", "LM-076", "LM-077", "LM-078",
            "LM-079", "LM-080",
        ],
    },
    Section { id: "tools", rules: &["LM-090", "LM-091", "LM-092"] },
    Section { id: "information", rules: &["LM-100", "LM-101", "LM-102", "LM-103", "LM-104", "LM-105"] },
    Section {
        id: "traps",
        rules: &["LM-110", "LM-111", "LM-112", "LM-113", "LM-114", "LM-115", "LM-116", "LM-117", "LM-118"],
    },
    Section { id: "trolls", rules: &["LM-120", "LM-121", "LM-122", "LM-123", "LM-124"] },
    Section { id: "storms", rules: &["LM-130", "LM-131", "LM-132", "LM-133", "LM-134"] },
    Section { id: "discarding", rules: &["LM-140", "LM-141"] },
    Section {
        id: "movement",
        rules: &[
            "LM-145", "LM-146", "LM-147", "LM-148", "LM-149", "LM-150", "LM-151", "LM-152", "LM-153",
            "LM-154",
        ],
    },
    Section {
        id: "mines",
        rules: &[
            "LM-170", "LM-171", "LM-172", "LM-173", "LM-174", "LM-175", "LM-176", "LM-177", "LM-178",
            "LM-179", "LM-180", "LM-181",
        ],
    },
    Section { id: "drawing", rules: &["LM-190", "LM-191"] },
    Section { id: "round-end", rules: &["LM-200", "LM-201", "LM-202", "LM-203", "LM-204"] },
    Section {
        id: "scoring",
        rules: &["LM-210", "LM-211", "LM-212", "LM-213", "LM-214", "LM-215", "LM-216", "LM-217"],
    },
    Section { id: "game-end", rules: &["LM-230", "LM-231", "LM-240", "LM-241", "LM-242", "LM-243"] },
];
