//! Devices, access to tables, reports, and the operator's requests and responses.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{IdentityId, TableId, TableInfo, people::Me};

/// A device that is signed in as a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Identifies the device in requests. It is not a secret.
    pub id: String,
    /// What the device calls itself, such as the browser's name. May be empty.
    pub label: String,
    /// When it was signed in, in seconds since 1970.
    pub created: u32,
    /// When it was last used, to the day, in seconds since 1970; 0 if unknown.
    pub used: u32,
    /// Whether it is the device that sent this request.
    pub current: bool,
}

/// The guest this device is signed in as, and the one a link belongs to. The `detail` of the error `other_identity`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct IdentityConflict {
    /// The guest this device is signed in as.
    pub now: Me,
    /// The guest it would become.
    pub then: Me,
}

/// Who may watch a table and sit down at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccessInfo {
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether sitting down requires a password.
    pub password: bool,
}

/// The host's request to change who may watch and sit down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetAccess {
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Password for sitting down, 4 to 64 characters; if omitted, none is needed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 4, max_length = 64))]
    pub password: Option<String>,
}

/// A report to the operator about somebody at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The guest the report is about.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub about: IdentityId,
    /// What happened, up to 500 characters. The last lines of chat are stored with it.
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub words: String,
}

/// The longest text of a report, in characters.
pub const REPORT_MAX: usize = 500;

/// Everything stored about a guest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PersonalData {
    /// The guest's profile.
    pub me: Me,
    /// When the guest was created, in seconds since 1970.
    pub created: u32,
    /// The devices signed in as this guest.
    pub devices: Vec<Device>,
    /// The tables where they sit or sat.
    pub tables: Vec<TableInfo>,
    /// Their lines of chat, with the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub said: Vec<Value>,
    /// Their reports, with the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub reports: Vec<Value>,
    /// Their current mutes and bans.
    #[serde(rename = "bars")]
    pub restrictions: Vec<RestrictionInfo>,
}

/// The kind of a restriction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RestrictionKind {
    /// The subject cannot chat.
    Mute,
    /// The subject cannot do anything.
    Ban,
}

impl RestrictionKind {
    /// The word used in JSON and in the store.
    pub fn as_str(self) -> &'static str {
        match self {
            RestrictionKind::Mute => "mute",
            RestrictionKind::Ban => "ban",
        }
    }
}

/// An operator's request to mute or ban.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRestriction {
    /// `identity ID` or `address ADDRESS`. An IPv6 address stands for its whole /64 network.
    #[cfg_attr(feature = "openapi", schema(max_length = 80))]
    pub subject: String,
    /// Whether to mute or to ban.
    pub kind: RestrictionKind,
    /// Duration in hours.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 87600))]
    pub hours: u32,
    /// The reason, for the operator's records.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub reason: String,
}

/// A mute or ban in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RestrictionInfo {
    /// `identity ID` or `address ADDRESS`.
    pub subject: String,
    /// Whether it is a mute or a ban.
    pub kind: RestrictionKind,
    /// When it ends, in seconds since 1970.
    pub until: u32,
    /// The operator's reason.
    pub reason: String,
}

/// An operator's request to lift a mute or ban.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LiftRestriction {
    /// `identity ID` or `address ADDRESS`.
    #[cfg_attr(feature = "openapi", schema(max_length = 80))]
    pub subject: String,
    /// Whether to lift the mute or the ban.
    pub kind: RestrictionKind,
}

/// An operator's request to remove a line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveLine {
    /// The guest who said it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub by: IdentityId,
    /// The time of the line (its `at`), in seconds since 1970.
    pub at: u32,
}

/// A report as operators see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportInfo {
    /// Number of the report.
    pub id: u32,
    /// The table it was sent from.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The guest who sent it.
    pub by: String,
    /// The guest it is about.
    pub about: String,
    /// What the sender wrote.
    pub words: String,
    /// The last lines of chat when it was sent.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub said: Value,
    /// When it was sent, in seconds since 1970.
    pub created: u32,
    /// Whether an operator has dealt with it.
    pub done: bool,
}

/// An entry in the log of operators' actions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ActInfo {
    /// When it was done, in seconds since 1970.
    pub at: u32,
    /// What was done, such as `ban`.
    pub act: String,
    /// The person, address or thing it was done to.
    pub subject: String,
    /// Further details; may be empty.
    pub detail: String,
}
