//! Devices, doors, reports, and what operators ask and are told.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{IdentityId, TableId, TableInfo, people::Me};

/// A device that is signed in as a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Names it in requests; it opens nothing.
    pub id: String,
    /// What the device calls itself, such as a browser's name; may be empty.
    pub label: String,
    /// Since when, in seconds since 1970.
    pub created: u32,
    /// When it was last used, to the day, in seconds since 1970; 0 if not known.
    pub used: u32,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Two guests: the one this device is, and the one a link leads to. Comes as the detail of `other_identity`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TwoGuests {
    /// Who this device is now.
    pub now: Me,
    /// Who it would be.
    pub then: Me,
}

/// Whom a table is open to, beside those who sit there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DoorsInfo {
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether sitting down takes a password.
    pub password: bool,
}

/// The host says whom a table is open to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetDoors {
    /// Whether others may watch.
    pub spectators: bool,
    /// What sitting down takes; nothing if not said. 4 to 64 characters.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 4, max_length = 64))]
    pub password: Option<String>,
}

/// Somebody reports somebody at a table to the operator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// About whom.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub about: IdentityId,
    /// What happened, in up to 500 characters. The last lines of chat are kept with it.
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub words: String,
}

/// The longest text of a report, in characters.
pub const REPORT_MAX: usize = 500;

/// Everything kept about a guest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PersonalData {
    /// Who they are.
    pub me: Me,
    /// Since when, in seconds since 1970.
    pub created: u32,
    /// Their devices.
    pub devices: Vec<Device>,
    /// The tables at which they sit or sat.
    pub tables: Vec<TableInfo>,
    /// What they said, with the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub said: Vec<Value>,
    /// What they reported, with the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub reports: Vec<Value>,
    /// How they are muted or banned now.
    pub bars: Vec<BarInfo>,
}

/// What keeps somebody out, or quiet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BarKind {
    /// They cannot chat.
    Mute,
    /// They cannot do anything.
    Ban,
}

impl BarKind {
    /// The word for it, as it travels and is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            BarKind::Mute => "mute",
            BarKind::Ban => "ban",
        }
    }
}

/// A mute or a ban, as an operator sets it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBar {
    /// `identity ID` or `address ADDRESS`; of a v6 address the network counts.
    #[cfg_attr(feature = "openapi", schema(max_length = 80))]
    pub subject: String,
    /// Which.
    pub kind: BarKind,
    /// For how many hours.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 87600))]
    pub hours: u32,
    /// Why, for the operator.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub reason: String,
}

/// A mute or a ban.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BarInfo {
    /// Whom.
    pub subject: String,
    /// Which.
    pub kind: BarKind,
    /// Until when, in seconds since 1970.
    pub until: u32,
    /// Why.
    pub reason: String,
}

/// A mute or a ban to be lifted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LiftBar {
    /// Whom.
    #[cfg_attr(feature = "openapi", schema(max_length = 80))]
    pub subject: String,
    /// Which.
    pub kind: BarKind,
}

/// A line of chat to be removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Unsay {
    /// Who said it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub by: IdentityId,
    /// When, in seconds since 1970, as it stands in the line.
    pub at: u32,
}

/// A report, as an operator reads it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportInfo {
    /// Its number.
    pub id: u32,
    /// At which table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// Who reports.
    pub by: String,
    /// Whom.
    pub about: String,
    /// What they wrote.
    pub words: String,
    /// The last lines of chat then.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub said: Value,
    /// When, in seconds since 1970.
    pub created: u32,
    /// Whether it was dealt with.
    pub done: bool,
}

/// Something an operator did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ActInfo {
    /// When, in seconds since 1970.
    pub at: u32,
    /// What.
    pub act: String,
    /// To whom or what.
    pub subject: String,
    /// More about it.
    pub detail: String,
}
