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
    /// wrong, the fields behind it are read as well, with their transforms and conditions.
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
        let extraction = Extraction(of: self, using: decoder)
        var count = 0
        func next<Field>(_ field: JSONField<Field>) throws -> Field {
            count += 1
            return try field.extract(in: extraction)
        }
        do {
            return (repeat try next(each fields))
        } catch {
            throw issues(behind: count, after: error, in: extraction, repeat each fields)
        }
    }

    /// Everything that is wrong where a number of fields has been read, of which the last has failed.
    @inline(never)
    private func issues<each Value>(
        behind count: Int, after error: any Error, in extraction: Extraction, _ fields: repeat JSONField<each Value>
    ) -> any Error {
        var faults = FaultCollection(of: extraction.object)
        var position = 0
        faults.collect { throw error }
        for field in repeat each fields {
            position += 1
            if position > count { faults.collect { try field.extract(in: extraction) } }
        }
        return faults.issues
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
