internal import BricolageCore
internal import BricolageFields
internal import BricolageModeling
internal import BricolageWriting

extension TypeRecorder {
    /// How many alternatives of one value are looked for.
    private static let largestAlternativeCount = 16

    /// The schema of the values that an initialiser reads.
    func recordInitialiser<T: Decodable>(of type: T.Type) -> JSON.Object {
        let study = InitialiserStudy(self, type)
        let sufficient = study.sufficientRequests()
        if sufficient.count > 1 { return .disjunction(sufficient) }
        var fragments: [JSON.Object] = []
        for refusals in 0..<Self.largestAlternativeCount {
            var script = RecordingScript()
            script.refusals = refusals
            let found = study.fragments(script)
            if found.isEmpty { break }
            fragments += found
        }
        if fragments.isEmpty {
            return gap(type, study.failure ?? "its initialiser takes no value that could be made for it")
        }
        return isSpent ? gap(type, "too many runs of initialisers are needed") : .alternatives(fragments)
    }

    /// The kinds of values that a type accepts that reads nodes itself and is no object.
    ///
    /// Such a type requests no keys, so the values that it accepts can only be found by trying.
    func kinds<R: JSONReadable>(of type: R.Type) -> JSON.Object {
        if let fields = ExtractionObserver.fields(of: type) { return extraction(of: type, fields) }
        if let union = type as? any JSONReadableValue.Type, !union.alternatives.isEmpty {
            return alternatives(union.alternatives, of: type)
        }
        let taken = Self.samples.filter { Self.takes($0, type) }
        let fragment = gap(type, "it reads JSON by itself")
        guard !taken.isEmpty else { return fragment }
        return JSON.Object.kinds(taken).merging(fragment)
    }

    /// One value of each kind, and of each kind of number.
    private static let samples: [JSON] = [.null, false, 1, 1.5, "1", [], [:]]

    private static func takes<R: JSONReadable>(_ json: JSON, _ type: R.Type) -> Bool {
        guard let document = try? JSONDocument(json) else { return false }
        return (try? R(json: document.root)) != nil
    }

    /// One of several types, or a value of a kind that the union keeps although it has none of these types.
    private func alternatives<R: JSONReadable>(_ types: [any JSONReadable.Type], of union: R.Type) -> JSON.Object {
        var branches = types.map { fragment(of: $0) }
        let kept = Self.samples.filter { json in
            Self.takes(json, union) && !types.contains { Self.takes(json, $0) }
        }
        if !kept.isEmpty { branches.append(.kept(kept)) }
        return .alternatives(branches)
    }
}

extension JSON.Object {
    /// The members of both objects; for equal keys the value of the other one.
    func merging(_ other: JSON.Object) -> JSON.Object {
        var copy = self
        for (key, value) in other { copy[key] = value }
        return copy
    }

    /// An object schema with the properties and requirements of another one added.
    func extended(by other: JSON.Object) -> JSON.Object {
        var copy = merging(other)
        if let properties = self["properties"]?.object, let more = other["properties"]?.object {
            copy["properties"] = .object(properties.merging(more))
        }
        if let required = self["required"]?.array, let more = other["required"]?.array {
            copy["required"] = .array(required + more.filter { !required.contains($0) })
        }
        return copy
    }
}
