internal import BricolageCore
internal import BricolageDiagnosing

/// A container without an object that records the members that are requested.
struct RecordingKeyedContainer<Key: CodingKey>: GenericKeyedContainer {
    let run: RecordingRun
    let object: RecordedObject

    /// The name that represents any name; a number, so that it is also valid for integer keys.
    static var anyName: String { "1" }

    var codingPath: [any CodingKey] { object.path.map { JSONCodingKey($0) } }

    var allKeys: [Key] {
        let known = EnumerationCases.all(of: Key.self)
        object.listedKeyCount = known.count
        object.listsAnyKey = known.isEmpty
        if known.isEmpty { return run.script.offersAnyKey ? [Key(stringValue: Self.anyName)].compactMap { $0 } : [] }
        return run.script.onlyKey.map { known.indices.contains($0) ? [known[$0]] : [] } ?? known
    }

    private func path(_ key: Key) -> [String] { object.path + [key.stringValue] }

    private func isAbsent(_ key: Key) -> Bool { run.script.absent == path(key) }

    private func requireMember(_ key: Key) throws {
        guard isAbsent(key) else { return }
        throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "a recording pass"))
    }

    /// Whether a key represents any name.
    private func isAnyName(_ key: Key) -> Bool {
        object.listsAnyKey && key.stringValue == Self.anyName && run.script.offersAnyKey
    }

    private func record<T: Decodable>(_ type: T.Type, _ key: Key) -> RecordedMember? {
        if isAnyName(key) {
            if object.anyMember == nil { object.anyMember = .fragment(run.recorder.fragment(of: type)) }
            return nil
        }
        let member = object.member(
            key.stringValue, name: run.recorder.name(of: key.stringValue), .fragment(run.recorder.fragment(of: type)))
        if member.choices.isEmpty { member.choices = Enumerations.choices(of: type) }
        return member
    }

    private func nestedValue(_ key: Key) throws -> RecordedValue {
        if isAnyName(key) {
            let value = object.anyMember?.value ?? RecordedValue(path: path(key))
            object.anyMember = .value(value)
            return value
        }
        let member = object.member(
            key.stringValue, name: run.recorder.name(of: key.stringValue), .value(RecordedValue(path: path(key))))
        // If the member was already decoded as a type, its contents are not recorded again.
        return member.contents.value ?? RecordedValue(path: path(key))
    }

    func contains(_ key: Key) -> Bool { !isAbsent(key) }

    func decodeNil(forKey key: Key) throws -> Bool {
        object.keysAskedForNull.insert(key.stringValue)
        try requireMember(key)
        return run.script.null == path(key)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let member = record(type, key)
        try requireMember(key)
        if run.script.null == path(key), !(type is any ExpressibleByNilLiteral.Type) {
            throw RecordingRun.refusal(type, path(key))
        }
        if member == nil, let json = run.script.anyMember as? T { return json }
        if type == JSON.self, let member {
            run.lastLookedAt = member
            member.constant = run.script.constants[member.path]
            if let constant = member.constant as? T { return constant }
        }
        return try run.answer(type, at: path(key))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        if let member = record(type, key) {
            member.isOptional = true
            member.allowsNull = true
        }
        guard !isAbsent(key), run.script.null != path(key) else { return nil }
        let isChosen = run.script.choice?.path == path(key)
        guard run.givesOptionalValues || isChosen || isAnyName(key) else { return nil }
        return try? run.answer(type, at: path(key))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let value = try nestedValue(key)
        try requireMember(key)
        return KeyedDecodingContainer(RecordingKeyedContainer<NestedKey>(run: run, object: value.requestObject()))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let value = try nestedValue(key)
        try requireMember(key)
        return RecordingUnkeyedContainer(run: run, array: value.requestArray())
    }

    func superDecoder() throws -> any Decoder {
        guard let key = Key(stringValue: "super") else {
            let member = object.member("super", name: "super", .value(RecordedValue(path: object.path + ["super"])))
            return RecordingDecoder(run: run, value: member.contents.value ?? RecordedValue())
        }
        return try superDecoder(forKey: key)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        RecordingDecoder(run: run, value: try nestedValue(key), isAbsent: isAbsent(key))
    }
}
