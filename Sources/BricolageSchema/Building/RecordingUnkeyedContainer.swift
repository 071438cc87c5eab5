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
        return end
    }

    var isAtEnd: Bool {
        array.asksForCount = true
        return currentIndex >= end || !run.spend()
    }

    private var path: [String] { array.path + ["[\(currentIndex)]"] }

    private var end: Int { run.script.elementCounts[array.path] ?? 2 }
    private var answer: MemberAnswer? { run.script.answers[path] }

    mutating func decodeNil() throws -> Bool {
        try run.demandRoom(JSON.self, path)
        array.element(currentIndex)?.isElementAskedForNull = true
        guard answer?.isNull == true else { return false }
        currentIndex += 1
        return true
    }

    /// Records a request for the next element, and throws if the request must be refused.
    private func request(_ type: Any.Type, _ contents: RecordedContents) throws {
        try run.demandRoom(type, path)
        if let end = run.script.elementCounts[array.path], currentIndex >= end {
            throw RecordingRun.refusal(type, path)
        }
        let element = array.element(currentIndex)
        element?.request(contents, after: answer?.refusals ?? 0)
        if let element, element.requestCount <= answer?.refusals ?? 0 || answer?.isNull == true {
            throw RecordingRun.refusal(type, path)
        }
        array.append(contents)
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try request(type, .fragment(run.recorder.fragment(of: type)))
        let value = try run.answer(type, at: path)
        currentIndex += 1
        return value
    }

    private mutating func nestedValue(_ type: Any.Type) throws -> RecordedValue {
        let value = RecordedValue(path: path)
        try request(type, .value(value))
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let object = try nestedValue([String: JSON].self).requestObject()
        return KeyedDecodingContainer(RecordingKeyedContainer<NestedKey>(run: run, object: object))
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        RecordingUnkeyedContainer(run: run, array: try nestedValue([JSON].self).requestArray())
    }

    mutating func superDecoder() throws -> any Decoder { RecordingDecoder(run: run, value: try nestedValue(JSON.self)) }
}
