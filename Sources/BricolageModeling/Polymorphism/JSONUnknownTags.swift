public import BricolageCore

/// How values with unknown tags are handled.
public enum JSONUnknownTags<Base>: Sendable {
    /// The value is an error that names the tag, its location, the known tags and the nearest of them.
    case rejected

    /// The value is removed from its array or dictionary, or becomes nil, and is reported beside the result.
    ///
    /// A value that is neither in a collection nor optional is an error.
    case dropped

    /// The value is kept unchanged, to be written again.
    ///
    ///     .kept(as: Shape.unknown)     // a case with an UnknownVariant
    ///     .kept { $0 }                 // for a protocol that UnknownVariant conforms to
    case kept(as: @Sendable (UnknownVariant) -> Base)
}

/// A value with an unknown tag, kept to be written unchanged.
///
/// For a family behind a protocol, let it conform to that protocol:
///
///     extension UnknownVariant: Shape {
///         public var area: Double { 0 }
///     }
public struct UnknownVariant: Sendable, Hashable {
    /// The unknown tag.
    public let tag: JSON
    /// The whole value, including its tag if that is inside.
    public let json: JSON

    /// Creates an unknown value.
    public init(tag: JSON, json: JSON) {
        self.tag = tag
        self.json = json
    }
}

extension UnknownVariant: Codable {
    /// Reads any value, without a tag.
    public init(from decoder: any Decoder) throws { self.init(tag: .null, json: try JSON(from: decoder)) }

    /// Writes the value as it was.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(json)
    }
}
