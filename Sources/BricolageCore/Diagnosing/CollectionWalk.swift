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
        var collected = Collected<[Element]>([])
        var position = 0
        for element in node(index).elements {
            let outcome = diagnosis.outcome(
                of: type, at: element.index, path.appending(JSONCodingKey(intValue: position)))
            if let value = outcome.value { collected.value.append(value) }
            collected.add(outcome)
            position += 1
        }
        return collected.outcome
    }

    /// Reads the members of an object; keys of duplicates count with their last value only.
    func members<Key: Hashable, Value: Decodable>(
        of type: Value.Type, at index: Int, key: (String) -> Key?
    ) -> Outcome<[Key: Value]> {
        guard node(index).kind == .object else { return wrongKind("an object", [Key: Value].self, at: index) }
        var collected = Collected<[Key: Value]>([:])
        for member in node(index).members {
            let outcome = diagnosis.outcome(
                of: type, at: member.value.index, path.appending(JSONCodingKey(member.key)))
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
        private var faults: [Fault] = []
        private var unexplored: [Int] = []
        private var error: (any Error)?

        init(_ value: Value) { self.value = value }

        mutating func add<T>(_ outcome: Outcome<T>) {
            guard let error = outcome.error else { return }
            faults += outcome.faults
            unexplored += outcome.unexplored
            self.error = self.error ?? error
        }

        mutating func refuse(_ fault: Fault) {
            faults.append(fault)
            error = error ?? fault.error
        }

        var outcome: Outcome<Value> {
            guard let error else { return Outcome(value: value) }
            return Outcome(value: value, faults: faults, unexplored: unexplored, error: error)
        }
    }
}
