/// Reads the contents of collections one by one, each with an outcome of its own.
struct CollectionWalk {
    let diagnosis: Diagnosis
    let path: DiagnosingPath

    func node(_ index: Int) -> JSONDocument.Node { diagnosis.node(index) }

    /// Reads the same value as another type.
    func outcome<T: Decodable>(of type: T.Type, at index: Int) -> Outcome<T> {
        diagnosis.outcome(of: type, at: index, path)
    }

    func elements<Element: Decodable>(of type: Element.Type, at index: Int) -> Outcome<[Element]> {
        guard node(index).kind == .array else { return wrongKind("an array", [Element].self, at: index) }
        let facts = diagnosis.facts(of: type)
        if let scalar = facts.scalar, let outcome = diagnosis.scalars(scalar, of: index) as? Outcome<[Element]> {
            return outcome
        }
        var collected = Collected<[Element]>([], limit: diagnosis.limit)
        collected.value.reserveCapacity(node(index).count)
        var contents = ContentReading<Element>(diagnosis, path, facts)
        let end = Int(diagnosis.storage.tape[index].next)
        var place = index + 1
        var position = 0
        while place < end {
            contents.readPlainly(&place, &position, upTo: end, into: &collected.value)
            guard place < end else { break }
            let outcome = contents.outcome(.element(place, position: position)) { JSONCodingKey(intValue: position) }
            if let value = outcome.value { collected.value.append(value) }
            collected.add(outcome)
            place = Int(diagnosis.storage.tape[place].next)
            position += 1
        }
        return collected.outcome
    }

    /// Reads the members of an object; keys of duplicates count with their last value only.
    func members<Key: Hashable, Value: Decodable>(
        of type: Value.Type, at index: Int, key: (String) -> Key?
    ) -> Outcome<[Key: Value]> {
        guard node(index).kind == .object else { return wrongKind("an object", [Key: Value].self, at: index) }
        var collected = Collected<[Key: Value]>([:], limit: diagnosis.limit)
        var contents = ContentReading<Value>(diagnosis, path, diagnosis.facts(of: type))
        for member in node(index).members {
            let outcome = contents.outcome(.member(member.value.index)) { JSONCodingKey(member.key) }
            collected.add(outcome)
            guard let key = key(member.key) else {
                collected.refuse(
                    diagnosis.session.fault(
                        .invalidValue, at: member.value.index, expected: "a key that is \(words(for: Key.self))",
                        Key.self))
                continue
            }
            if let value = outcome.value { collected.value[key] = value }
        }
        return collected.outcome
    }

    private func words(for type: Any.Type) -> String {
        type == Int.self ? "an integer" : ExpectedKind.words(for: type)
    }

    private func wrongKind<T>(_ expected: String, _ type: T.Type, at index: Int) -> Outcome<T> {
        let fault = diagnosis.session.fault(.wrongKind, at: index, expected: expected, type)
        return Outcome(faults: [fault], error: diagnosis.standardError(for: fault, path))
    }

    /// What has been read of a collection so far.
    private struct Collected<Value> {
        var value: Value
        private let limit: Int
        private var faults: [Fault] = []
        private var omittedCount = 0
        private var unexplored: [Int] = []
        private var error: (any Error)?

        init(_ value: Value, limit: Int) {
            self.value = value
            self.limit = limit
        }

        mutating func add<T>(_ outcome: Outcome<T>) {
            guard let error = outcome.error else { return }
            faults += outcome.faults
            omittedCount += outcome.omittedCount
            // Contents come in the order of the document, so what is beyond the limit now is never reported.
            if faults.count > limit {
                let before = faults.count - outcome.faults.count
                omittedCount += faults.keepFirst(limit, sortedUpTo: before)
            }
            unexplored += outcome.unexplored
            self.error = self.error ?? error
        }

        mutating func refuse(_ fault: Fault) { add(Outcome<Value>(faults: [fault], error: fault.error)) }

        var outcome: Outcome<Value> {
            guard let error else { return Outcome(value: value) }
            return Outcome(
                value: value, faults: faults, omittedCount: omittedCount, unexplored: unexplored, error: error)
        }
    }
}
