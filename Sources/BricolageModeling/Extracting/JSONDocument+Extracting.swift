public import BricolageCore

extension JSONDocument.Node {
    /// Takes several values out of an object, or says everything that is wrong with them.
    ///
    ///     (identifier, name, born, isMember) = try json.extract(
    ///         .required("identifier"),
    ///         .optional("name.display"),
    ///         .required("birthDate", by: .date("yyyy-MM-dd")),
    ///         .defaulted("isMember", to: false))
    ///
    /// The values come in the order of the fields, as a tuple. Types come from what they are assigned to, such as the
    /// stored properties in an initialiser, or are named: `.required("id", as: Int.self)`. That of a single field must be
    /// named, because there are no tuples of one value. Members that no field asks for are left alone. When something is
    /// wrong, all fields are read once more to find the rest, with their transforms and conditions.
    ///
    /// - Parameters:
    ///   - decoder: How to decode; without one, by a decoder without strategies that has the user info of the one which
    ///     this value comes from.
    ///   - fields: What to take.
    /// - Throws: `DecodingIssues` with all issues of all fields, in the order of the document.
    public func extract<each Value>(
        using decoder: JSON.Decoder? = nil, _ fields: repeat JSONField<each Value>
    ) throws -> (repeat each Value) {
        if let observer = environment(ExtractionObserver.self) {
            var observed: [ExtractionObserver.Field] = []
            repeat observed.append((each fields).observed)
            try observer.observe(observed)
        }
        let extraction = Extraction(of: undiagnosed, using: decoder)
        do {
            return (repeat try (each fields).extract(in: extraction))
        } catch {
            return try collect(repeat each fields, in: extraction)
        }
    }

    /// Takes all values again, to say everything that is wrong.
    @inline(never)
    private func collect<each Value>(
        _ fields: repeat JSONField<each Value>, in extraction: Extraction
    ) throws -> (repeat each Value) {
        var faults = FaultCollection(of: extraction.object)
        let values = (repeat faults.collect { try (each fields).extract(in: extraction) })
        return (repeat try faults.value(each values))
    }
}

extension JSONDocument {
    /// Takes several values out of a document, or says everything that is wrong with them.
    ///
    /// - Parameters:
    ///   - decoder: How to decode; without one, as `JSON.Decoder` does by default.
    ///   - fields: What to take.
    /// - Throws: `DecodingIssues` with all issues of all fields, in the order of the document.
    public func extract<each Value>(
        using decoder: JSON.Decoder? = nil, _ fields: repeat JSONField<each Value>
    ) throws -> (repeat each Value) {
        try root.extract(using: decoder, repeat each fields)
    }
}

extension FaultCollection {
    /// The value of an attempt, when all attempts have succeeded.
    fileprivate func value<Value>(_ value: Value?) throws -> Value {
        try check()
        guard let value else { throw DecodingIssues([]) }
        return value
    }
}
