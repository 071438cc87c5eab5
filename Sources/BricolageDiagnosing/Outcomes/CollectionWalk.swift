internal import BricolageCore

/// Reads the contents of collections one by one, each with an outcome of its own.
struct CollectionWalk {
    let diagnosis: Diagnosis
    let path: CodingPath
    /// Whether the plain decoder is likely to succeed.
    var attempts = true

    func node(_ index: Int) -> JSONDocument.Node { diagnosis.node(index) }

    /// Reads the same value as another type.
    func outcome<T: Decodable>(of type: T.Type, at index: Int) -> Outcome {
        diagnosis.outcome(of: type, at: index, path, attempts: attempts)
    }

    func elements<Element: Decodable>(of type: Element.Type, at index: Int) -> Outcome {
        guard node(index).kind == .array else { return wrongKind([Element].self, at: index) }
        let facts = diagnosis.facts(of: type)
        if let scalar = facts.scalar { return diagnosis.scalars(scalar, of: index) }
        var elements: [Element] = []
        elements.reserveCapacity(node(index).count)
        var collected = Collected(limit: diagnosis.limit)
        var contents = ContentReading<Element>(diagnosis, path, facts)
        let end = Int(diagnosis.storage.reader[index].next)
        var place = index + 1
        var position = 0
        while place < end {
            contents.readPlainly(&place, &position, upTo: end, into: &elements) { refusal, place in
                collected.refuse(refusal.fault, refusal.error)
                if diagnosis.storage.reader[place].tag.isContainer { collected.leave(place) }
            }
            guard place < end else { break }
            if diagnosis.isExhausted(at: place) {
                collected.leave(index)
            } else {
                let outcome = contents.outcome(.element(place, position: position), key: .position(position))
                if let value = outcome.value, case let element as Element = value { elements.append(element) }
                collected.add(outcome)
            }
            place = Int(diagnosis.storage.reader[place].next)
            position += 1
        }
        return collected.outcome(elements)
    }

    /// Reads the members of an object; of duplicate keys, only the last value counts.
    ///
    /// - Parameter convertsKeys: Whether the type gets its keys from a container, which converts them.
    func members<Key: Hashable, Value: Decodable>(
        of type: Value.Type, at index: Int, convertsKeys: Bool, key: (String) -> Key?
    ) -> Outcome {
        guard node(index).kind == .object else { return wrongKind([Key: Value].self, at: index) }
        var members: [Key: Value] = [:]
        var collected = Collected(limit: diagnosis.limit)
        var contents = ContentReading<Value>(diagnosis, path, diagnosis.facts(of: type))
        let repeats = diagnosis.storage.reader.repeatsPlainKey(index) != false
        let shadowed = repeats ? diagnosis.plain.index(of: node(index)).shadowed : []
        let converted = convertsKeys && diagnosis.plain.convertsKeys ? diagnosis.members(of: index, path) : nil
        for member in node(index).members {
            var name = member.key
            if let converted {
                name = diagnosis.plain.convertedKey(name, after: path.keys).stringValue
                if converted.find(name) != member.value.index { continue }
            } else if repeats, shadowed.contains(member.value.index - 1) {
                continue
            }
            if diagnosis.isExhausted(at: member.value.index) {
                collected.leave(index)
                continue
            }
            let outcome = contents.outcome(.member(member.value.index), key: .name(name))
            collected.add(outcome)
            guard let key = key(name) else {
                collected.refuse(wrongKey(member.key, Key.self, at: member.value.index))
                continue
            }
            if let value = outcome.value, case let value as Value = value { members[key] = value }
        }
        return collected.outcome(members)
    }

    /// Reads keys and values in turn; nil if nothing is wrong with them, or if the type itself must report the fault.
    func pairs<Key: Decodable, Value: Decodable>(of key: Key.Type, _ value: Value.Type, at index: Int) -> Outcome? {
        guard node(index).kind == .array else { return wrongKind([Value].self, at: index) }
        // With an odd number of elements it is unclear which of them are keys.
        guard node(index).count.isMultiple(of: 2) else { return nil }
        var collected = Collected(limit: diagnosis.limit)
        for (position, element) in node(index).elements.enumerated() {
            let path = path.appending(.position(position))
            collected.add(
                position % 2 == 0
                    ? diagnosis.outcome(of: key, at: element.index, path)
                    : diagnosis.outcome(of: value, at: element.index, path))
        }
        return collected.isFaulty ? collected.outcome(nil) : nil
    }

    /// Reads the two bounds of a range; nil if nothing is wrong with them, or if the type itself must report the fault.
    func bounds<Bound: Decodable>(_ type: Bound.Type, at index: Int) -> Outcome? {
        guard node(index).kind == .array else { return wrongKind([Bound].self, at: index) }
        guard node(index).count == 2 else { return nil }
        var outcome = elements(of: type, at: index)
        outcome.value = nil
        return outcome.isClean ? nil : outcome
    }

    private func wrongKey(_ key: String, _ type: Any.Type, at index: Int) -> Fault {
        diagnosis.noteFault(at: index)
        let expected = "a key that is " + (type == Int.self ? "an integer" : ExpectedKind.words(for: type))
        let error = JSONReadingError(
            .unexpectedKey(key), at: node(index), expected: expected,
            choices: EnumerationCases.spellings(of: type).known)
        return Fault(error, at: index, type)
    }

    private func wrongKind(_ type: Any.Type, at index: Int) -> Outcome {
        diagnosis.noteFault(at: index)
        return Outcome(faults: [Fault(.wrongKind, at: index, type)])
    }

    /// The faults of a collection found so far.
    private struct Collected {
        private let limit: Int
        private var faults: [Fault] = []
        private var omittedCount = 0
        private var unexplored: UnexploredPlaces = []
        private(set) var isFaulty = false
        private var error: (any Error)?

        init(limit: Int) { self.limit = limit }

        mutating func add(_ outcome: Outcome) {
            if outcome.isClean { return }
            isFaulty = true
            if faults.isEmpty, !outcome.faults.isEmpty { error = outcome.error }
            faults += outcome.faults
            omittedCount = FaultCount.sum(omittedCount, outcome.omittedCount)
            keepFirst(sortedUpTo: faults.count - outcome.faults.count)
            unexplored.formUnion(outcome.unexplored)
        }

        /// Adds the fault of a value about which nothing else is known.
        mutating func refuse(_ fault: Fault, _ error: (any Error)? = nil) {
            isFaulty = true
            if faults.isEmpty { self.error = error }
            faults.append(fault)
            keepFirst(sortedUpTo: faults.count - 1)
        }

        /// Contents come in the order of the document, so faults beyond the limit are never reported.
        private mutating func keepFirst(sortedUpTo sorted: Int) {
            guard faults.count > limit else { return }
            omittedCount = FaultCount.sum(omittedCount, faults.keepFirst(limit, sortedUpTo: sorted))
        }

        /// Notes a value that is not explored, or a collection whose contents are not all explored.
        mutating func leave(_ value: Int) {
            isFaulty = true
            if unexplored.last != value { unexplored.insert(value) }
        }

        func outcome(_ value: Any?) -> Outcome {
            guard isFaulty else { return value.map { Outcome(value: $0) } ?? Outcome(faults: []) }
            return Outcome(
                value: value, faults: faults, omittedCount: omittedCount, unexplored: unexplored, error: error)
        }
    }
}
