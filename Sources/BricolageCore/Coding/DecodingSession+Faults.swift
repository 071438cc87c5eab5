extension DecodingSession {
    /// The fault that is described by an error that came out of a type, at the value concerned.
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
        let place = value(at: path, from: thrower)
        if let reading = context.underlyingError?.readingError { return fault(reading, origin.type, near: place.index) }
        return standardFault(error, decodingError, context, thrower, at: place)
    }

    /// The faults of an error that already consists of faults or issues of this document, such as errors of extracted
    /// values; none for other errors.
    package func faults(told error: any Error, _ type: Any.Type) -> [Fault] {
        guard let error = error.decodingIssues else { return [] }
        return storage.faults(of: error, type)?.faults ?? []
    }

    /// The error for a missing member that a type requests.
    @inline(never)
    func missing(_ key: any CodingKey, in object: JSONDocument.Node?) -> JSONReadingError {
        var error = JSONReadingError(.missing(key: key.stringValue), at: object, expected: "a value")
        error.askedKeys = AskedKeys(type(of: key), keyStrategy.spelling)
        return error
    }

    /// A fault for an error that the standard library or the user's code has made.
    ///
    /// The kind of the error is adopted only if it is true of the value.
    @inline(never)
    private func standardFault(
        _ original: any Error, _ error: DecodingError, _ context: DecodingError.Context, _ origin: ForeignFailure,
        at reached: (index: Int, isWhole: Bool)
    ) -> Fault {
        let place = reached.index
        var fault: Fault
        switch error {
        case .keyNotFound(let key, _)
        where reached.isWhole && !value(at: context.codingPath + [key], from: origin).isWhole:
            fault = Fault(foreign: missing(key, in: nil), at: place, origin.type)
        case .typeMismatch(let wanted, _)
        where reached.isWhole && wanted != origin.type && isMade(wanted, fromOtherThan: node(place).kind),
            .valueNotFound(let wanted, _) where reached.isWhole && node(place).isNull:
            fault = Fault(foreign: .wrongKind, at: place, wanted)
        default:
            if place == origin.index, context.underlyingError == nil, hasRawValue(origin.type) {
                let kind: DecodingIssue.Kind =
                    EnumerationCases.isEnumeration(origin.type) ? .unknownCase : .invalidValue
                return Fault(foreign: kind, at: place, origin.type)
            }
            return storage.customFault(
                context.underlyingError ?? original, text: context.debugDescription, origin.type, at: place)
        }
        let words = context.debugDescription
        if !words.isEmpty, !words.isOfADecoder { fault.expected += " (\(words))" }
        return fault
    }

    /// Whether it is known at which value an error arose.
    package func isPlaced(_ error: any Error) -> Bool {
        error.isReadingError || error.isDecodingError || isOrigin(of: error)
    }

    /// The issue that a document is nested too deeply; nothing of it is read.
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

    /// Whether a type is known to be read from a single kind of JSON, and a value has another kind.
    private func isMade(_ type: Any.Type, fromOtherThan kind: JSON.Kind) -> Bool {
        let words = ExpectedKind.words(for: type)
        switch words {
        case "an integer", "a number": return kind != .number
        case "a string", "a boolean", "an array", "an object": return kind.withArticle != words
        default: return false
        }
    }

    /// The value that a coding path leads to from the one that was being read, or else the last existing one on the way
    /// to it.
    @inline(never)
    private func value(at path: [any CodingKey], from origin: ForeignFailure) -> (index: Int, isWhole: Bool) {
        var node = node(origin.index)
        for (depth, key) in path.enumerated().dropFirst(origin.depth) {
            let next: JSONDocument.Node? =
                switch node.kind {
                case .array: key.intValue.flatMap { node[$0] }
                case .object: member(key.stringValue, of: node, after: path.prefix(depth))
                default: nil
                }
            guard let next else { return (node.index, false) }
            node = next
        }
        return (node.index, true)
    }

    /// The member that a type knows by a key, or that a dictionary knows by it, whose keys are not converted.
    private func member(_ key: String, of object: JSONDocument.Node, after path: ArraySlice<any CodingKey>)
        -> JSONDocument.Node?
    {
        guard convertsKeys,
            let known = ConvertedKeys(object, in: self, path: Swift.Array(path)).valueIndex(key)
        else { return object[key] }
        return node(known)
    }
}

extension String {
    /// Whether it says no more than the kind of an error does, like the words of Foundation's decoder.
    fileprivate var isOfADecoder: Bool {
        hasPrefix("No value associated with key ") || hasSuffix("instead") || hasSuffix("instead.")
    }
}

extension DecodingError.Context {
    /// The words of an error whose path does not lead to the value for which it was thrown.
    fileprivate var words: String {
        if codingPath.isEmpty { return debugDescription }
        let pointer = JSONPointer(tokens: codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
        return "\(debugDescription) (the path of the error is \(pointer))"
    }
}
