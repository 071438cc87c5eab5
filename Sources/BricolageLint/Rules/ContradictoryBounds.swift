internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// Limits between which there is nothing: `{"minLength": 5, "maxLength": 3}`.
    package static let contradictoryBounds = LintRule(
        "contradictory-bounds", .warning, "No value lies between two limits.",
        .schema { schema, findings in
            for (least, most) in pairs where least != "minContains" || schema.active("contains") != nil {
                guard let low = schema.active(least), let lowest = low.number, let high = schema.active(most)?.number
                else { continue }
                let excludes = least.hasPrefix("exclusive") || most.hasPrefix("exclusive") || isExclusive(schema)
                guard lowest > high || excludes && lowest == high && !isCount(least) else { continue }
                findings.add(low, "nothing lies between \"\(least)\": \(lowest) and \"\(most)\": \(high)")
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
