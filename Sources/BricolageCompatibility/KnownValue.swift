internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// What is known of a value that the old schema accepts.
///
///     {"allOf": [A, {"$ref": "#/B"}], "anyOf": [C, D]}      parts    itself, A, B
///                                                           choice   one of C and D
struct KnownValue {
    /// A list of schemas of which at least one holds.
    struct Choice: Hashable {
        var schema: JSONSchema
        var keyword: String
    }

    /// What is known at first: the schemas that hold, the choices with the branch that is among these schemas, the
    /// members that are present, in which case the value is an object, and the only kinds that it may have.
    struct Premise: Hashable {
        var schemas: [JSONSchema]
        var decided: [Choice: JSONSchema] = [:]
        var members: Set<ExactKey> = []
        var kinds = SchemaKinds.all
    }

    /// What is known of a value, independent of the premise: equal for premises that say the same.
    struct Contents: Hashable {
        var held: Set<JSONSchema>
        var decided: [Choice: JSONSchema]
        var members: Set<ExactKey>
        var kinds: Set<String>
    }

    /// The premise from which everything else is derived.
    let premise: Premise
    /// All schemas that hold for the value, including those whose keywords are not examined.
    private(set) var held: [JSONSchema] = []
    /// The schemas that hold for the value and whose keywords count.
    private(set) var parts: [JSONSchema] = []
    /// The first choice that is still open.
    private(set) var choice: Choice?
    /// The kinds that the value may have; integers are distinguished from other numbers.
    private(set) var kinds: Set<String>
    /// The members that it must have if it is an object.
    private(set) var required = RequiredMembers()
    /// The only possible values; nil if they are not listed.
    private(set) var values: [JSON]?
    /// The choices with a known branch, which is among the parts.
    var decided: [Choice: JSONSchema] { premise.decided }
    /// Whether there is no such value.
    private(set) var isImpossible = false

    /// The limit on parts that are examined.
    private static let mostParts = 400

    init(
        _ premise: Premise, _ registry: inout SchemaRegistry, _ kindsOfSchemas: inout SchemaKinds,
        _ loneKinds: inout LoneBranchKinds, _ text: ComparedText
    ) {
        self.premise = premise
        kinds = premise.kinds
        if !premise.members.isEmpty { kinds.formIntersection(["object"]) }
        required.insert(premise.members)
        for (choice, branch) in premise.decided where choice.keyword == "oneOf" {
            kinds.formIntersection(loneKinds.kinds(of: branch, in: choice, text))
        }
        var known: Set<JSONSchema> = []
        var pending = premise.schemas
        while let schema = pending.popLast() ?? nextDependent() {
            guard known.insert(schema).inserted, parts.count < Self.mostParts else { continue }
            if schema.boolean == false { isImpossible = true }
            // If a custom metaschema leaves out keywords of the schema, their meaning is left open.
            guard schema.node.kind == .object,
                SchemaRules(of: schema, in: &registry).areThoseOfDialect(for: schema)
            else {
                held.append(schema)
                continue
            }
            if let target = schema["$ref"]?.string.flatMap({ try? registry.resolve($0, from: schema) }) {
                pending.append(target)
                // A mere reference is represented by its target, so that all references to one schema are one question.
                if text.isOnlyReference(schema) { continue }
            }
            held.append(schema)
            if schema.hidesSiblingsOfReference { continue }
            parts.append(schema)
            narrow(by: schema)
            required.add(schema)
            pending += schema.activeSchemas(in: "allOf") ?? []
            for keyword in ["anyOf", "oneOf"] {
                guard let branches = schema.activeSchemas(in: keyword), !branches.isEmpty else { continue }
                let found = Choice(schema: schema, keyword: keyword)
                if premise.decided[found] != nil { continue }
                choice = choice ?? found
                kinds.formIntersection(kindsOfSchemas.kinds(ofAny: branches, &registry))
            }
        }
        if kinds.isEmpty || values?.isEmpty == true { isImpossible = true }
    }

    /// A schema that holds because of the members that an object must have; nil if the value may have another kind.
    private mutating func nextDependent() -> JSONSchema? {
        kinds == ["object"] ? required.dependents.popLast() : nil
    }

    private mutating func narrow(by schema: JSONSchema) {
        if let names = schema.activeTypeNames { kinds.formIntersection(SchemaKinds.kinds(named: names)) }
        for list in schema.activeListedValues {
            let allowed = Set(list)
            values = values.map { known in known.filter(allowed.contains) } ?? list
            kinds.formIntersection(list.map(SchemaKinds.kind))
        }
    }

    /// What is known, independent of the premise.
    var contents: Contents {
        Contents(held: Set(held), decided: decided, members: premise.members, kinds: premise.kinds)
    }

    /// The first part that has a keyword, or else the first part.
    func part(with keyword: String) -> JSONSchema? { parts.first { $0.active(keyword) != nil } ?? parts.first }

    /// The tightest of the numbers that a keyword gives.
    func tightest(_ keyword: String, isLeast: Bool) -> JSON.Number? {
        let numbers = parts.compactMap { $0.active(keyword)?.number }
        return isLeast ? numbers.max() : numbers.min()
    }

    /// Whether the spelling of a number decides whether it is an integer, as up to draft 4.
    var hasIntegersByText: Bool { parts.contains(where: \.tellsIntegersByText) }
}

extension JSONSchema {
    /// Whether `type` refuses 1.0 and accepts 1, as up to draft 4.
    var tellsIntegersByText: Bool {
        guard dialect <= .draft4, let names = activeTypeNames else { return false }
        return names.contains("integer") && !SchemaKinds.kinds(named: names).contains("fraction")
    }
}
