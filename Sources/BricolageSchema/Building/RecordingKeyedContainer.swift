internal import BricolageCore
internal import BricolageDiagnosing

/// A container without an object that records the members that are requested.
struct RecordingKeyedContainer<Key: CodingKey>: GenericKeyedContainer {
    let run: RecordingRun
    let object: RecordedObject

    var codingPath: [any CodingKey] { object.path.map { JSONCodingKey($0) } }

    var allKeys: [Key] {
        let known = EnumerationCases.all(of: Key.self)
        object.listedKeyCount = known.count
        object.listsAnyKey = known.isEmpty
        if known.isEmpty {
            return run.script.offersAnyKey ? [Key(stringValue: RecordingRun.anyName)].compactMap { $0 } : []
        }
        let present = known.filter { !isAbsent($0) }
        return run.script.onlyKey.map { known.indices.contains($0) ? [known[$0]] : [] } ?? present
    }

    private func path(_ key: Key) -> [String] { object.path + [key.stringValue] }

    private func answer(_ key: Key) -> MemberAnswer? { run.script.answers[path(key)] }

    private func isAbsent(_ key: Key) -> Bool { answer(key)?.isAbsent == true }

    private func requireMember(_ key: Key) throws {
        guard isAbsent(key) else { return }
        throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "a recording pass"))
    }

    private func refuse(_ member: RecordedMember, _ type: Any.Type) throws {
        guard member.requestCount <= run.script.answers[member.path]?.refusals ?? 0 else { return }
        throw RecordingRun.refusal(type, member.path)
    }

    /// Whether a key represents any name.
    private func isAnyName(_ key: Key) -> Bool {
        object.listsAnyKey && key.stringValue == RecordingRun.anyName && run.script.offersAnyKey
    }

    private func member(_ key: Key) -> RecordedMember {
        if isAnyName(key) { return object.requestAnyMember(key.stringValue) }
        return object.member(key.stringValue, name: run.recorder.name(of: key.stringValue))
    }

    private func record<T: Decodable>(_ type: T.Type, _ key: Key) throws -> RecordedMember {
        try run.demandRoom(type, path(key))
        let member = member(key)
        member.request(.fragment(run.recorder.fragment(of: type)), after: answer(key)?.refusals ?? 0)
        if member.choices.isEmpty { member.choices = Enumerations.choices(of: type) }
        return member
    }

    private func nestedValue(_ key: Key, _ type: Any.Type) throws -> RecordedValue {
        try run.demandRoom(type, path(key))
        let member = member(key)
        member.request(.value(RecordedValue(path: path(key))), after: answer(key)?.refusals ?? 0)
        try refuse(member, type)
        // If the member was already decoded as a type, its contents are not recorded again.
        return member.contents.value ?? RecordedValue(path: path(key))
    }

    func contains(_ key: Key) -> Bool {
        let isPresent = run.spend() && !isAbsent(key)
        member(key).isAskedForPresence = true
        return isPresent
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        try run.demandRoom(JSON.self, path(key))
        object.keysAskedForNull.insert(key.stringValue)
        try requireMember(key)
        return answer(key)?.isNull == true
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let member = try record(type, key)
        try requireMember(key)
        try refuse(member, type)
        if answer(key)?.isNull == true, !(type is any ExpressibleByNilLiteral.Type) {
            throw RecordingRun.refusal(type, path(key))
        }
        if member.standsForOthers, let json = run.script.anyMember as? T { return json }
        if type == JSON.self, !member.standsForOthers {
            run.lastLookedAt = member
            member.constant = run.script.constants[member.path]
            if let constant = member.constant as? T { return constant }
        }
        return try run.answer(type, at: path(key), among: member.choices)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let member = try record(type, key)
        member.isOptional = true
        member.allowsNull = true
        guard !isAbsent(key), answer(key)?.isNull != true else { return nil }
        try refuse(member, type)
        guard run.givesOptionalValues || answer(key) != nil || isAnyName(key) else { return nil }
        return try? run.answer(type, at: path(key), among: member.choices)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let value = try nestedValue(key, [String: JSON].self)
        try requireMember(key)
        return KeyedDecodingContainer(RecordingKeyedContainer<NestedKey>(run: run, object: value.requestObject()))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let value = try nestedValue(key, [JSON].self)
        try requireMember(key)
        return RecordingUnkeyedContainer(run: run, array: value.requestArray())
    }

    func superDecoder() throws -> any Decoder {
        guard let key = Key(stringValue: "super") else {
            try run.demandRoom(JSON.self, object.path)
            let member = object.member("super", name: "super")
            member.request(.value(RecordedValue(path: member.path)), after: 0)
            let isAbsent = run.script.answers[member.path]?.isAbsent == true
            return RecordingDecoder(run: run, value: member.contents.value ?? RecordedValue(), isAbsent: isAbsent)
        }
        return try superDecoder(forKey: key)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        RecordingDecoder(run: run, value: try nestedValue(key, JSON.self), isAbsent: isAbsent(key))
    }
}
