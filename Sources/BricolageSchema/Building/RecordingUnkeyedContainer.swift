internal import BricolageCore
internal import BricolageDiagnosing

/// A container without an array that records the types of the elements that are requested.
///
/// It has two elements if the initialiser asks for the count or the end, and any number otherwise.
struct RecordingUnkeyedContainer: GenericUnkeyedContainer {
    let run: RecordingRun
    let array: RecordedArray
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { array.path.map { JSONCodingKey($0) } }

    var count: Int? {
        array.asksForCount = true
        return 2
    }

    var isAtEnd: Bool {
        array.asksForCount = true
        return currentIndex >= 2 || !run.spend()
    }

    private var path: [String] { array.path + ["[\(currentIndex)]"] }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try run.demandRoom(type, path)
        array.append(.fragment(run.recorder.fragment(of: type)))
        let value = try run.answer(type, at: path)
        currentIndex += 1
        return value
    }

    private mutating func nestedValue() throws -> RecordedValue {
        try run.demandRoom(JSON.self, path)
        let value = RecordedValue(path: path)
        array.append(.value(value))
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let object = try nestedValue().requestObject()
        return KeyedDecodingContainer(RecordingKeyedContainer<NestedKey>(run: run, object: object))
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        RecordingUnkeyedContainer(run: run, array: try nestedValue().requestArray())
    }

    mutating func superDecoder() throws -> any Decoder { RecordingDecoder(run: run, value: try nestedValue()) }
}
