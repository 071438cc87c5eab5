/// One rule of a compiled schema, which the evaluator checks values against.
///
///     ┌ operation ┬ keyword ┬ first ┬ second ┐      16 bytes without a reference
///     │ length    │ 17      │ 3     │ 20     │      "minLength": 3, "maxLength": 20
///     │ members   │ 18      │ 4     │        │      table 4: "properties" and what goes with it
///     └───────────┴─────────┴───────┴────────┘
///
/// The meaning of the two numbers is documented where the operation is performed, in the file of its keyword. `keyword`
/// locates the rule in the schema, for reports.
struct Instruction: BitwiseCopyable, Sendable, Hashable {
    var operation: Operation
    var keyword: UInt32
    var first: UInt32 = 0
    var second: UInt32 = 0

    /// An absent operand: no limit, no block.
    static let none = UInt32.max
}

/// What an instruction checks.
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
    /// A choice between branches that the keys of an object distinguish; routes only.
    case choice
    /// A choice between branches that constants distinguish; routes only.
    case indexed
    /// One of several enumerations and patterns, for strings; routes only.
    case anyText
    /// Marks the end of a route, after its last instruction.
    case end
}
