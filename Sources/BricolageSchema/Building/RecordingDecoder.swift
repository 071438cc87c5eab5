internal import BricolageCore
internal import BricolageDiagnosing
internal import BricolageFields

/// A decoder without a document that records the requests made to it.
struct RecordingDecoder: ValuelessDecoder {
    let run: RecordingRun
    let value: RecordedValue
    /// Whether this is the decoder of an absent member.
    var isAbsent = false

    var codingPath: [any CodingKey] { value.path.map { JSONCodingKey($0) } }
    var userInfo: [CodingUserInfoKey: Any] { run.recorder.userInfo }

    private func request(_ type: Any.Type) throws {
        if isAbsent { throw RecordingRun.refusal(type, value.path) }
        try run.request(value, type)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try request([String: JSON].self)
        return KeyedDecodingContainer(RecordingKeyedContainer<Key>(run: run, object: value.requestObject()))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try request([JSON].self)
        return RecordingUnkeyedContainer(run: run, array: value.requestArray())
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension RecordingDecoder: GenericValueContainer {
    func decodeNil() -> Bool {
        value.asksForNull = true
        return isAbsent || run.script.answers[value.path]?.isNull == true
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try request(type)
        value.request(run.recorder.fragment(of: type))
        return try run.answer(type, at: value.path)
    }
}
