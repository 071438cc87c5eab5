/// The values that are being decoded within each other, and the keys that lead to them.
///
/// Ordinary containers share one context: while a value is decoded, its key lies on the path. Nested containers can be
/// used side by side, so each begins a context with a copy of the path.
final class DecodingContext {
    let session: DecodingSession
    let storage: DocumentStorage
    @exclusivity(unchecked) private(set) var path: [any CodingKey]
    /// The object that was last asked for a member, and the key on the tape where the next look-up begins.
    @exclusivity(unchecked) private var hint = (object: -1, key: 0)

    init(session: DecodingSession, storage: DocumentStorage, path: [any CodingKey]) {
        self.session = session
        self.storage = storage
        self.path = path
    }

    /// The keys that lead to a container.
    func path(_ count: Int) -> [any CodingKey] { Swift.Array(path.prefix(count)) }

    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    /// Decodes the value at a place of the tape.
    ///
    /// This function and `decodeInContainers` stand on the stack once for every level of nesting. What other types
    /// need is kept out of them, because every temporary value counts there.
    func decode<T: Decodable>(_ type: T.Type, at index: Int, key: (any CodingKey)?) throws -> T {
        if let key { path.append(key) }
        defer { if key != nil { path.removeLast() } }
        if session.decodesInContainers(type) { return try decodeInContainers(type, at: index) }
        return try decodeSpecially(type, at: index)
    }

    private func decodeInContainers<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        let outer = try begin(at: index, type)
        defer { end(outer) }
        do {
            return try T(from: NodeDecoder(context: self, index: index))
        } catch {
            session.note(error, at: index)
            throw error
        }
    }

    @inline(never)
    private func decodeSpecially<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        let value: Any
        switch session.action(for: type) {
        case .containers: return try decodeInContainers(type, at: index)
        case .native(let readable): value = try readNatively(readable, at: index)
        case .dictionary(let dictionary): value = try dictionary.decode(at: index, in: self)
        case .override(let override): value = try decode(by: override, at: index, type)
        }
        if let value = value as? T { return value }
        throw failure(.wrongKind, at: index, expected: "a value of type \(type)", type)
    }

    private func readNatively<R: JSONReadable>(_ type: R.Type, at index: Int) throws -> R {
        do {
            return try R(json: node(index))
        } catch let error as JSONReadingError {
            throw decodingError(error, type, below: index)
        }
    }

    private func decode(by action: DecodingOverrides.Action, at index: Int, _ type: Any.Type) throws -> any Sendable {
        let outer = try begin(at: index, type)
        defer { end(outer) }
        do {
            return try action(NodeDecoder(context: self, index: index))
        } catch {
            session.note(error, at: index)
            throw error
        }
    }

    private typealias Hint = (object: Int, key: Int)

    private func begin(at index: Int, _ type: Any.Type) throws -> Hint {
        guard session.nesting < session.maximumNesting else {
            throw failure(.depthLimit(session.maximumNesting), at: index, expected: "less nesting", type)
        }
        session.nesting += 1
        return hint
    }

    private func end(_ outer: Hint) {
        session.nesting -= 1
        hint = outer
    }
}

// MARK: Look-up

extension DecodingContext {
    /// Whether an object's members are looked up in a table: there are many of them, or a key stands there twice.
    func usesIndex(_ object: Int) -> Bool {
        let count = Int(storage.tape[object].length)
        guard count > 1 else { return false }
        return count > MemberIndex.threshold
            || mayRepeatKeys(object) && DuplicateKeySearch.hasDuplicates(node(object))
    }

    /// The value of the last member with a key, as an index on the tape.
    @inline(__always)
    func find(_ key: String, in object: Int, usesIndex: Bool) -> Int? {
        var key = key
        return key.withUTF8 { key in
            if usesIndex {
                return session.index(of: node(object)).keyIndex(key).map { $0 + 1 }
            }
            return find(key, in: object)
        }
    }

    /// Looks from the member behind the last one found, then from the first: one comparison for keys in order.
    private func find(_ key: UnsafeBufferPointer<UInt8>, in object: Int) -> Int? {
        let end = Int(storage.tape[object].next)
        let start = hint.object == object ? hint.key : object + 1
        var index = start
        while index < end {
            let next = Int(storage.tape[index + 1].next)
            if storage.stringEquals(index, key) {
                hint = (object, next)
                return index + 1
            }
            index = next
        }
        index = object + 1
        while index < start {
            let next = Int(storage.tape[index + 1].next)
            if storage.stringEquals(index, key) {
                hint = (object, next)
                return index + 1
            }
            index = next
        }
        return nil
    }

    /// Whether some key may stand in a small object twice.
    ///
    /// Wrong for about one in five objects of a dozen members, whose keys are then compared in full.
    private func mayRepeatKeys(_ object: Int) -> Bool {
        var filter = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
        let end = Int(storage.tape[object].next)
        var index = object + 1
        while index < end {
            let node = storage.tape[index]
            if node.tag.isEscaped { return true }
            // A document's text is followed by padding, so that eight bytes can be read from any key.
            let start = UnsafeRawPointer(storage.source + Int(node.offset) + 1)
            let length = Int(node.length)
            var mixed = start.loadUnaligned(as: UInt64.self)
            if length < 8 {
                mixed &= (1 << UInt64(8 * length)) - 1
            } else {
                mixed = mixed &* 31 ^ (start + length - 8).loadUnaligned(as: UInt64.self)
            }
            let hash = (mixed ^ UInt64(length) << 56) &* 0x9E37_79B9_7F4A_7C15
            let bit: UInt64 = 1 << (hash >> 58)
            switch hash >> 56 & 3 {
            case 0: if filter.0 & bit != 0 { return true } else { filter.0 |= bit }
            case 1: if filter.1 & bit != 0 { return true } else { filter.1 |= bit }
            case 2: if filter.2 & bit != 0 { return true } else { filter.2 |= bit }
            default: if filter.3 & bit != 0 { return true } else { filter.3 |= bit }
            }
            index = Int(storage.tape[index + 1].next)
        }
        return false
    }
}

// MARK: Errors

extension DecodingContext {
    /// The standard error for a value that is not what it must be; it carries the place for the report.
    func failure(
        _ kind: DecodingIssue.Kind, at index: Int, expected: String, _ type: Any.Type, key: (any CodingKey)? = nil
    ) -> DecodingError {
        decodingError(JSONReadingError(kind, at: node(index), expected: expected), type, key: key)
    }

    /// The keys that lead from a value to one inside it.
    ///
    /// Passes only over what was read before the failure.
    private func steps(from index: Int, to target: Int) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var container = index
        while container < target, target < Int(storage.tape[container].next) {
            let isObject = storage.tape[container].tag == .object
            var position = 0
            var child = container + 1
            var value = isObject ? child + 1 : child
            while Int(storage.tape[value].next) <= target {
                child = Int(storage.tape[value].next)
                value = isObject ? child + 1 : child
                position += 1
            }
            keys.append(isObject ? JSONCodingKey(storage.string(child)) : JSONCodingKey(intValue: position))
            container = value
        }
        return keys
    }

    /// Says in standard terms what went wrong.
    ///
    /// The place in the text is not worked out: most such errors are caught by code that tries something else.
    func decodingError(
        _ error: JSONReadingError, _ type: Any.Type, key: (any CodingKey)? = nil, below index: Int? = nil
    ) -> DecodingError {
        var path = self.path
        if let key { path.append(key) }
        if let index, let node = error.node, node.storage === storage { path += steps(from: index, to: node.index) }
        let found = error.node?.summary ?? "nothing"
        let context = DecodingError.Context(
            codingPath: path, debugDescription: "expected \(error.expected), found \(found)", underlyingError: error)
        switch error.kind {
        case .missing(let key): return .keyNotFound(JSONCodingKey(key), context)
        case .wrongKind:
            return error.node?.isNull == true ? .valueNotFound(type, context) : .typeMismatch(type, context)
        default: return .dataCorrupted(context)
        }
    }
}
