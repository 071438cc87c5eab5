internal import BricolageCore

/// Reads the members of one object while the pass searches for faults.
struct DiagnosingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let frame: DiagnosingFrame
    let object: Int
    let path: CodingPath
    private let members: DiagnosedMembers

    init(frame: DiagnosingFrame, object: Int, path: CodingPath) {
        self.frame = frame
        self.object = object
        self.path = path
        members = frame.diagnosis.members(of: object, path)
    }

    var codingPath: [any CodingKey] { path.keys }

    var allKeys: [Key] {
        frame.begin(request(.keys, Key.self))
        if object == frame.index { frame.listed = (members, Key.self) }
        return members.keys.compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool {
        frame.begin(request(key, Never.self))
        return members.find(key.stringValue) != nil || isRepaired(key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let request = request(key, Never.self)
        guard let index = members.find(key.stringValue) else {
            if isRepaired(key) { return false }
            let fault = missing(key, JSON.self)
            return try frame.refuse(fault, request, error(fault, key)) { false }
        }
        frame.begin(request)
        return frame.diagnosis.node(index).isNull
    }

    func value<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
        if let index = find(key) {
            return try frame.value(type, at: index, path, .key(key), request(key, type))
        }
        let fault = missing(key, type)
        return try frame.refuse(fault, type, request(key, type), error(fault, key))
    }

    func scalar<S: PlainScalar>(_ type: S.Type, _ key: Key) throws -> S {
        if frame.readsScalarsAsTheyAre, let index = members.find(key.stringValue) {
            do throws(OtherValue) {
                let value = try S.value(at: index, in: frame.diagnosis.storage.reader)
                frame.noteScalar(at: index, request(key, type))
                return value
            } catch {
                note(key, at: index)
                return try frame.refuseScalar(type, at: index, path, .key(key), request(key, type))
            }
        }
        return try value(type, key)
    }

    func scalarIfPresent<S: PlainScalar>(_ type: S.Type, _ key: Key) throws -> S? {
        if frame.readsScalarsAsTheyAre, let index = members.find(key.stringValue) {
            do throws(OtherValue) {
                let value = try S.value(at: index, in: frame.diagnosis.storage.reader)
                frame.noteScalar(at: index, request(key, type, isOptional: true))
                return value
            } catch {}
        }
        return try valueIfPresent(type, key)
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        guard let index = find(key), !frame.diagnosis.node(index).isNull else {
            frame.begin(request(key, type, isOptional: true))
            return nil
        }
        return try frame.value(T?.self, at: index, path, .key(key), request(key, type, isOptional: true))
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value(type, key) }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { try valueIfPresent(type, key) }
}

// MARK: Containers within

extension DiagnosingKeyedContainer {
    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let request = request(key, KeyedDecodingContainer<NestedKey>.self, keys: type)
        if let index = find(key) {
            return try frame.keyedContainer(keyedBy: type, at: index, path.appending(.key(key)), request)
        }
        let fault = missing(key, [String: JSON].self)
        return try frame.refuse(fault, request, error(fault, key)) {
            try? frame.diagnosis.ghost.container(keyedBy: type)
        }
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let request = request(key, (any UnkeyedDecodingContainer).self)
        if let index = find(key) {
            return try frame.unkeyedContainer(at: index, path.appending(.key(key)), request)
        }
        let fault = missing(key, [JSON].self)
        return try frame.refuse(fault, request, error(fault, key)) { try? frame.diagnosis.ghost.unkeyedContainer() }
    }

    func superDecoder() throws -> any Decoder { superDecoder(JSONCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

    /// A decoder for a member; an absent member counts as null, which becomes a fault once something else is read from
    /// it.
    private func superDecoder(_ key: some CodingKey) -> any Decoder {
        frame.beginOther(at: object)
        guard let index = find(key) else {
            return AbsentDecoder(frame: frame, object: object, key: key, path: path.appending(.key(key)))
        }
        return DiagnosingDecoder(frame: frame, index: index, path: path.appending(.key(key)))
    }
}

// MARK: Members

extension DiagnosingKeyedContainer {
    /// The place of a member, whose value may have faults.
    private func find(_ key: some CodingKey) -> Int? {
        let index = members.find(key.stringValue)
        if let index { note(key, at: index) }
        return index
    }

    /// Notes that a key is a name in the program, unless its type accepts any text.
    private func note<AnyKey: CodingKey>(_ key: AnyKey, at index: Int) {
        if AskedKeys.isOpen(AnyKey.self) { return }
        frame.diagnosis.named.append(index)
        if object == frame.index { frame.facts.namedMembers.insert(key.stringValue) }
    }
}

// MARK: Failures

extension DiagnosingKeyedContainer {
    private func request(
        _ key: some CodingKey, _ type: Any.Type, isOptional: Bool = false, keys: (any CodingKey.Type)? = nil
    ) -> Request {
        var request = request(.member(key.stringValue), type)
        request.isOptional = isOptional
        request.keys = keys
        return request
    }

    private func request(_ step: RequestPattern.Step, _ type: Any.Type) -> Request {
        Request(
            site: RequestSite(
                index: object, view: ObjectIdentifier(Key.self), step: step, type: ObjectIdentifier(type)))
    }

    private func isRepaired(_ key: Key) -> Bool {
        !frame.repairedMembers.isEmpty
            && frame.repairedMembers.contains { $0.index == object && $0.step == .member(key.stringValue) }
    }

    private func missing(_ key: Key, _ type: Any.Type) -> Fault {
        var fault = Fault(.missing(key: key.stringValue), at: object, type)
        fault.askedKeys = AskedKeys(Key.self, frame.diagnosis.session.keyStrategy.spelling)
        return fault
    }

    private func error(_ fault: Fault, _ key: Key) -> DecodingError {
        .keyNotFound(
            key,
            .init(
                codingPath: codingPath, debugDescription: "the object has no member \"\(key.stringValue)\"",
                underlyingError: frame.diagnosis.error(for: fault)))
    }
}
