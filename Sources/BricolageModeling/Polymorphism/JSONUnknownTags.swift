public import BricolageCore

/// What becomes of a value whose tag is none of the known ones.
public enum JSONUnknownTags<Base>: Sendable {
    /// It is an error that names the tag, its place, the known tags and the nearest of them.
    case rejected

    /// It is left out of its array or dictionary, or becomes nil, and is reported beside the result.
    ///
    /// Where there is nothing to leave it out of it is an error.
    case dropped

    /// It is kept as it is, to be written again.
    ///
    ///     .kept(as: Shape.unknown)     // a case with an UnknownVariant
    ///     .kept { $0 }                 // for a protocol that UnknownVariant conforms to
    case kept(as: @Sendable (UnknownVariant) -> Base)
}

/// A value whose tag nobody knows, kept to be written as it was.
///
/// For a family behind a protocol, let it conform to that protocol:
///
///     extension UnknownVariant: Shape {
///         public var area: Double { 0 }
///     }
public struct UnknownVariant: Sendable, Hashable {
    /// The tag that nobody knows.
    public let tag: JSON
    /// The whole value, with its tag where that stands inside.
    public let json: JSON

    /// Creates an unknown value.
    public init(tag: JSON, json: JSON) {
        self.tag = tag
        self.json = json
    }
}

extension UnknownVariant: Codable {
    /// Takes over any value, without a tag.
    public init(from decoder: any Decoder) throws { self.init(tag: .null, json: try JSON(from: decoder)) }

    /// Writes the value as it was.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(json)
    }
}
