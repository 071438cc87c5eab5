internal import BricolageCore
internal import BricolageSchema

/// The least and the greatest integer that schemas allow together, as far as a type follows from them.
///
///     least        greatest                 type
///     up to 2^63   none, or up to 2^63      integer        refuses integers beyond 64 bits with a sign
///     2^63         none                     exactNumber    `Int` has none of the allowed integers
///     0 or more    up to 2^64, or uint64    unsigned
///     any          up to 2^64, or uint64    exactNumber
///     any          beyond 2^64              integer        a bound that stands for none, such as 1e30
struct IntegerBounds {
    private let least: Double
    private let greatest: Double
    /// Whether a schema has the format `uint64`: 64 bits without a sign.
    private let isUnsigned: Bool

    /// The bounds of schemas that all hold; loose ones, which hold for some values, count only if there are no others.
    init(_ parts: [SchemaPart]) {
        let firm = parts.filter { !$0.isLoose }
        let schemas = (firm.isEmpty ? parts : firm).map(\.schema)
        func bounds(_ keywords: [String]) -> [Double] {
            schemas.flatMap { schema in keywords.compactMap { schema[$0]?.double } }
        }
        least = bounds(["minimum", "exclusiveMinimum"]).max() ?? -.infinity
        greatest = bounds(["maximum", "exclusiveMaximum"]).min() ?? .infinity
        isUnsigned = schemas.contains { $0["format"]?.string == "uint64" }
    }

    /// The type that reads the integers between the bounds.
    var type: TypeExpression {
        if least >= 0x1p63, greatest > 0x1p64, !isUnsigned { return .exactNumber }
        guard greatest > 0x1p63, greatest <= 0x1p64 || isUnsigned else { return .integer }
        return least >= 0 ? .unsigned : .exactNumber
    }
}
