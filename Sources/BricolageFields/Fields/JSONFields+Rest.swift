internal import BricolageCore

// What was not asked for.

extension JSONFields {
    typealias Member = (key: String, value: JSONDocument.Node)

    /// Takes the members that were not asked for and meet a condition, if there is one, in the order of the text.
    mutating func takeRest(where condition: ((String) -> Bool)? = nil) throws -> [Member] {
        var rest: [Member] = []
        if let details, rekeyed != nil {
            rest = try untakenMembers(where: condition)
            for member in rest { details.asked.insert(ExactKey(member.key)) }
            return rest
        }
        var members = object.members
        var position = 0
        while let member = members.nextNodes() {
            if !isTaken(member.key.index, position) {
                let key = member.key.storage.string(member.key.index)
                if condition?(key) ?? true {
                    markTaken(member.key.index, position)
                    rest.append((key, member.value))
                }
            }
            position += 1
        }
        return rest
    }

    /// The members that were not asked for and meet a condition, if there is one, which stay so.
    func untakenMembers(where condition: ((String) -> Bool)?) throws -> [Member] {
        if let details, let rekeyed {
            return try rekeyed.keys.compactMap { key in
                guard !details.asked.contains(ExactKey(key)), condition?(key) ?? true else { return nil }
                return try rekeyed.member(key).map { (key, $0) }
            }
        }
        return object.membersInText.enumerated().compactMap { position, member in
            let key = isTaken(member.key.index, position) ? nil : member.key.string ?? ""
            return key.flatMap { condition?($0) ?? true ? ($0, member.value) : nil }
        }
    }

    /// Members that a later one repeats count as taken: the last one wins.
    private func isTaken(_ index: Int, _ position: Int) -> Bool {
        guard let details else { return (taken | given) & 1 &<< UInt64(position) != 0 }
        return details.taken.contains(index) || details.index?.shadowed.contains(index) == true
    }

    private mutating func markTaken(_ index: Int, _ position: Int) {
        if let details {
            details.taken.insert(index)
        } else {
            given |= 1 &<< UInt64(position)
        }
    }

    /// Whether an object without a table may have been read with another member than the last one of a key, so that it
    /// must be read again with that one.
    ///
    /// Where every member was asked for there is none, unless a type asks for one key twice and gets two members; so
    /// objects without extra members pay nothing. Whoever asks twice does so in a row, as for one type and then another:
    /// what is asked for in between is not remembered. Mutating, so that it looks at what it needs where that is: a copy of
    /// all fields takes longer than the answer.
    @inline(__always)
    mutating func hasDuplicates() -> Bool {
        (taken != everyMember || asksAgain) && repeatsKey()
    }

    /// Whether all members of an object without a table were asked for or handed out.
    @inline(__always)
    var hasNoRest: Bool { details == nil && taken | given == everyMember }

    /// Whether an object without a table has some key twice.
    @inline(__always)
    mutating func repeatsKey() -> Bool { details == nil && Self.repeatsKey(reader, index, storage) }

    @inline(never)
    private static func repeatsKey(_ reader: TapeReader, _ index: Int, _ storage: Unmanaged<DocumentStorage>) -> Bool {
        reader.repeatsKey(index, in: storage.takeUnretainedValue())
    }
}
