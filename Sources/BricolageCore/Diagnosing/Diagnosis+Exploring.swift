extension Diagnosis {
    /// Finds out everything that is wrong with a value, by the way that its type is read.
    func explore<T: Decodable>(
        _ type: T.Type, _ facts: DiagnosedType, at index: Int, _ path: DiagnosingPath
    ) -> Outcome {
        switch facts.reading {
        case .override(let number):
            let action = plain.override(number)
            return run(type, at: index, path) { frame in
                let value = try action(DiagnosingDecoder(frame: frame, index: index, path: path))
                guard value is T else { throw BudgetExhausted() }
                return value
            }
        case .collection(let collection):
            if let outcome = diagnose(collection, at: index, path) { return outcome }
        case .object(let object):
            return run(type, at: index, path) { frame in try self.readFields(of: object, frame) }
        case .value(let readable):
            return run(type, at: index, path) { _ in try self.read(readable, at: index) }
        case .initialiser: break
        }
        return run(type, at: index, path) { frame in
            try T(from: DiagnosingDecoder(frame: frame, index: index, path: path))
        }
    }

    private func diagnose<C: DiagnosableCollection>(_ type: C.Type, at index: Int, _ path: DiagnosingPath) -> Outcome? {
        type.diagnose(at: index, in: CollectionWalk(diagnosis: self, path: path))
    }

    private func read<R: JSONReadable>(_ type: R.Type, at index: Int) throws -> R { try R(json: node(index)) }

    private func readFields<R: JSONReadableObject>(of type: R.Type, _ frame: DiagnosingFrame) throws -> R {
        guard node(frame.index).kind == .object else {
            throw JSONReadingError(.wrongKind, at: node(frame.index), expected: "an object")
        }
        var fields = JSONFields(diagnosing: frame)
        return try R(fields: &fields)
    }
}

// MARK: Placeholders

extension Diagnosis {
    /// A value to stand for one that is missing or wrong: from a value of the same kind elsewhere, or made.
    func placeholder<T: Decodable>(
        _ type: T.Type, for site: RequestSite, owner: Any.Type, choice: Int
    ) -> T? {
        if choice > 0 { return alternatives(of: type, for: site, owner: owner).dropFirst(choice).first }
        if case .member(let key) = site.step {
            for index in examples.members(key, of: owner).prefix(1) {
                if let value = try? plainValue(type, at: index) { return value }
            }
        }
        if let value = placeholders.value(of: type) { return value }
        guard case .member(let key) = site.step else { return nil }
        for index in examples.members(key) {
            if let value = try? plainValue(type, at: index) { return value }
        }
        return nil
    }

    private func plainValue<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        guard spend(Int(storage.tape[index].next) - index) else { throw BudgetExhausted() }
        if let scalar = facts(of: type).scalar {
            if case let value as T = try scalar.value(at: index, in: storage.reader) { return value }
            throw BudgetExhausted()
        }
        return try DecodingContext(session: plain, storage: plain.storage, path: []).decode(type, .value(index))
    }

    /// How many values may stand at a place on which the code that follows may depend.
    func alternativeCount<T: Decodable>(of type: T.Type, for site: RequestSite, owner: Any.Type) -> Int {
        alternatives(of: type, for: site, owner: owner).count
    }

    /// Values that a value may be replaced by to see whether the code accepts them: those of other objects first.
    func substitutes<T: Decodable>(_ type: T.Type, for site: RequestSite, owner: Any.Type) -> [T] {
        substitutes.remembered(for: site.pattern(of: owner), examples.count(of: owner)) {
            makeSubstitutes(type, for: site, owner: owner)
        }
    }

    private func makeSubstitutes<T: Decodable>(_ type: T.Type, for site: RequestSite, owner: Any.Type) -> [T] {
        let values = values(of: type, for: site, owner: owner)
        if values.count > 1 { return values }
        return values + (placeholders.value(of: type).map { [$0] } ?? []) + Self.cases(of: type)
    }

    /// The placeholder that is taken by itself, then others: cases of enumerations, values of the same member of other
    /// objects, small numbers.
    private func alternatives<T: Decodable>(of type: T.Type, for site: RequestSite, owner: Any.Type) -> [T] {
        choices.remembered(for: site.pattern(of: owner), examples.count(of: owner)) {
            makeAlternatives(of: type, for: site, owner: owner)
        }
    }

    private func makeAlternatives<T: Decodable>(of type: T.Type, for site: RequestSite, owner: Any.Type) -> [T] {
        var values = Self.cases(of: type)
        if values.isEmpty, type is any PlainScalar.Type { values = self.values(of: type, for: site, owner: owner) }
        if type == String.self { values += ["1", "a"].compactMap { $0 as? T } }
        if let integer = type as? any FixedWidthInteger.Type {
            values += Self.numbers(integer).compactMap { $0 as? T }
        }
        return values.isEmpty ? [] : [values[0]] + values.prefix(16)
    }

    private func values<T: Decodable>(of type: T.Type, for site: RequestSite, owner: Any.Type) -> [T] {
        guard case .member(let key) = site.step else { return [] }
        var places = Swift.Array(examples.members(key, of: owner))
        if places.isEmpty { places = examples.members(key) }
        var seen: Set<String> = []
        return places.compactMap { place in
            guard let value = try? plainValue(type, at: place) else { return nil }
            return seen.insert("\(value)").inserted ? value : nil
        }
    }

    private static func cases<T>(of type: T.Type) -> [T] {
        if type == Bool.self { return [false, true].compactMap { $0 as? T } }
        func listed<C: CaseIterable>(_ type: C.Type) -> [T] { type.allCases.prefix(16).compactMap { $0 as? T } }
        if let listing = type as? any CaseIterable.Type { return listed(listing) }
        return Swift.Array(EnumerationCases.all(of: type).prefix(16))
    }

    private static func numbers<I: FixedWidthInteger>(_ type: I.Type) -> [Any] { [1 as I, 0, 2, 100] }
}

/// Values that were worked out for the sites of types, as long as there are no new examples to work them out from.
struct SiteValues {
    private var values: [RequestSite.Pattern: (exampleCount: Int, values: Any)] = [:]

    mutating func remembered<T>(for pattern: RequestSite.Pattern, _ exampleCount: Int, _ make: () -> [T]) -> [T] {
        if let known = values[pattern], known.exampleCount == exampleCount, let values = known.values as? [T] {
            return values
        }
        let made = make()
        values[pattern] = (exampleCount, made)
        return made
    }
}
