/// What a decode carries along for types that receive only a node.
///
///     JSON.Decoder ──▶ environment ◀── storage ◀── node
///                        userInfo, values, diagnosis
///
/// The nodes of one decode share a shallow copy of their document's storage, which refers to the environment. A decoder
/// without anything to carry makes neither. Unchecked, because `diagnosis` is not safe to share between threads: it is
/// there only while the diagnosing pass runs, on the thread that runs it.
package final class ReadingEnvironment: NodeEnvironment, @unchecked Sendable {
    package let userInfo: [CodingUserInfoKey: any Sendable]
    package let values: Values
    /// The diagnosing pass in progress, if any.
    ///
    /// Set once, before any node that refers to it is handed out.
    package weak var diagnosis: (any ObservingPass)?

    package init(
        userInfo: [CodingUserInfoKey: any Sendable], values: Values, diagnosis: (any ObservingPass)? = nil
    ) {
        self.userInfo = userInfo
        self.values = values
        self.diagnosis = diagnosis
    }

    /// Values by their types, such as a registry of variants: `decoder.environment[Registry.self] = registry`.
    package struct Values: Sendable {
        private var contents = SeldomTable<ObjectIdentifier, any Sendable>()

        init() {}

        var isEmpty: Bool { contents.isEmpty }

        /// The value of a type; nil when there is none.
        package subscript<Value: Sendable>(type: Value.Type) -> Value? {
            get { contents[ObjectIdentifier(type)] as? Value }
            set { contents[ObjectIdentifier(type)] = newValue }
        }
    }
}

extension JSONDocument.Node {
    /// The `userInfo` of the decoder; empty outside `JSON.Decoder`.
    public var userInfo: [CodingUserInfoKey: any Sendable] { storage.environment?.userInfo ?? [:] }

    /// A value that the decoder carries along; nil when there is none.
    package func environment<Value: Sendable>(_ type: Value.Type) -> Value? { storage.environment?.values[type] }

    /// The same value of the same document, carrying one more value.
    package func carrying<Value: Sendable>(_ value: Value) -> JSONDocument.Node {
        var values = storage.environment?.values ?? ReadingEnvironment.Values()
        values[Value.self] = value
        return carrying(
            ReadingEnvironment(userInfo: userInfo, values: values, diagnosis: storage.environment?.diagnosis))
    }

    /// The same value, hidden from a diagnosing pass that may be in progress.
    ///
    /// The pass regards errors that an initialiser does not throw as alternatives that were tried. Errors that are
    /// collected are thrown later, all at once.
    package var undiagnosed: JSONDocument.Node {
        guard let environment = storage.environment, environment.diagnosis != nil else { return self }
        return carrying(ReadingEnvironment(userInfo: environment.userInfo, values: environment.values))
    }

    /// Whether the diagnosing pass observes the type that requested this value.
    package var isDiagnosed: Bool { observer != nil }

    /// The observer of the type that requested this value; nil outside of the diagnosing pass.
    package var observer: (any ReadingObserver)? { storage.environment?.diagnosis?.observer }

    package func carrying(_ environment: ReadingEnvironment) -> JSONDocument.Node {
        JSONDocument.Node(storage: DocumentStorage(sharing: storage, carrying: environment), index: index)
    }
}

extension DocumentStorage {
    /// What the decode in progress carries along; nil if nothing.
    package var environment: ReadingEnvironment? { carried as? ReadingEnvironment }
}
