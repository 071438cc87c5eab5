public import BricolageCore

extension JSONDocument.Node {
    /// Extracts several values from an object, or throws everything that is wrong with them.
    ///
    ///     (identifier, name, born, isMember) = try json.extract(
    ///         .required("identifier"),
    ///         .optional("name.display"),
    ///         .required("birthDate", by: .date("yyyy-MM-dd")),
    ///         .defaulted("isMember", to: false))
    ///
    /// The result is a tuple of the values in the order of the fields. Types are inferred from the assignment, such as
    /// to stored properties in an initialiser, or named: `.required("id", as: Int.self)`. A single field must name its
    /// type, because there are no tuples of one value. Other members are ignored. After an error the remaining fields
    /// are still read, with their transforms and conditions.
    ///
    /// - Parameters:
    ///   - decoder: The decoder to use; by default, one without strategies but with the user info of the decoder of
    ///     this value.
    ///   - fields: The fields to extract.
    /// - Throws: `DecodingIssues` with all issues of all fields, in document order.
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

    /// The issues of the last field that was read, which has failed, and of all fields after it.
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
    /// Extracts several values from a document, or throws everything that is wrong with them.
    ///
    /// - Parameters:
    ///   - decoder: The decoder to use; by default `JSON.Decoder()`.
    ///   - fields: The fields to extract.
    /// - Throws: `DecodingIssues` with all issues of all fields, in document order.
    public func extract<each Value>(
        using decoder: JSON.Decoder? = nil, _ fields: repeat JSONField<each Value>
    ) throws -> (repeat each Value) {
        try root.extract(using: decoder, repeat each fields)
    }
}
