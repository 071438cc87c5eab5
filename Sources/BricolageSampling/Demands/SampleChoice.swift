internal import BricolageSchema

/// Schemas of which one must hold.
struct SampleChoice {
    let branches: [JSONSchema]
    /// The schema that has them.
    let schema: JSONSchema
    /// Whether the others must not hold.
    let isExclusive: Bool
}

/// A schema that decides which other one must hold.
struct SampleCondition {
    let condition: JSONSchema
    let then: JSONSchema?
    let alternative: JSONSchema?
}
