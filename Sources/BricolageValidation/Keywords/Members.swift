internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `properties`, `patternProperties`, `additionalProperties` and `required`, which are checked in one walk over the
    /// members of an object (Core 10.3.2.1 to 10.3.2.3, Validation 6.5.3).
    static let members = KeywordRule(
        "properties", "patternProperties", "additionalProperties", "required", in: .applicator,
        reading: ["required": .validation], of: .draft4 ... .v1
    ) { block in
        let required = block.value("required").map { ($0, block.strings($0, of: "required").unique) }
        add(required: required?.1 ?? [], at: required?.0, to: &block)
    }

    /// The same in draft 3, where each property itself has `required`.
    ///
    /// It does so even beside a `$ref`: this replaces the schema of the value (draft 3, 5.28), while `required`
    /// concerns the object around it.
    static let membersOfDraft3 = KeywordRule(
        "properties", "patternProperties", "additionalProperties", in: .applicator, of: .draft3 ... .draft3
    ) { block in
        let required = block.members("properties").filter { $0.value["required"]?.bool == true }
        add(required: required.map(\.key), at: block.value("properties"), to: &block)
    }

    private static func add(required: [String], at node: JSONDocument.Node?, to block: inout BlockBuilder) {
        let properties = block.members("properties")
        let patterns = block.members("patternProperties")
        let additional = block.value("additionalProperties")
        guard
            let place = block.value("properties") ?? node ?? block.value("patternProperties") ?? additional
        else { return }
        var keys = properties.map(\.key)
        var rules = properties.map { MemberRule(block: block.block($0.value), required: Instruction.none) }
        if !required.isEmpty {
            // Neither list has a key twice.
            let positions = KeyPositions(keys, lookUps: required.count)
            for (number, key) in required.enumerated() {
                if let position = positions[key] {
                    rules[position].required = UInt32(number)
                } else {
                    keys.append(key)
                    rules.append(MemberRule(block: Instruction.none, required: UInt32(number)))
                }
            }
        }
        func keyword(_ node: JSONDocument.Node?) -> UInt32 { block.compiler.place(node ?? place, in: block.schema) }
        let table = MemberTable(
            keys: block.compiler.parts.addKeys(keys), firstMember: UInt32(block.compiler.parts.members.count),
            firstPattern: UInt32(block.compiler.parts.patternRules.count), patternCount: 0,
            additional: additional.map(block.block) ?? Instruction.none, requiredCount: UInt32(required.count),
            patternKeyword: keyword(block.value("patternProperties")), requiredKeyword: keyword(node),
            additionalKeyword: keyword(additional), isOpen: false)
        block.compiler.parts.members += rules
        block.compiler.add(table, patterns: patterns, in: block)
        block.add(.members, for: .object, at: place, UInt32(block.compiler.parts.tables.count - 1))
    }
}

/// The positions of keys in a list: a few are searched one after the other, many by their hashes.
private struct KeyPositions {
    private let keys: [String]
    private let positions: [KeyName: Int]?

    init(_ keys: [String], lookUps: Int) {
        self.keys = keys
        positions =
            keys.count * lookUps <= 128 ? nil : Dictionary(zip(keys.map(KeyName.init), keys.indices)) { $1 }
    }

    subscript(key: String) -> Int? {
        positions.map { $0[KeyName(text: key)] } ?? keys.firstIndex { ExactText.equal($0, key) }
    }
}

extension SchemaCompiler {
    /// Adds a table after the rules for its patterns.
    fileprivate func add(
        _ table: MemberTable, patterns: [(key: String, value: JSONDocument.Node)], in block: BlockBuilder
    ) {
        var table = table
        var rules: [PatternRule] = []
        for (text, value) in patterns {
            let number = block.block(value)
            guard let pattern = pattern(text, at: value, in: block.schema) else { continue }
            rules.append(PatternRule(pattern: pattern, block: number))
        }
        table.firstPattern = UInt32(parts.patternRules.count)
        table.patternCount = UInt32(rules.count)
        table.isOpen = rules.isEmpty && table.additional == Instruction.none
        parts.patternRules += rules
        parts.tables.append(table)
    }
}

extension Evaluator {
    /// Whether the members of an object obey the table `first`.
    ///
    /// Every member is checked, though of equal keys only the last one counts: if all obey, the last ones do. Only if a
    /// member is refused, it matters whether a later one replaces it.
    @inline(never)
    mutating func acceptsMembers(_ step: Instruction, _ object: Int, _ region: EvaluationMarks.Region) -> Bool {
        let number = step.first
        let table = views.tables[number]
        if table.requiredCount > UInt32(truncatingIfNeeded: count(object)) { return false }
        if region.isKept || !table.isPlain { return acceptsDistinctMembers(number, object, region) }
        var missing = table.requiredBits
        let end = next(object)
        var key = object &+ 1
        while key < end {
            let value = key &+ 1
            if let position = plainPosition(of: key, in: table.keys) {
                let rule = views.members[table.firstMember &+ position]
                missing &= ~rule.requiredBit
                let isSeen = rule.openKinds &>> tag(value) & 1 == 0
                if isSeen, !acceptsMember(key, rule.block, number) { return acceptsLastMembers(number, object) }
            } else if !table.isOpen, !acceptsOtherMember(key, isProperty: false, number, 0, .none) {
                return acceptsLastMembers(number, object)
            }
            key = next(value)
        }
        return missing == 0
    }

    /// The position of a key in a table whose hash does not read all bytes.
    @inline(__always)
    private mutating func plainPosition(of key: Int, in table: KeyTable) -> UInt32? {
        let node = tape[key]
        if node.tag.bits & TapeBits.escaped != 0 { return unescapedPosition(of: key, in: table) }
        guard table.mayHave(length: node.length) else { return nil }
        return views.keys.position(of: source + Int(node.offset) + 1, length: node.length, in: table)
    }

    @inline(never)
    private mutating func unescapedPosition(of key: Int, in table: KeyTable) -> UInt32? {
        position(of: key, in: table)
    }

    /// The rule that a table has for a key.
    mutating func rule(for key: Int, in table: MemberTable) -> MemberRule {
        guard let position = position(of: key, in: table.keys) else { return .none }
        return views.members[table.firstMember &+ position]
    }

    /// Whether a member with a key of a table obeys its property, if it is one, and all other rules.
    @inline(__always)
    private mutating func acceptsMember(_ key: Int, _ block: UInt32, _ table: UInt32) -> Bool {
        if block == Instruction.none { return acceptsOtherMember(key, isProperty: false, table, 0, .none) }
        return accepts(block, key &+ 1)
            && (views.tables[table].patternCount == 0 || acceptsOtherMember(key, isProperty: true, table, 0, .none))
    }

    /// Whether the members obey after all although one was refused: it may not count.
    @inline(never)
    private mutating func acceptsLastMembers(_ table: UInt32, _ object: Int) -> Bool {
        repeatsKey(object) && acceptsDistinctMembers(table, object, .none)
    }

    /// Whether a member obeys the patterns that its key matches or, if nothing names the key, `additionalProperties`.
    @inline(never)
    private mutating func acceptsOtherMember(
        _ key: Int, isProperty: Bool, _ number: UInt32, _ position: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        let table = views.tables[number]
        var isNamed = isProperty
        var pattern = table.firstPattern
        let end = pattern &+ table.patternCount
        while pattern < end {
            let rule = views.patternRules[pattern]
            pattern &+= 1
            guard matches(rule.pattern, key) else { continue }
            isNamed = true
            if !accepts(rule.block, key &+ 1) { return false }
        }
        if !isNamed {
            if table.additional == Instruction.none { return true }
            if !accepts(table.additional, key &+ 1) { return false }
        }
        if region.isKept { workspace.marks.mark(position, in: region) }
        return true
    }

    /// Checks the members of an object one by one: with marks for the evaluated ones, with only the last of equal keys,
    /// and with any number of required keys.
    @inline(never)
    private mutating func acceptsDistinctMembers(
        _ number: UInt32, _ object: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        let table = views.tables[number]
        let shadowed = repeatsKey(object) ? MemberIndex(object: node(object)).shadowed : []
        let isFew = table.requiredCount <= MemberTable.mostBits
        var missing = table.requiredBits
        var found: Set<UInt32> = []
        let end = next(object)
        var key = object &+ 1
        var position = 0
        while key < end {
            defer {
                key = next(key &+ 1)
                position &+= 1
            }
            let rule = rule(for: key, in: table)
            if rule.required != Instruction.none {
                if isFew { missing &= ~rule.requiredBit } else { found.insert(rule.required) }
            }
            let isProperty = rule.block != Instruction.none
            if !shadowed.isEmpty, shadowed.contains(key) {
                if region.isKept { workspace.marks.mark(position, in: region) }
            } else if isProperty, !accepts(rule.block, key &+ 1) {
                return false
            } else if !acceptsOtherMember(key, isProperty: isProperty, number, position, region) {
                return false
            }
        }
        return isFew ? missing == 0 : found.count == Int(table.requiredCount)
    }
}
