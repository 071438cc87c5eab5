internal import BricolageCore
internal import BricolageSchema

/// How many levels the lowest value of each schema has at least.
///
///     A: string or B           0
///     B: {"a": A} with "a"     1      an object around a string
///     C: {"c": C} with "c"     endless
///
/// A schema has the least height that its parts leave: at first all are endless, then all are looked at again until none
/// becomes lower, those first that others follow from. So one round is enough where no schema leads to itself, in
/// whichever way they are found; each round is linear. What is endless has no finite value. Where a reference leads by the
/// way of an evaluation is left open: it asks for nothing.
struct SchemaHeights {
    /// More levels than any value has.
    static let endless = 1_000

    private var heights: [JSONSchema: Int] = [:]

    /// The height of a schema; those of all schemas that it follows from are kept.
    mutating func height(of schema: JSONSchema, target: (JSONSchema) -> JSONSchema?) -> Int {
        if let known = heights[schema] { return known }
        var found: [Outline] = []
        var pending = [Step.visit(schema)]
        while let step = pending.popLast() {
            switch step {
            case .visit(let next):
                guard heights[next] == nil else { continue }
                heights[next] = Self.endless
                let outline = Outline(next, target: target(next))
                pending.append(.leave(outline))
                let parts = outline.all + outline.inside.joined() + outline.choices.joined()
                pending += parts.lazy.map(Step.visit)
            case .leave(let outline): found.append(outline)
            }
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for outline in found {
                let height = outline.height { heights[$0] ?? 0 }
                guard height < heights[outline.schema] ?? 0 else { continue }
                heights[outline.schema] = height
                isSettled = false
            }
        }
        return heights[schema] ?? 0
    }
}

/// One step on the way through schemas: to one, or back from it, when all that it follows from was found.
private enum Step {
    case visit(JSONSchema)
    case leave(Outline)
}

/// What the height of one schema follows from.
private struct Outline {
    let schema: JSONSchema
    /// Schemas that hold for the same value.
    private(set) var all: [JSONSchema] = []
    /// Lists of schemas of which one holds for the same value.
    private(set) var choices: [[JSONSchema]] = []
    /// The schemas of what must be inside, for each kind that the value can be of; empty where it may be a scalar.
    private(set) var inside: [[JSONSchema]] = []

    init(_ schema: JSONSchema, target: JSONSchema?) {
        self.schema = schema
        guard schema.node.kind == .object else { return }
        all = target.map { [$0] } ?? []
        if schema.hidesSiblingsOfReference { return }
        if schema.active("enum") != nil || schema.active("const") != nil { return }
        all += schema.activeSchemas(in: "allOf") ?? []
        choices = ["anyOf", "oneOf"].compactMap { schema.activeSchemas(in: $0) }.filter { !$0.isEmpty }
        let kinds = schema.activeTypeNames.map(SampleKind.named) ?? Set(SampleKind.allCases)
        guard kinds.isSubset(of: [.array, .object]) else { return }
        if kinds.contains(.object) {
            let required = Set(schema.requiredNames.map(ExactKey.init))
            inside.append(
                schema.namedSchemas(in: "properties").filter { required.contains(ExactKey($0.name)) }.map(\.schema))
        }
        if kinds.contains(.array) {
            let needsRest = schema["minItems"]?.int ?? 0 > schema.tupleItems?.count ?? 0
            inside.append(needsRest ? schema.restItems.map { [$0] } ?? [] : [])
        }
    }

    /// The height, from those of the others.
    func height(_ known: (JSONSchema) -> Int) -> Int {
        var height = all.map(known).max() ?? 0
        for branches in choices { height = max(height, branches.map(known).min() ?? 0) }
        if let lowest = inside.map({ $0.map(known).max() ?? 0 }).min() { height = max(height, 1 + lowest) }
        return min(height, SchemaHeights.endless)
    }
}
