/// One rule of a compiled schema, of which the evaluator asks whether a value obeys it.
///
///     ┌ operation ┬ keyword ┬ first ┬ second ┐      16 bytes without a reference
///     │ length    │ 17      │ 3     │ 20     │      "minLength": 3, "maxLength": 20
///     │ members   │ 18      │ 4     │        │      table 4: "properties" and what goes with it
///     └───────────┴─────────┴───────┴────────┘
///
/// What the two numbers mean is said where the operation is performed, in the file of its keyword. `keyword` says where
/// the rule stands in the schema, for reports.
struct Instruction: BitwiseCopyable, Sendable, Hashable {
    var operation: Operation
    var keyword: UInt32
    var first: UInt32 = 0
    var second: UInt32 = 0

    /// No limit, no block: an operand that is not there.
    static let none = UInt32.max
}

/// What an instruction asks.
enum Operation: UInt8, BitwiseCopyable, Sendable {
    case values
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multiple
    case length, pattern, format, content
    case itemCount, uniqueItems, items, prefixItems, contains, unevaluatedItems
    case memberCount, members, memberNames, unevaluatedMembers
    case dependentMembers
    case all, any, exactlyOne, not, condition
    case reference, dynamicReference
    case custom
    /// A choice between branches that the keys of an object tell apart; routes only.
    case choice
    /// A choice between branches that constants tell apart; routes only.
    case indexed
    /// One of several enumerations and patterns, for strings; routes only.
    case anyText
    /// Behind the last instruction of a route.
    case end
}
