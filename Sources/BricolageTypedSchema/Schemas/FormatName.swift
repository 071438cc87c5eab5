/// The name of a string format (Validation 7): a standard one, or any other.
public struct FormatName: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
    /// The value of `format`.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a format from its name.
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
    /// An email address.
    public static let email: FormatName = "email"
    /// An internationalised email address.
    public static let internationalEmail: FormatName = "idn-email"
    /// A host name.
    public static let hostname: FormatName = "hostname"
    /// An internationalised host name.
    public static let internationalHostname: FormatName = "idn-hostname"
    /// An IPv4 address.
    public static let ipv4: FormatName = "ipv4"
    /// An IPv6 address.
    public static let ipv6: FormatName = "ipv6"
    /// An absolute URI.
    public static let uri: FormatName = "uri"
    /// A URI or a relative reference.
    public static let uriReference: FormatName = "uri-reference"
    /// An absolute IRI.
    public static let iri: FormatName = "iri"
    /// An IRI or a relative reference.
    public static let iriReference: FormatName = "iri-reference"
    /// A URI template (RFC 6570).
    public static let uriTemplate: FormatName = "uri-template"
    /// A UUID with its four hyphens.
    public static let uuid: FormatName = "uuid"
    /// A JSON Pointer.
    public static let jsonPointer: FormatName = "json-pointer"
    /// A relative JSON Pointer.
    public static let relativeJSONPointer: FormatName = "relative-json-pointer"
    /// A regular expression of ECMA-262.
    public static let regex: FormatName = "regex"
}
