//! Guests and their devices.

use serde::{Deserialize, Serialize};

use crate::people::Me;

/// Request to create a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// Display name, 1 to 24 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: String,
    /// Index of the avatar, 0 to 31. The clients draw it.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 31))]
    pub picture: u8,
    /// Whether to return a token for the `authorization` header instead of setting a cookie. For programs.
    #[serde(default)]
    pub bearer: bool,
}

/// A newly created guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignedIn {
    /// The guest as everybody sees them.
    pub me: Me,
    /// The secret that proves who the guest is, if `bearer` was set. Anyone who has it can act as this guest.
    pub token: Option<String>,
}

/// Changes to a guest's profile. Omitted fields stay as they are.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct EditGuest {
    /// New display name.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 24))]
    pub name: Option<String>,
    /// Index of the new avatar.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 31))]
    pub picture: Option<u8>,
}

/// A link for signing in as the same guest on another device. It works once and expires after a few minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeviceLink {
    /// URL to open on the other device. The code follows the `#`, which keeps it out of server logs.
    pub url: String,
    /// The code by itself.
    pub code: String,
    /// When the link expires, in seconds since 1970.
    pub expires: u32,
    /// The link as a QR code, an SVG image.
    pub qr: String,
}

/// Signs this device in with the code of a [`DeviceLink`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ContinueHere {
    /// The part of the link after the `#`.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub code: String,
    /// Whether to switch to that guest even if this device is already signed in as another. Otherwise the response is
    /// the error `other_identity`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub replace: bool,
    /// Whether to return a token instead of setting a cookie. For programs.
    #[serde(default)]
    pub bearer: bool,
}
