internal import BricolageCore
internal import BricolagePointers

/// A value to extract from an object: its path, how to read it, and what to do if it is absent.
///
///     .required("identifier")                              the type comes from the context
///     .required("name.first", as: String.self)             or is named
///     .optional("died", by: .date("yyyy-MM-dd"))           a transform reads it
///     .defaulted("isMember", to: false)                    absent or null is false
///     .required("age").validated("an age") { $0 >= 0 }     and a condition that it must meet
///
/// Paths are key paths (or JSON Pointers, which begin with a slash) relative to the object; the empty text is the
/// object itself. `extract` takes such fields.
public struct JSONField<Value> {
    /// Reads the value at the path.
    private let reading: (JSONDocument.Node, Extraction) throws -> Value
    /// The value for an absent one; nil if the field is required.
    private let absent: (() -> Value)?
    /// Whether null is read as a value rather than treated as absence.
    private let readsNull: Bool
    private let path: String
    /// A description of what is read, for schemas.
    private let input: TransformInput

    init(
        _ path: String, _ input: TransformInput, absent: (() -> Value)? = nil, readsNull: Bool = true,
        reading: @escaping (JSONDocument.Node, Extraction) throws -> Value
    ) {
        self.path = path
        self.absent = absent
        self.readsNull = readsNull
        self.reading = reading
        self.input = input
    }

    private init(_ other: JSONField, reading: @escaping (JSONDocument.Node, Extraction) throws -> Value) {
        path = other.path
        absent = other.absent
        readsNull = other.readsNull
        input = other.input
        self.reading = reading
    }

    /// The description of the field for an observer.
    var observed: ExtractionObserver.Field {
        ExtractionObserver.Field(pointer: try? JSONPointer(keyPath: path), isRequired: absent == nil, input: input)
    }

    /// Reads the value of the field.
    @inline(__always)
    func extract(in extraction: Extraction) throws -> Value {
        switch extraction.object.seekPlainly(path) {
        case .found(let index): return try read(extraction.node(index), extraction)
        case .absent: if let absent { return absent() }
        case .unknown: break
        }
        return try extractElsewhere(in: extraction)
    }

    /// Reads a value at a path that `seekPlainly` cannot follow, or throws the error for an absent one.
    @inline(never)
    private func extractElsewhere(in extraction: Extraction) throws -> Value {
        let pointer = try JSONPointer(keyPath: path)
        guard let absent else { return try read(extraction.object.value(at: pointer), extraction) }
        guard let node = try extraction.object.valueIfPresent(at: pointer) else { return absent() }
        return try read(node, extraction)
    }

    @inline(__always)
    private func read(_ node: JSONDocument.Node, _ extraction: Extraction) throws -> Value {
        if let absent, !readsNull, node.isNull { return absent() }
        do {
            return try reading(node, extraction)
        } catch {
            throw node.issues(for: error)
        }
    }
}

extension JSONField {
    /// The field with a condition on its value.
    ///
    /// A default for an absent value is not checked.
    ///
    /// - Parameters:
    ///   - expected: The expected value, as in "expected …".
    ///   - condition: The condition. An error that it throws becomes an issue of its own.
    public func validated(
        _ expected: String, _ condition: @escaping (Value) throws -> Bool
    ) -> JSONField {
        JSONField(self) { [reading] node, extraction in
            let value = try reading(node, extraction)
            guard try condition(value) else { throw node.failure(expected) }
            return value
        }
    }

    /// The field with a condition on its value, unless that is nil.
    ///
    /// - Parameters:
    ///   - expected: The expected value, as in "expected …".
    ///   - condition: The condition. An error that it throws becomes an issue of its own.
    public func validated<Wrapped>(
        _ expected: String, _ condition: @escaping (Wrapped) throws -> Bool
    ) -> JSONField where Value == Wrapped? {
        JSONField(self) { [reading] node, extraction in
            let value = try reading(node, extraction)
            guard try value.map(condition) ?? true else { throw node.failure(expected) }
            return value
        }
    }
}
