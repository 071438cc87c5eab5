internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// Limits between which there is nothing: `{"minLength": 5, "maxLength": 3}`.
    package static let contradictoryBounds = LintRule(
        "contradictory-bounds", .warning, "No value is between two limits.",
        .schema { schema, findings in
            for (least, most) in pairs where least != "minContains" || schema.active("contains") != nil {
                guard let high = schema.active(most), let highest = high.number else { continue }
                let low = schema.active(least)
                // Without minContains, one element must match (Validation 6.4.5).
                guard let lowest = low == nil && least == "minContains" ? 1 : low?.number else { continue }
                let excludes = least.hasPrefix("exclusive") || most.hasPrefix("exclusive") || isExclusive(schema)
                guard lowest > highest || excludes && lowest == highest && !isCount(least) else { continue }
                findings.add(
                    low ?? high, "no value is between \"\(least)\": \(lowest) and \"\(most)\": \(highest)",
                    remark: low == nil ? "; without the keyword, \"\(least)\" is \(lowest)" : "")
            }
        })

    private static let pairs = [
        ("minimum", "maximum"), ("exclusiveMinimum", "maximum"), ("minimum", "exclusiveMaximum"),
        ("exclusiveMinimum", "exclusiveMaximum"), ("minLength", "maxLength"), ("minItems", "maxItems"),
        ("minProperties", "maxProperties"), ("minContains", "maxContains"),
    ]

    private static func isCount(_ keyword: String) -> Bool { !keyword.hasSuffix("inimum") }

    /// Whether a flag excludes the limits themselves, as is possible up to draft 4.
    private static func isExclusive(_ schema: JSONSchema) -> Bool {
        schema.dialect <= .draft4
            && (schema["exclusiveMinimum"]?.bool == true || schema["exclusiveMaximum"]?.bool == true)
    }
}
