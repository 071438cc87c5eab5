public import BricolageCore
internal import BricolageDiagnosing

/// One of the types that a value may have, with its tag.
///
///     JSONVariant("circle", Circle.self)                    // for a protocol: any Shape
///     JSONVariant("circle", Shape.circle)                   // for an enumeration: its case
///     JSONVariant(2, Square.self, aliases: ["square"])      // any JSON scalar is a tag; the first one is written
public struct JSONVariant<Base>: Sendable {
    let tag: JSON?
    let aliases: [JSON]
    let type: any (Codable & SendableMetatype).Type
    let isDefault: Bool
    /// Distinguishes values of this variant from those of others with the same payload type.
    let matches: (@Sendable (Base) -> Bool)?
    /// Reads the payload from its place.
    let read: @Sendable (VariantSource, VariantSource.Place) throws -> Base
    /// A value with a placeholder for its payload.
    let placeholder: @Sendable (Placeholders) -> Base?

    private init<Payload: Codable & SendableMetatype>(
        _ tag: JSON?, _ type: Payload.Type, aliases: [JSON], isDefault: Bool, matches: (@Sendable (Base) -> Bool)?,
        embed: @escaping @Sendable (Payload) throws -> Base
    ) {
        self.tag = tag
        self.aliases = aliases
        self.type = type
        self.isDefault = isDefault
        self.matches = matches
        read = { source, place in try embed(source.read(Payload.self, at: place)) }
        placeholder = { $0.value(of: Payload.self).flatMap { try? embed($0) } }
    }

    /// A type that conforms to a protocol, or inherits from a class.
    ///
    /// - Parameters:
    ///   - tag: The scalar that identifies the type.
    ///   - type: The type; its values must be a `Base`.
    ///   - aliases: Other tags that are read but never written.
    ///   - isDefault: Whether a value without a tag is of this type.
    public init<Payload: Codable & SendableMetatype>(
        _ tag: JSON, _ type: Payload.Type, aliases: [JSON] = [], isDefault: Bool = false
    ) {
        self.init(tag, type, aliases: aliases, isDefault: isDefault, matches: nil, embed: Self.cast)
    }

    /// A case of an enumeration, or anything created from a payload.
    ///
    /// - Parameters:
    ///   - tag: The scalar that identifies the case.
    ///   - embed: Creates the value from its payload: the case itself.
    ///   - aliases: Other tags that are read but never written.
    ///   - isDefault: Whether a value without a tag is this case.
    ///   - matches: Whether a value is this case. Needed only if several cases have payloads of the same type.
    public init<Payload: Codable & SendableMetatype>(
        _ tag: JSON, _ embed: @escaping @Sendable (Payload) -> Base, aliases: [JSON] = [], isDefault: Bool = false,
        where matches: (@Sendable (Base) -> Bool)? = nil
    ) {
        self.init(tag, Payload.self, aliases: aliases, isDefault: isDefault, matches: matches, embed: embed)
    }

    /// A type of a family without tags.
    public init<Payload: Codable & SendableMetatype>(_ type: Payload.Type) {
        self.init(nil, type, aliases: [], isDefault: false, matches: nil, embed: Self.cast)
    }

    /// A case of an enumeration without tags.
    public init<Payload: Codable & SendableMetatype>(_ embed: @escaping @Sendable (Payload) -> Base) {
        self.init(nil, Payload.self, aliases: [], isDefault: false, matches: nil, embed: embed)
    }

    @Sendable private static func cast<Payload>(_ payload: Payload) throws -> Base {
        if let value = payload as? Base { return value }
        throw JSONVariantError.foreignType("\(Payload.self)", base: "\(Base.self)")
    }
}
