internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

extension SchemaComparison {
    /// Asks whether a value for which schemas hold is valid against a new schema.
    mutating func compare(_ schemas: [JSONSchema], with new: JSONSchema, at place: JSONPointer) {
        compare(KnownValue.Premise(schemas: schemas), with: new, at: place)
    }

    /// Asks whether the value of which something is known is valid against another new schema.
    mutating func compare(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        compare(known.premise, with: new, at: place)
    }

    /// Asks whether a value of which something is known is valid against a new schema.
    mutating func compare(_ premise: KnownValue.Premise, with new: JSONSchema, at place: JSONPointer) {
        if new.boolean == true || (new.node.kind == .object && new.node.count == 0) { return }
        if isTentative, questions.hasFailed { return }
        compare(number(of: premise), with: new, at: place)
    }

    private mutating func compare(_ number: Int, with new: JSONSchema, at place: JSONPointer) {
        let known = known[number]
        if known.isImpossible { return }
        let question = QuestionLog.Question(known: number, new: new)
        switch questions.start(question, depth: place.tokens.count, isTentative: isTentative) {
        case .answered: return
        case .circle:
            return add("it refers to itself endlessly", known, nil, new, nil, place, isCertain: false)
        case .open: break
        }
        defer { questions.end(isTentative: isTentative) }
        if known.held.contains(where: { isSame($0, new) }) { return }
        budget -= 1
        guard budget > 0, StackRoom.isLeft else {
            questions.giveUp()
            return add("there is too much to compare", known, nil, new, nil, place, isCertain: false)
        }
        if let target = onlyTarget(of: new) { return compare(number, with: target, at: place) }
        if let values = known.values { return compare(values, known, with: new, at: place) }
        guard let choice = known.choice else { return compareKeywords(known, with: new, at: place) }
        // What follows without a choice of branch need not be asked of each branch.
        if attempt({ $0.compareKeywords(known, with: new, at: place) }) { return }
        for branch in choice.schema.activeSchemas(in: choice.keyword) ?? [] {
            var premise = known.premise
            premise.schemas.append(branch)
            premise.decided[choice] = branch
            if isTentative, questions.hasFailed { return }
            compare(self.number(of: premise), with: new, at: place)
        }
    }

    /// Whether everything that is asked follows; failures are not reported.
    mutating func attempt(_ ask: (inout Self) -> Void) -> Bool {
        let (wasTentative, hadFailed) = (isTentative, questions.hasFailed)
        isTentative = true
        questions.hasFailed = false
        ask(&self)
        let follows = !questions.hasFailed
        isTentative = wasTentative
        questions.hasFailed = hadFailed
        return follows
    }

    /// Whether all of a new schema follows; failures are not reported.
    mutating func follows(_ known: KnownValue, _ new: JSONSchema, at place: JSONPointer) -> Bool {
        attempt { $0.compare(known, with: new, at: place) }
    }

    /// The target of a new schema that is only a reference; nil for others.
    private mutating func onlyTarget(of new: JSONSchema) -> JSONSchema? {
        guard let text = new["$ref"]?.string, newRules(of: new).areThoseOfDialect(for: new) else { return nil }
        return sameness.text.isOnlyReference(new) ? target(of: new, text) : nil
    }

    /// Validates listed values against the new schema.
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
        // A listed value stands for all spellings that are equal to it.
        let spelled = values.map { new.dialect <= .draft4 ? NumberSpellings.all(of: $0) : [$0] }
        if spelled.contains(nil) {
            add(
                "1.0 is not an integer in this version of JSON Schema", known, "enum", new, nil, place, isCertain: false
            )
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
}
