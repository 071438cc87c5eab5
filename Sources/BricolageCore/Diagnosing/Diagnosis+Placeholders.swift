// What stands for values that are missing, wrong or refused: values of the same member of other objects first.

extension DiagnosingFrame {
    /// A value to stand for one that is missing or wrong: from a value of the same kind elsewhere, or made.
    ///
    /// - Parameter choice: Which of several where the code that follows depends on it.
    func placeholder<T: Decodable>(_ type: T.Type, for site: RequestSite, choice: Int) -> Any? {
        if choice > 0 { return alternatives(of: type, for: site).dropFirst(choice).first }
        let knowledge = knowledge(of: site)
        let values = knowledge.placeholder.values(of: type, exampleCount) {
            diagnosis.placeholder(type, for: site, owner: self.type).map { [$0] } ?? []
        }
        // Where there is none, a value of the type that is met later will do.
        if values.isEmpty { knowledge.placeholder = SiteKnowledge.Remembered() }
        return values.first
    }

    /// How many values may stand at a place on which the code that follows may depend.
    func alternativeCount<T: Decodable>(of type: T.Type, for site: RequestSite) -> Int {
        alternatives(of: type, for: site).count
    }

    /// The placeholder that is taken by itself, then others.
    private func alternatives<T: Decodable>(of type: T.Type, for site: RequestSite) -> [Any] {
        knowledge(of: site).alternatives.values(of: type, exampleCount) {
            diagnosis.alternatives(of: type, for: site, owner: self.type)
        }
    }

    /// Values that a value may be replaced by to see whether the code accepts them.
    func substitutes<T: Decodable>(_ type: T.Type, for site: RequestSite) -> [Any] {
        knowledge(of: site).substitutes.values(of: type, exampleCount) {
            diagnosis.substitutes(type, for: site, owner: self.type)
        }
    }

    private var exampleCount: Int { diagnosis.examples.count(of: type) }
}

extension Diagnosis {
    fileprivate func placeholder<T: Decodable>(_ type: T.Type, for site: RequestSite, owner: Any.Type) -> Any? {
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

    fileprivate func substitutes<T: Decodable>(_ type: T.Type, for site: RequestSite, owner: Any.Type) -> [Any] {
        let values = values(of: type, for: site, owner: owner)
        if values.count > 1 { return values }
        return values + (placeholders.value(of: type).map { [$0] } ?? []) + Self.cases(of: type)
    }

    /// Cases of enumerations, values of the same member of other objects, small numbers; the first one twice, since it
    /// is the placeholder.
    fileprivate func alternatives<T: Decodable>(of type: T.Type, for site: RequestSite, owner: Any.Type) -> [Any] {
        var values: [Any] = Self.cases(of: type)
        if values.isEmpty, type is any PlainScalar.Type { values = self.values(of: type, for: site, owner: owner) }
        if type == String.self { values += ["1", "a"] as [Any] }
        if let integer = type as? any FixedWidthInteger.Type { values += Self.numbers(integer) }
        return values.isEmpty ? [] : [values[0]] + values.prefix(16)
    }

    private func values<T: Decodable>(of type: T.Type, for site: RequestSite, owner: Any.Type) -> [Any] {
        guard case .member(let key) = site.step else { return [] }
        var places = Swift.Array(examples.members(key, of: owner))
        if places.isEmpty { places = examples.members(key) }
        var seen: Set<String> = []
        return places.compactMap { place in
            guard let value = try? plainValue(type, at: place) else { return nil }
            return seen.insert("\(value)").inserted ? value : nil
        }
    }

    private func plainValue<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        guard spend(Int(storage.tape[index].next) - index) else { throw BudgetExhausted() }
        if let scalar = facts(of: type).scalar {
            if case let value as T = try scalar.value(at: index, in: storage.reader) { return value }
            throw BudgetExhausted()
        }
        return try DecodingContext(session: plain, storage: plain.storage, path: []).decode(type, .value(index))
    }

    private static func cases<T>(of type: T.Type) -> [Any] {
        if type == Bool.self { return [false, true] }
        func listed<C: CaseIterable>(_ type: C.Type) -> [Any] { type.allCases.prefix(16).map { $0 } }
        if let listing = type as? any CaseIterable.Type { return listed(listing) }
        return EnumerationCases.all(of: type).prefix(16).map { $0 }
    }

    private static func numbers<I: FixedWidthInteger>(_ type: I.Type) -> [Any] { [1 as I, 0 as I, 2 as I, 100 as I] }
}
