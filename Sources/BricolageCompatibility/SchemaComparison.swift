internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// Asks of every rule of the new schema whether it follows from the old one.
///
///     old   what is known of a value: schemas that hold for it
///     new   a schema ──▶ its keywords, each of which must follow ──▶ members, elements: the same question inside
///
/// A question that recurs for a deeper value while it is being answered is assumed to hold: whatever is wrong inside a
/// recursive schema is found the first time. If it recurs for the same value, it is not, since nothing follows from
/// itself:
///
///     new   {"$defs": {"a": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "string"}]}}}      a accepts strings alone
struct SchemaComparison {
    let old: JSONSchema
    let new: JSONSchema
    var oldRegistry: SchemaRegistry
    var newRegistry: SchemaRegistry
    var oldReach: DynamicReach
    var newReach: DynamicReach
    let options: ValidationOptions
    var found: [FoundChange] = []
    var questions = QuestionLog()
    /// Whether failures are not reported, so that the first one ends a question.
    var isTentative = false
    /// The innermost old schema that describes the current value or one around it.
    var holder: JSONSchema?
    /// The branches that are compared with each other, from the outside in.
    var branches: [FoundChange.Branch] = []
    var oldChecks = CompiledParts()
    var newChecks = CompiledParts()
    var oldKinds = SchemaKinds()
    var newKinds = SchemaKinds()
    private var loneKinds = LoneBranchKinds()
    var sameness: SchemaSameness
    /// For each premise, the position in `known` of what is known by it.
    private var numbers: [KnownValue.Premise: Int] = [:]
    private var numbersByContents: [KnownValue.Contents: Int] = [:]
    private(set) var known: [KnownValue] = []
    private var oldMembers: [JSONSchema: MemberLookup] = [:]
    private var newMembers: [JSONSchema: MemberLookup] = [:]
    private var demands: [JSONSchema: [JSONSchema]] = [:]
    var branchPairs: [BranchPairs.Lists: BranchPairs] = [:]
    /// The comparison from the new schema to the old one; nil until it is needed, and within the reverse one itself.
    var reverse: ReverseComparison?
    let isReverse: Bool
    /// How many more questions may be asked, so that no comparison takes for ever.
    var budget = 20_000

    init(
        _ old: JSONSchema, _ oldRegistry: SchemaRegistry, _ new: JSONSchema, _ newRegistry: SchemaRegistry,
        _ options: ValidationOptions, isReverse: Bool = false
    ) {
        self.old = old
        self.new = new
        self.oldRegistry = oldRegistry
        self.newRegistry = newRegistry
        self.options = options
        self.isReverse = isReverse
        sameness = SchemaSameness(customKeywords: Set(options.customKeywords.keys))
        oldReach = DynamicReach(root: old, &self.oldRegistry)
        newReach = DynamicReach(root: new, &self.newRegistry)
    }

    /// Everything that does not follow, as it was found and with its places.
    mutating func changes() -> [(found: FoundChange, change: SchemaCompatibility.Change)] {
        if areInSameFiles(old, new) { return [] }
        compare([old], with: new, at: .root)
        // Old and new files may have the same identifiers, so each side has its own places.
        let oldPlaces = PartPlaces(of: found.flatMap(\.oldParts))
        let newPlaces = PartPlaces(of: found.flatMap(\.newParts))
        return FoundChange.merged(found).compactMap { change, pointers in
            guard let old = oldPlaces[change.old], let new = newPlaces[change.new] else { return nil }
            let branch = change.branch.map { branch in
                SchemaCompatibility.Change.Branch(
                    old: branch.old.flatMap { oldPlaces[.init($0)] }, new: branch.new.flatMap { newPlaces[.init($0)] },
                    rival: branch.rival.flatMap { newPlaces[.init($0)] })
            }
            let placed = SchemaCompatibility.Change(
                old: old, new: new, pointer: change.pointer, otherPointers: pointers, message: change.message,
                isCertain: change.isCertain, branch: branch)
            return (change, placed)
        }
    }

    /// The rules by which the keywords of an old schema are read.
    mutating func oldRules(of schema: JSONSchema) -> SchemaRules { SchemaRules(of: schema, in: &oldRegistry) }

    /// The rules by which the keywords of a new schema are read.
    mutating func newRules(of schema: JSONSchema) -> SchemaRules { SchemaRules(of: schema, in: &newRegistry) }

    /// The position in `known` of what is known by a premise: the same for premises that say the same.
    mutating func number(of premise: KnownValue.Premise) -> Int {
        if let number = numbers[premise] { return number }
        let value = KnownValue(premise, &oldRegistry, &oldKinds, &loneKinds, sameness.text)
        let number = numbersByContents[value.contents] ?? known.count
        if number == known.count { known.append(value) }
        numbersByContents[value.contents] = number
        numbers[premise] = number
        return number
    }

    /// The member lookup of an old schema, made once.
    mutating func oldMembers(of schema: JSONSchema) -> MemberLookup {
        if let known = oldMembers[schema] { return known }
        let members = MemberLookup(of: schema)
        oldMembers[schema] = members
        return members
    }

    /// The member lookup of a new schema, made once.
    mutating func newMembers(of schema: JSONSchema) -> MemberLookup {
        if let known = newMembers[schema] { return known }
        let members = MemberLookup(of: schema)
        newMembers[schema] = members
        return members
    }

    /// The new schemas that hold whenever one does and whose keywords count: the schema itself, the targets of
    /// references, and the schemas of `allOf`.
    mutating func demanded(by new: JSONSchema) -> [JSONSchema] {
        if let known = demands[new] { return known }
        var known: Set<JSONSchema> = []
        var demanded: [JSONSchema] = []
        var pending = [new]
        while let schema = pending.popLast() {
            guard known.insert(schema).inserted, known.count < 100 else { continue }
            if schema.node.kind == .object {
                guard newRules(of: schema).areThoseOfDialect(for: schema) else { continue }
                if let target = schema["$ref"]?.string.flatMap({ target(of: schema, $0) }) { pending.append(target) }
            }
            if !schema.hidesSiblingsOfReference { demanded.append(schema) }
            pending += schema.activeSchemas(in: "allOf") ?? []
        }
        demands[new] = demanded
        return demanded
    }

    /// The schema that a new one refers to.
    mutating func target(of new: JSONSchema, _ text: String) -> JSONSchema? {
        try? newRegistry.resolve(text, from: new)
    }

    /// Whether two schemas, and those that they refer to, are equal apart from annotations.
    mutating func isSame(_ old: JSONSchema, _ new: JSONSchema) -> Bool {
        sameness.isSame(old, new, &oldRegistry, &newRegistry)
    }

    /// Whether a keyword of two schemas says the same in both.
    mutating func isSame(_ keyword: String, _ old: JSONSchema, _ new: JSONSchema) -> Bool {
        sameness.isSame(keyword, old, new, &oldRegistry, &newRegistry)
    }

    /// Records something that does not follow.
    mutating func add(
        _ message: @autoclosure () -> String, _ known: KnownValue, _ oldKeyword: String?, _ new: JSONSchema,
        _ newKeyword: String?, _ place: JSONPointer, isCertain: Bool
    ) {
        questions.hasFailed = true
        if isTentative { return }
        let part = oldKeyword.flatMap { known.part(with: $0) } ?? known.parts.first ?? holder ?? old
        found.append(
            FoundChange(
                old: .init(part, known.parts.isEmpty ? nil : oldKeyword.flatMap { part.active($0) == nil ? nil : $0 }),
                new: .init(new, newKeyword),
                pointer: place, message: message(), isCertain: isCertain && branches.allSatisfy(\.isOnlyOne),
                branch: branches.last))
    }
}
