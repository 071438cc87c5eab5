public import BricolageCore
public import BricolageWriting

/// Variants that modules add to families: a value that you pass to a decoder and an encoder.
///
///     var variants = JSONVariantRegistry()
///     try variants.register(Triangle.self, as: "triangle", in: Shapes.self)
///
///     var decoder = JSON.Decoder()
///     decoder.variants = variants
///
/// For other coders: `decoder.userInfo[.jsonVariants] = variants`.
public struct JSONVariantRegistry: Sendable {
    /// The complete description of each family that was extended or changed.
    private var families: [ObjectIdentifier: any Sendable] = [:]

    /// Creates a registry that adds nothing.
    public init() {}

    /// Adds a type to a family.
    ///
    /// - Throws: `JSONVariantError` if the tag or the type is taken, or if the description was already invalid.
    public mutating func register<Family: JSONVariantFamily, Payload: Codable & SendableMetatype>(
        _ type: Payload.Type, as tag: JSON, aliases: [JSON] = [], in family: Family.Type
    ) throws(JSONVariantError) {
        try add(JSONVariant(tag, type, aliases: aliases), to: family)
    }

    /// Adds a variant to a family.
    ///
    /// - Throws: `JSONVariantError` if the tag or the type is taken, or if the description was already invalid.
    public mutating func add<Family: JSONVariantFamily>(
        _ variant: JSONVariant<Family.Base>, to family: Family.Type
    ) throws(JSONVariantError) {
        let table = variants(of: family).table
        let extended = JSONVariants(
            VariantTable(tagging: table.tagging, unknown: table.unknown, variants: table.variants + [variant]))
        try extended.check()
        families[ObjectIdentifier(family)] = extended
    }

    /// Overrides how unknown tags of a family are handled.
    public mutating func setUnknownTags<Family: JSONVariantFamily>(
        _ unknown: JSONUnknownTags<Family.Base>, in family: Family.Type
    ) {
        let table = variants(of: family).table
        families[ObjectIdentifier(family)] = JSONVariants(
            VariantTable(tagging: table.tagging, unknown: unknown, variants: table.variants))
    }

    /// A family including all added variants.
    public func variants<Family: JSONVariantFamily>(of family: Family.Type) -> JSONVariants<Family.Base> {
        families[ObjectIdentifier(family)] as? JSONVariants<Family.Base> ?? family.variants
    }
}

extension CodingUserInfoKey {
    // The initialiser is failable only for historical reasons: it accepts every string.
    // swift-format-ignore: NeverForceUnwrap
    /// The `JSONVariantRegistry` of any coder.
    public static let jsonVariants = CodingUserInfoKey(rawValue: "Bricolage.JSONVariantRegistry")!
}

extension JSON.Decoder {
    /// The variants that modules have added to families.
    public var variants: JSONVariantRegistry {
        get { userInfo[.jsonVariants] as? JSONVariantRegistry ?? JSONVariantRegistry() }
        set { userInfo[.jsonVariants] = newValue }
    }
}

extension JSON.Encoder {
    /// The variants that modules have added to families.
    public var variants: JSONVariantRegistry {
        get { userInfo[.jsonVariants] as? JSONVariantRegistry ?? JSONVariantRegistry() }
        set { userInfo[.jsonVariants] = newValue }
    }
}
