/// The name of a sort of strings (Validation 7): one of those that JSON Schema has, or any other.
public struct FormatName: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
    /// The name as `format` has it.
    public let rawValue: String

    /// A format by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A format by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

extension FormatName {
    /// A date of RFC 3339: `2026-11-22`.
    public static let date: FormatName = "date"
    /// A time of RFC 3339 with its offset: `08:30:00Z`.
    public static let time: FormatName = "time"
    /// A date and a time of RFC 3339: `2026-11-22T08:30:00Z`.
    public static let dateTime: FormatName = "date-time"
    /// A duration of ISO 8601: `P3DT12H`.
    public static let duration: FormatName = "duration"
    /// An address for electronic mail.
    public static let email: FormatName = "email"
    /// An address for electronic mail beyond ASCII.
    public static let internationalEmail: FormatName = "idn-email"
    /// The name of a host.
    public static let hostname: FormatName = "hostname"
    /// The name of a host beyond ASCII.
    public static let internationalHostname: FormatName = "idn-hostname"
    /// An address of the Internet protocol, version 4.
    public static let ipv4: FormatName = "ipv4"
    /// An address of the Internet protocol, version 6.
    public static let ipv6: FormatName = "ipv6"
    /// An absolute URI.
    public static let uri: FormatName = "uri"
    /// A URI, or a reference relative to one.
    public static let uriReference: FormatName = "uri-reference"
    /// An absolute URI beyond ASCII.
    public static let iri: FormatName = "iri"
    /// A URI beyond ASCII, or a reference relative to one.
    public static let iriReference: FormatName = "iri-reference"
    /// A template for URIs (RFC 6570).
    public static let uriTemplate: FormatName = "uri-template"
    /// A UUID with its four hyphens.
    public static let uuid: FormatName = "uuid"
    /// A JSON Pointer.
    public static let jsonPointer: FormatName = "json-pointer"
    /// A JSON Pointer relative to a place.
    public static let relativeJSONPointer: FormatName = "relative-json-pointer"
    /// A regular expression of ECMA-262.
    public static let regex: FormatName = "regex"
}
