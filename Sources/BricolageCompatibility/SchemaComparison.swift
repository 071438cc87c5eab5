internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

/// Asks of every rule of the new schema whether it follows from the old one.
///
///     old   what is known of a value: schemas that hold for it
///     new   a schema ──▶ its keywords, each of which must follow ──▶ members, elements: the same question inside
///
/// A question that comes up again inside a value while it is being answered of that is taken for answered: whatever is
/// wrong inside a recursive schema is found the first time. Of the same value it is not, since nothing follows from
/// itself:
///
///     new   {"$defs": {"a": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "string"}]}}}      a accepts strings alone
struct SchemaComparison {
    private let old: JSONSchema
    private let new: JSONSchema
    var oldRegistry: SchemaRegistry
    var newRegistry: SchemaRegistry
    private var oldReach: DynamicReach
    private var newReach: DynamicReach
    let options: ValidationOptions
    private var found: [FoundChange] = []
    private var asked: Set<Question> = []
    /// The same questions in the order in which they came up.
    private var askedInOrder: [Question] = []
    /// The questions that are being answered, and how deep inside the document their values are.
    private var open: [Question: Int] = [:]
    private var oldChecks = CompiledParts()
    private var newChecks = CompiledParts()
    private var sameness: SchemaSameness
    /// What is known by premises, which are the same for all schemas of an `allOf`.
    private var known: [KnownValue.Premise: KnownValue] = [:]
    private var oldMembers: [JSONSchema: MemberLookup] = [:]
    /// How many more questions are asked, so that no two schemas take for ever.
    private var budget = 20_000

    private struct Question: Hashable {
        var premise: KnownValue.Premise
        var new: JSONSchema
    }

    init(
        _ old: JSONSchema, _ oldRegistry: SchemaRegistry, _ new: JSONSchema, _ newRegistry: SchemaRegistry,
        _ options: ValidationOptions
    ) {
        self.old = old
        self.new = new
        self.oldRegistry = oldRegistry
        self.newRegistry = newRegistry
        self.options = options
        sameness = SchemaSameness(customKeywords: Set(options.customKeywords.keys))
        oldReach = DynamicReach(root: old, &self.oldRegistry)
        newReach = DynamicReach(root: new, &self.newRegistry)
    }

    /// Everything that does not follow.
    mutating func changes() -> [SchemaCompatibility.Change] {
        if areInSameFiles(old, new) { return [] }
        compare(KnownValue.Premise(schemas: [old]), with: new, at: .root)
        // Old and new files have the same identifiers, so that each side has its own places.
        let (oldPlaces, newPlaces) = (PartPlaces(of: found.map(\.old)), PartPlaces(of: found.map(\.new)))
        var seen: Set<FoundChange> = []
        return found.filter { seen.insert($0).inserted }.compactMap { change in
            guard let old = oldPlaces[change.old], let new = newPlaces[change.new] else { return nil }
            return .init(
                old: old, new: new, pointer: change.pointer, message: change.message, isCertain: change.isCertain)
        }
    }

    // MARK: Questions

    /// Asks whether a value of which something is known is valid by a new schema.
    mutating func compare(_ premise: KnownValue.Premise, with new: JSONSchema, at place: JSONPointer) {
        if new.boolean == true || (new.node.kind == .object && new.node.count == 0) { return }
        let question = Question(premise: premise, new: new)
        guard asked.insert(question).inserted else {
            guard open[question] == place.tokens.count else { return }
            let known = known(premise)
            return add("it refers to itself without end", known, nil, new, nil, place, isCertain: false)
        }
        askedInOrder.append(question)
        open[question] = place.tokens.count
        defer { open[question] = nil }
        if premise.schemas.contains(where: { isSame($0, new) }) { return }
        let known = known(premise)
        if known.isImpossible { return }
        budget -= 1
        guard budget > 0, StackRoom.isLeft else {
            return add("there is too much to compare", known, nil, new, nil, place, isCertain: false)
        }
        if let values = known.values { return compare(values, known, with: new, at: place) }
        guard let choice = known.choice else { return compareKeywords(known, with: new, at: place) }
        // Each branch must do.
        for branch in choice.schema.activeSchemas(in: choice.keyword) ?? [] {
            let decided = KnownValue.Premise(
                schemas: premise.schemas + [branch], decided: premise.decided.union([choice]))
            compare(decided, with: new, at: place)
        }
    }

    /// Asks the same of schemas that hold together.
    mutating func compare(_ schemas: [JSONSchema], with new: JSONSchema, at place: JSONPointer) {
        compare(KnownValue.Premise(schemas: schemas), with: new, at: place)
    }

    /// Whether all of a new schema follows, without telling what does not.
    mutating func follows(_ known: KnownValue, _ new: JSONSchema, at place: JSONPointer) -> Bool {
        let (told, count) = (found, askedInOrder.count)
        found = []
        compare(KnownValue.Premise(schemas: known.parts, decided: known.decided), with: new, at: place)
        defer { found = told }
        // What does not follow here is told where the same is asked in earnest.
        for question in askedInOrder[count...] { asked.remove(question) }
        askedInOrder.removeSubrange(count...)
        return found.isEmpty
    }

    /// Asks the new schema itself about values that are listed.
    private mutating func compare(
        _ values: [JSON], _ known: KnownValue, with new: JSONSchema, at place: JSONPointer
    ) {
        guard let check = newChecks.check(new, newRegistry, options) else {
            return add("it cannot be compiled by itself", known, nil, new, nil, place, isCertain: false)
        }
        if !(place.isRoot && new == self.new), newReach.contains(new, &newRegistry) {
            return add(
                "what it accepts depends on the schemas around it", known, "enum", new, nil, place, isCertain: false)
        }
        // Where values of two texts are equal, the listed one stands for both.
        let spelled = values.map { new.dialect <= .draft4 ? NumberSpellings.all(of: $0) : [$0] }
        if spelled.contains(nil) {
            add("1.0 is no integer in this version of JSON Schema", known, "enum", new, nil, place, isCertain: false)
        }
        let refused = zip(values, spelled).compactMap { value, spellings in
            (spellings ?? [value]).first { !check.isValid($0) && isPossible($0, known) }
        }
        guard !refused.isEmpty else { return }
        let list = refused.prefix(4).map { $0.serialized() }.joined(separator: ", ") + (refused.count > 4 ? " …" : "")
        let keyword = new.active("enum") != nil ? "enum" : new.active("const") != nil ? "const" : nil
        add("\(list) is no longer accepted", known, "enum", new, keyword, place, isCertain: true)
    }

    private mutating func isPossible(_ value: JSON, _ known: KnownValue) -> Bool {
        known.parts.allSatisfy { part in
            // A part that depends on the schemas around it may accept what it refuses by itself.
            if oldReach.contains(part, &oldRegistry) { return true }
            return oldChecks.check(part, oldRegistry, options)?.isValid(value) ?? true
        }
    }

    /// The rules by which the keywords of an old schema are read.
    mutating func oldRules(of schema: JSONSchema) -> SchemaRules { SchemaRules(of: schema, in: &oldRegistry) }

    /// The rules by which the keywords of a new schema are read.
    mutating func newRules(of schema: JSONSchema) -> SchemaRules { SchemaRules(of: schema, in: &newRegistry) }

    private mutating func known(_ premise: KnownValue.Premise) -> KnownValue {
        if let found = known[premise] { return found }
        let found = KnownValue(premise, &oldRegistry)
        known[premise] = found
        return found
    }

    /// What an old schema says of members.
    mutating func oldMembers(of schema: JSONSchema) -> MemberLookup {
        if let known = oldMembers[schema] { return known }
        let members = MemberLookup(of: schema)
        oldMembers[schema] = members
        return members
    }

    /// The schema that a new one refers to.
    mutating func target(of new: JSONSchema, _ text: String) -> JSONSchema? {
        try? newRegistry.resolve(text, from: new)
    }

    /// Whether two schemas are written alike but for what they only say to people, and what they refer to as well.
    mutating func isSame(_ old: JSONSchema, _ new: JSONSchema) -> Bool {
        sameness.isSame(old, new, &oldRegistry, &newRegistry)
    }

    /// Whether two schemas that have a keyword say the same by it.
    mutating func isSame(_ keyword: String, _ old: JSONSchema, _ new: JSONSchema) -> Bool {
        sameness.isSame(keyword, old, new, &oldRegistry, &newRegistry)
    }

    /// Takes note of something that does not follow.
    mutating func add(
        _ message: String, _ known: KnownValue, _ oldKeyword: String?, _ new: JSONSchema, _ newKeyword: String?,
        _ place: JSONPointer, isCertain: Bool
    ) {
        let part = oldKeyword.flatMap { known.part(with: $0) } ?? known.parts.first ?? old
        found.append(
            FoundChange(
                old: .init(part, oldKeyword.flatMap { part.active($0) == nil ? nil : $0 }), new: .init(new, newKeyword),
                pointer: place, message: message, isCertain: isCertain))
    }
}
