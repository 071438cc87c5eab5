internal import BricolageCore

/// One value to take out of an object: where it is, how it is read, and what holds when it is not there.
///
///     .required("identifier")                              the type comes from the context
///     .required("name.first", as: String.self)             or is named
///     .optional("died", by: .date("yyyy-MM-dd"))           a transform reads it
///     .defaulted("isMember", to: false)                    absent or null is false
///     .required("age").validated("an age") { $0 >= 0 }     and a condition that it must meet
///
/// Places are texts of key paths (or of JSON Pointers, which begin with a slash), relative to the object; the empty
/// text is the object itself. Fields are what `extract` takes.
public struct JSONField<Value> {
    /// Reads the value that stands at the place.
    private let reading: (JSONDocument.Node, JSON.Decoder) throws -> Value
    /// The value where nothing stands at the place; nil when something must.
    private let absent: (() -> Value)?
    /// Whether null is read rather than taken for nothing.
    private let readsNull: Bool
    private let keyPath: Result<JSONKeyPath, JSONKeyPathError>
    /// What reads the value, for those who want to describe it.
    private let subject: ExtractionObserver.Subject

    init(
        _ path: String, _ subject: ExtractionObserver.Subject, absent: (() -> Value)? = nil, readsNull: Bool = true,
        reading: @escaping (JSONDocument.Node, JSON.Decoder) throws -> Value
    ) {
        keyPath = Result { () throws(JSONKeyPathError) in try JSONKeyPath(path) }
        self.absent = absent
        self.readsNull = readsNull
        self.reading = reading
        self.subject = subject
    }

    private init(_ other: JSONField, reading: @escaping (JSONDocument.Node, JSON.Decoder) throws -> Value) {
        keyPath = other.keyPath
        absent = other.absent
        readsNull = other.readsNull
        subject = other.subject
        self.reading = reading
    }

    /// What an observer wants to know.
    var observed: ExtractionObserver.Field {
        ExtractionObserver.Field(keyPath: try? keyPath.get(), isRequired: absent == nil, subject: subject)
    }

    /// Takes the value out of an object.
    func extract(from json: JSONDocument.Node, using decoder: JSON.Decoder) throws -> Value {
        let node: JSONDocument.Node
        do {
            let keyPath = try keyPath.get()
            if let absent {
                guard let present = try json.valueIfPresent(at: keyPath), readsNull || !present.isNull else {
                    return absent()
                }
                node = present
            } else {
                node = try json.value(at: keyPath)
            }
        } catch {
            throw json.issues(for: error)
        }
        do {
            return try reading(node, decoder)
        } catch {
            throw node.issues(for: error)
        }
    }
}

extension JSONField {
    /// The field with a condition that its value must meet.
    ///
    /// What stands for an absent value is not asked.
    ///
    /// - Parameters:
    ///   - expected: What must stand there, as in "expected …".
    ///   - condition: The condition. An error that it throws becomes an issue of its own.
    public func validated(
        _ expected: String, _ condition: @escaping (Value) throws -> Bool
    ) -> JSONField {
        JSONField(self) { [reading] node, decoder in
            let value = try reading(node, decoder)
            guard try condition(value) else { throw node.failure(expected) }
            return value
        }
    }

    /// The field with a condition that its value must meet where there is one.
    ///
    /// - Parameters:
    ///   - expected: What must stand there, as in "expected …".
    ///   - condition: The condition. An error that it throws becomes an issue of its own.
    public func validated<Wrapped>(
        _ expected: String, _ condition: @escaping (Wrapped) throws -> Bool
    ) -> JSONField where Value == Wrapped? {
        JSONField(self) { [reading] node, decoder in
            let value = try reading(node, decoder)
            guard try value.map(condition) ?? true else { throw node.failure(expected) }
            return value
        }
    }
}
