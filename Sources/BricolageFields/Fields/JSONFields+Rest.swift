internal import BricolageCore

// Members that were not requested.

extension JSONFields {
    typealias Member = (key: String, value: JSONDocument.Node)

    /// Takes the members that were not requested and meet a condition, if there is one, in the order of the text.
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

    /// The members that were not requested and meet a condition, if there is one, without taking them.
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
    /// If every member was requested there is no such member, unless a type requests one key twice and gets two
    /// members; so objects without extra members pay nothing. Two requests for a key are noticed only if they follow
    /// each other directly, as for one type and then another: earlier ones are not remembered. Mutating, so that it
    /// reads the fields in place: a copy of all of them takes longer than the answer.
    @inline(__always)
    mutating func hasDuplicates() -> Bool {
        (taken != everyMember || asksAgain) && repeatsKey()
    }

    /// Whether all members of an object without a table were requested or returned as the rest.
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
