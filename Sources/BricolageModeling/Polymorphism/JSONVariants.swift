public import BricolageCore

/// The types that a value may have, and how the JSON says which: everything that coders need to know about a family.
///
///     JSONVariants<any Shape>(tag: "type") {
///         JSONVariant("circle", Circle.self)
///         JSONVariant("square", Square.self, aliases: ["rect"])
///     }
///
/// It belongs to a `JSONVariantFamily` or a `JSONVariantEnum`. If a description contradicts itself, for instance with
/// one tag for two types, every use of it is an error; `check()` reports this directly, for instance in a test.
public struct JSONVariants<Base>: Sendable {
    let table: VariantTable<Base>

    init(_ table: VariantTable<Base>) { self.table = table }

    /// Describes a family by the location of its tags and its variants.
    public init(
        _ tagging: JSONTagging, unknown: JSONUnknownTags<Base> = .rejected,
        @Builder variants: () -> [JSONVariant<Base>]
    ) {
        table = VariantTable(tagging: tagging, unknown: unknown, variants: variants())
    }

    /// Describes a family whose tag is a member of the value itself: `{"type": "circle", "radius": 1}`.
    public init(
        tag: String, unknown: JSONUnknownTags<Base> = .rejected,
        @Builder variants: () -> [JSONVariant<Base>]
    ) {
        self.init(.internal(tag), unknown: unknown, variants: variants)
    }

    /// Where the tags are.
    public var tagging: JSONTagging { table.tagging }

    /// The tags to write, in the order of the variants.
    public var tags: [JSON] { table.variants.compactMap(\.tag) }

    /// Throws an error if the description is invalid.
    public func check() throws(JSONVariantError) {
        if let problem = table.problem { throw problem }
    }
}

/// An error in a description of variants, or in a value that it does not describe.
public enum JSONVariantError: Error, Sendable, Hashable {
    /// Two variants have the same tag or alias.
    case duplicateTag(JSON)
    /// Two variants have the same payload type, and nothing distinguishes their values.
    case duplicateType(String)
    /// A tag is an array or object, or with `.external` not a string.
    case unsuitableTag(JSON)
    /// A variant has no tag although the family has tags.
    case missingTag(type: String)
    /// More than one variant is the default.
    case severalDefaults
    /// Values of the type are not values of the family.
    case foreignType(String, base: String)
    /// The type is not one of the family's variants, so it cannot be written.
    case unregisteredType(String, base: String)
    /// Tags inside a value need payloads that are objects, and with `.pointer` also objects on the path to the tag.
    case notAnObject(String)
    /// The wrapped property does not consist of the family's values, or the tagging does not support such a collection.
    case unsuitableContent(String, base: String)
    /// The tag belongs to the parent, which has no place for it.
    case noParent(tag: String)
}

extension JSONVariantError: CustomStringConvertible {
    /// The message as a sentence.
    public var description: String {
        switch self {
        case .duplicateTag(let tag): "two variants have the tag \(tag)"
        case .duplicateType(let type): "two variants have the type \(type), and no condition tells them apart"
        case .unsuitableTag(let tag): "\(tag) cannot be a tag here"
        case .missingTag(let type): "the variant \(type) has no tag"
        case .severalDefaults: "more than one variant is the default"
        case .foreignType(let type, let base): "a value of type \(type) is no \(base)"
        case .unregisteredType(let type, let base): "the type \(type) is not registered as a variant of \(base)"
        case .notAnObject(let type): "\(type) does not encode objects, so there is no place for its tag"
        case .unsuitableContent(let type, let base): "\(type) cannot hold variants of \(base) with this tagging"
        case .noParent(let tag): "there is no object around the value that could hold the tag \"\(tag)\""
        }
    }
}
