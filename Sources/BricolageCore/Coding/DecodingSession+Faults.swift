extension DecodingSession {
    /// What an error that came out of a type says, and about which value.
    ///
    /// - Parameter origin: The value that was being read when it was thrown, for errors that name no place.
    package func fault(for error: any Error, from origin: ForeignFailure) -> Fault {
        if let error = error.readingError { return fault(error, origin.type, near: origin.index) }
        if let told = faults(told: error, origin.type).first { return told }
        let thrower = foreignFailure.flatMap { $0.isOrigin(of: error) ? $0 : nil } ?? origin
        guard let decodingError = error.decodingError, let context = decodingError.context else {
            return storage.customFault(error, thrower.type, at: thrower.index)
        }
        let path = context.codingPath
        guard thrower.holds(path) else {
            return storage.customFault(error, text: context.words, thrower.type, at: thrower.index)
        }
        let place = path.count == thrower.depth ? thrower.index : index(at: path, from: thrower)
        if let reading = context.underlyingError?.readingError { return fault(reading, origin.type, near: place) }
        return standardFault(error, decodingError, context, thrower, at: place)
    }

    /// The faults of an error that is made of faults or issues of this document already, as those of extracted values
    /// are; none for other errors.
    package func faults(told error: any Error, _ type: Any.Type) -> [Fault] {
        guard let error = error.decodingIssues else { return [] }
        return storage.faults(of: error, type)?.faults ?? []
    }

    /// The words for a member that a type asks for and that is not there.
    @inline(never)
    func missing(_ key: any CodingKey, in object: JSONDocument.Node?) -> JSONReadingError {
        var error = JSONReadingError(.missing(key: key.stringValue), at: object, expected: "a value")
        error.askedKeys = AskedKeys(type(of: key), keyStrategy.spelling)
        return error
    }

    /// A fault for an error that the standard library or the user's code has made.
    @inline(never)
    private func standardFault(
        _ original: any Error, _ error: DecodingError, _ context: DecodingError.Context, _ origin: ForeignFailure,
        at place: Int
    ) -> Fault {
        switch error {
        case .keyNotFound(let key, _):
            return Fault(missing(key, in: nil), at: place, origin.type, origin: origin.index)
        case .typeMismatch(let wanted, _) where kind(of: wanted).map { $0 != node(place).kind } ?? false,
            .valueNotFound(let wanted, _) where node(place).isNull:
            return Fault(.wrongKind, at: place, wanted, thrownFor: origin.index)
        default:
            if place == origin.index, context.underlyingError == nil, hasRawValue(origin.type) {
                let kind: DecodingIssue.Kind =
                    EnumerationCases.isEnumeration(origin.type) ? .unknownCase : .invalidValue
                return Fault(kind, at: place, origin.type, thrownFor: origin.index)
            }
            return storage.customFault(
                context.underlyingError ?? original, text: context.debugDescription, origin.type, at: place,
                origin: origin.index)
        }
    }

    /// Whether it is known at which value an error arose.
    package func isPlaced(_ error: any Error) -> Bool {
        error.isReadingError || error.isDecodingError || isOrigin(of: error)
    }

    /// The issue that a document is nested too deeply, which nothing is read of.
    func depthIssues(_ limit: Int) -> DecodingIssues {
        DecodingIssues([
            DecodingIssue(
                kind: .depthLimit(limit), pointer: root.pointer, location: root.location,
                expected: "at most \(limit) levels", found: "\(storage.depth) levels")
        ])
    }

    package func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    package func fault(_ kind: DecodingIssue.Kind, at index: Int, expected: String, _ type: Any.Type) -> Fault {
        Fault(JSONReadingError(kind, at: nil, expected: expected), at: index, type)
    }

    @inline(never)
    private func fault(_ error: JSONReadingError, _ type: Any.Type, near index: Int) -> Fault {
        guard let node = error.node, node.storage.tape == storage.tape else {
            return Fault(error, at: index, type)
        }
        return Fault(error, at: node.index, type)
    }

    /// The kind of JSON that a type is made from; nil where it may be several, or nobody knows.
    private func kind(of type: Any.Type) -> JSON.Kind? {
        switch type {
        case is any DictionaryLike.Type: .object
        case is any ArrayLike.Type: .array
        case is String.Type: .string
        case is any Numeric.Type: .number
        case is Bool.Type: .bool
        default: nil
        }
    }

    /// The value that a coding path leads to, as far as it can be followed from the value that was being read.
    private func index(at path: [any CodingKey], from origin: ForeignFailure) -> Int {
        var node = node(origin.index)
        for (depth, key) in path.enumerated().dropFirst(origin.depth) {
            let next: JSONDocument.Node? =
                switch node.kind {
                case .array: key.intValue.flatMap { node[$0] }
                case .object: member(key.stringValue, of: node, after: path.prefix(depth))
                default: nil
                }
            guard let next else { break }
            node = next
        }
        return node.index
    }

    /// The member that a type knows by a key, or a dictionary, whose keys are not converted.
    private func member(_ key: String, of object: JSONDocument.Node, after path: ArraySlice<any CodingKey>)
        -> JSONDocument.Node?
    {
        guard convertsKeys,
            let known = ConvertedKeys(object, in: self, path: Swift.Array(path)).valueIndex(key)
        else { return object[key] }
        return node(known)
    }
}

private protocol DictionaryLike {}
extension Dictionary: DictionaryLike {}

private protocol ArrayLike {}
extension Array: ArrayLike {}
extension Set: ArrayLike {}

extension DecodingError.Context {
    /// What an error says whose path does not lead to the value for which it was thrown.
    fileprivate var words: String {
        if codingPath.isEmpty { return debugDescription }
        let pointer = JSONPointer(tokens: codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
        return "\(debugDescription) (the path of the error is \(pointer))"
    }
}
