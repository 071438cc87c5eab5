/// Reads the members of one object while what is wrong with them is being found out.
struct DiagnosingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let frame: DiagnosingFrame
    let object: Int
    let path: DiagnosingPath
    private let members: DiagnosedMembers

    init(frame: DiagnosingFrame, object: Int, path: DiagnosingPath) {
        self.frame = frame
        self.object = object
        self.path = path
        members = frame.diagnosis.members(of: object, path)
    }

    var codingPath: [any CodingKey] { path.keys }

    var allKeys: [Key] {
        frame.goOn()
        if object == frame.index { frame.listed = (members, EnumerationCases.all(of: Key.self).map(\.stringValue)) }
        return members.keys.compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool {
        frame.goOn()
        return members.find(key.stringValue) != nil || isRepaired(key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        frame.goOn()
        if let index = members.find(key.stringValue) { return frame.diagnosis.node(index).isNull }
        if isRepaired(key) { return false }
        let fault = missing(key, JSON.self)
        return try frame.refuse(fault, site(key, Never.self), error(fault, key)) { false }
    }

    func value<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
        if let index = find(key) {
            return try frame.value(type, at: index, .key(key), site(key, type))
        }
        let fault = missing(key, type)
        return try frame.refuse(fault, type, site(key, type), error(fault, key))
    }

    func scalar<S: PlainScalar>(_ type: S.Type, _ key: Key) throws -> S {
        if frame.readsScalarsAsTheyAre, let index = members.find(key.stringValue) {
            do throws(OtherValue) {
                let value = try S.value(at: index, in: frame.diagnosis.storage.reader)
                frame.noteScalar(at: index, site(key, type))
                return value
            } catch {
                note(key, at: index)
                return try frame.refuseScalar(type, at: index, .key(key), site(key, type))
            }
        }
        return try value(type, key)
    }

    func scalarIfPresent<S: PlainScalar>(_ type: S.Type, _ key: Key) throws -> S? {
        if frame.readsScalarsAsTheyAre, let index = members.find(key.stringValue) {
            do throws(OtherValue) {
                let value = try S.value(at: index, in: frame.diagnosis.storage.reader)
                frame.noteScalar(at: index, site(key, type))
                return value
            } catch {}
        }
        return try valueIfPresent(type, key)
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        guard let index = find(key), !frame.diagnosis.node(index).isNull else {
            frame.goOn()
            return nil
        }
        return try frame.value(T?.self, at: index, .key(key), site(key, type))
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value(type, key) }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { try valueIfPresent(type, key) }
}

// MARK: Containers within

extension DiagnosingKeyedContainer {
    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let site = site(key, KeyedDecodingContainer<NestedKey>.self)
        if let index = find(key) {
            return try frame.keyedContainer(keyedBy: type, at: index, path.appending(.key(key)), site)
        }
        let fault = missing(key, [String: JSON].self)
        return try frame.refuse(fault, site, error(fault, key)) {
            try? frame.diagnosis.ghost.container(keyedBy: type)
        }
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let site = site(key, (any UnkeyedDecodingContainer).self)
        if let index = find(key) {
            return try frame.unkeyedContainer(at: index, path.appending(.key(key)), site)
        }
        let fault = missing(key, [JSON].self)
        return try frame.refuse(fault, site, error(fault, key)) { try? frame.diagnosis.ghost.unkeyedContainer() }
    }

    func superDecoder() throws -> any Decoder { superDecoder(JSONCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

    /// A decoder for a member; one that is not there counts as null, which whoever reads it complains about.
    private func superDecoder(_ key: some CodingKey) -> any Decoder {
        frame.goOn()
        guard let index = find(key) else {
            return AbsentDecoder(frame: frame, object: object, key: key, path: path.appending(.key(key)))
        }
        return DiagnosingDecoder(frame: frame, index: index, path: path.appending(.key(key)))
    }
}

// MARK: Members

extension DiagnosingKeyedContainer {
    /// The value of a member in which something may be wrong.
    private func find(_ key: some CodingKey) -> Int? {
        let index = members.find(key.stringValue)
        if let index { note(key, at: index) }
        return index
    }

    /// Takes note that a key is a name of the program, if it cannot be any text.
    private func note<AnyKey: CodingKey>(_ key: AnyKey, at index: Int) {
        if !AskedKeys.isOpen(AnyKey.self) { frame.diagnosis.named.insert(index) }
    }
}

// MARK: Failures

extension DiagnosingKeyedContainer {
    private func site(_ key: some CodingKey, _ type: Any.Type) -> RequestSite {
        RequestSite(
            index: object, view: ObjectIdentifier(Key.self), step: .member(key.stringValue),
            type: ObjectIdentifier(type))
    }

    private func isRepaired(_ key: Key) -> Bool {
        !frame.repairedMembers.isEmpty
            && frame.repairedMembers.contains { $0.index == object && $0.step == .member(key.stringValue) }
    }

    private func missing(_ key: Key, _ type: Any.Type) -> Fault {
        var fault = Fault(.missing(key: key.stringValue), at: object, type)
        fault.askedKeys = AskedKeys(Key.self, frame.diagnosis.session.keyStrategy)
        return fault
    }

    private func error(_ fault: Fault, _ key: Key) -> DecodingError {
        .keyNotFound(
            key,
            .init(
                codingPath: codingPath, debugDescription: "the object has no member \"\(key.stringValue)\"",
                underlyingError: fault.error(in: frame.diagnosis.storage)))
    }
}
