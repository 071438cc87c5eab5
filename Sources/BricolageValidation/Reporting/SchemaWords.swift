/// The texts that complaints quote from the schemas, made once for each rule: many values may break the same one.
///
///     "enum": ["a", "b", …]        ▸ one of "a", "b" and 598 more      spellings: "a", "b", …
///     block 3, "properties": {…}   ▸ one of id, name and 20 more       names: id, name, …
///     "required": ["name", "id"]   ▸ the entries 1 and 0 of the table of members
struct SchemaWords {
    private var expectations: [Instruction: String] = [:]
    private var spellings: [Instruction: SpellingCandidates] = [:]
    private var members: [UInt32: KnownMembers] = [:]
    private var requirements: [UInt32: [UInt32]] = [:]
    private var titles: [UInt32: String] = [:]
    private var missing: [UInt32: String] = [:]

    /// The members that a schema names.
    struct KnownMembers {
        let names: [String]
        let expected: String
        /// What is expected, for a sentence that does not list the names; nil if there are only names.
        let alternative: String?

        init(_ names: [String], patterns: [String]) {
            self.names = names
            let matching = patterns.isEmpty ? nil : "that matches \(Words.list(patterns.map(Words.value(text:))))"
            alternative = matching.map { names.isEmpty ? "a name \($0)" : "a known name or one \($0)" }
            expected =
                if names.isEmpty { alternative ?? "no members" } else {
                    "one of \(Words.list(names))" + (matching.map { " or a name \($0)" } ?? "")
                }
        }
    }

    mutating func expectation(of step: Instruction, _ make: () -> String) -> String {
        expectations.value(for: step, make)
    }

    /// The strings of an enumeration.
    mutating func spellings(of step: Instruction, in program: Program) -> SpellingCandidates {
        spellings.value(for: step) {
            SpellingCandidates { program.keys(of: program.enumerations[step.first].strings) }
        }
    }

    mutating func members(of block: UInt32, in program: Program) -> KnownMembers {
        members.value(for: block) {
            KnownMembers(
                program.keys(in: "properties", of: block), patterns: program.keys(in: "patternProperties", of: block))
        }
    }

    /// The entries of the required keys of a table, in the order of `required`.
    mutating func requirements(of table: MemberTable, in program: Program) -> [UInt32] {
        requirements.value(for: table.firstMember) {
            var entries = [UInt32](repeating: 0, count: Int(table.requiredCount))
            for entry in 0..<table.keys.count {
                let number = program.members[table.firstMember + entry].required
                if number != Instruction.none { entries[Int(number)] = entry }
            }
            return entries
        }
    }

    mutating func expectation(ofMissing block: UInt32, in program: Program) -> String {
        missing.value(for: block) { program.expectation(ofMissing: block) }
    }

    mutating func title(of block: UInt32, in program: Program) -> String {
        titles.value(for: block) { program.title(of: block) }
    }
}

extension Dictionary {
    /// The value of a key, made if there is none.
    fileprivate mutating func value(for key: Key, _ make: () -> Value) -> Value {
        if let known = self[key] { return known }
        let value = make()
        self[key] = value
        return value
    }
}
