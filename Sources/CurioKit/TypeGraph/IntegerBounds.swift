internal import BricolageCore
internal import BricolageSchema

/// The least and the greatest integer that schemas allow together, as far as a type follows from them.
///
///     least        greatest                 type
///     up to 2^63   none, or up to 2^63      integer        refuses integers beyond 64 bits with a sign; 2^63 itself is
///                                                          what JavaScript makes of the greatest one
///     2^63         none                     exactNumber    `Int` has none of the allowed integers
///     0 or more    up to 2^64, or uint64    unsigned
///     any          up to 2^64, or uint64    exactNumber
///     any          beyond 2^64              integer        a bound that stands for none, such as 1e30
struct IntegerBounds {
    private let least: Double
    private let greatest: Double
    /// Whether a schema has the format `uint64`: 64 bits without a sign.
    private let isUnsigned: Bool
    private let schemas: [JSONSchema]

    private static let lower = ["minimum", "exclusiveMinimum"]
    private static let upper = ["maximum", "exclusiveMaximum"]

    /// The bounds of schemas that all hold; loose ones, which hold for some values, count only if there are no others.
    init(_ parts: [SchemaPart]) {
        let firm = parts.filter { !$0.isLoose }
        let schemas = (firm.isEmpty ? parts : firm).map(\.schema)
        self.schemas = schemas
        func bounds(_ keywords: [String]) -> [Double] {
            schemas.flatMap { schema in keywords.compactMap { schema[$0]?.double } }
        }
        least = bounds(Self.lower).max() ?? -.infinity
        greatest = bounds(Self.upper).min() ?? .infinity
        isUnsigned = schemas.contains { $0["format"]?.string == "uint64" }
    }

    /// The type that reads the integers between the bounds.
    var type: TypeExpression {
        if least >= 0x1p63, greatest > 0x1p64, !isUnsigned { return .exactNumber }
        guard greatest > 0x1p63, greatest <= 0x1p64 || isUnsigned else { return .integer }
        return least >= 0 ? .unsigned : .exactNumber
    }

    /// The bounds that allow integers which `Int` cannot hold, although it is the type.
    var beyondInt: [KeywordConstraint.Use] {
        guard type == .integer else { return [] }
        let keywords = (least <= -0x1p63 ? Self.lower : []) + (greatest >= 0x1p63 ? Self.upper : [])
        return schemas.flatMap { schema in
            keywords.filter { Self.isBeyondInt($0, of: schema) }
                .map { KeywordConstraint.Use(schema: schema, keyword: $0) }
        }
    }

    private static func isBeyondInt(_ keyword: String, of schema: JSONSchema) -> Bool {
        guard let bound = schema[keyword]?.number else { return false }
        if lower.contains(keyword) { return bound < JSON.Number(Int.min) }
        let isExcluded = keyword != "maximum" || schema["exclusiveMaximum"]?.bool == true
        return bound > JSON.Number(Int.max.magnitude + (isExcluded ? 1 : 0))
    }
}
