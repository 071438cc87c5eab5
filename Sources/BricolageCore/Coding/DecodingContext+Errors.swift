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
            path += keys(from: index, to: node.index)
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

    /// The keys that lead from a value to one inside it.
    ///
    /// Walks only over values that were read before the failure.
    func keys(from index: Int, to target: Int) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var container = index
        while container < target, target < Int(tape[container].next) {
            let isObject = tape[container].tag == .object
            var position = 0
            var child = container + 1
            var value = isObject ? child + 1 : child
            while Int(tape[value].next) <= target {
                child = Int(tape[value].next)
                value = isObject ? child + 1 : child
                position += 1
            }
            keys.append(
                isObject ? JSONCodingKey(storage.string(child)) : JSONCodingKey(intValue: position))
            container = value
        }
        return keys
    }
}
