extension DecodingContext {
    /// Throws for a value that is not an object.
    @inline(__always)
    func checkObject(_ step: DecodingStep) throws {
        guard tape[step.index].tag == .object else {
            throw failure(.wrongKind, step, expected: "an object", [String: JSON].self)
        }
    }

    /// The error for a value that the stack has no room to read.
    @inline(never)
    func outOfStack(_ step: DecodingStep) -> DecodingError {
        decodingError(node(step.index).tooDeep, Any.self, step)
    }

    /// The standard error for an unsuitable value; it carries the place for the report.
    @inline(never)
    func failure(
        _ kind: DecodingIssue.Kind, _ step: DecodingStep, expected: String, _ type: Any.Type
    ) -> DecodingError {
        decodingError(JSONReadingError(kind, at: node(step.index), expected: expected), type, step)
    }

    /// The standard error for an error of a type that reads itself.
    ///
    /// The place in the text is not computed: most such errors are caught by code that tries something else.
    package func decodingError(
        _ error: JSONReadingError, _ type: Any.Type, _ step: DecodingStep? = nil,
        below index: Int? = nil
    ) -> DecodingError {
        ThreadTrials.noteFailure()
        var path = pathOfFailure(at: step)
        let begin = path.count
        if let index, let node = error.node, node.storage === storage {
            path += storage.codingPath(from: index, to: node.index)
        }
        let context = DecodingError.Context(
            codingPath: path, debugDescription: error.shortSentence, underlyingError: error)
        switch error.kind {
        case .missing(let key): return .keyNotFound(JSONCodingKey(key), context)
        case .wrongKind:
            let isNull = error.node?.isNull == true
            let type = DecodingError.typeInMismatches(of: type, isNull: isNull, below: path.count - begin)
            return isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
        default: return .dataCorrupted(context)
        }
    }
}
