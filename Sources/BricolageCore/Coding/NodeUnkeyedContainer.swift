/// Reads the elements of one array of a document.
///
/// It moves on only past elements that could be decoded.
struct NodeUnkeyedContainer: UnkeyedDecodingContainer {
    let context: DecodingContext
    private let pathCount: Int
    private let array: Int
    private var index: Int
    private let end: Int
    private(set) var currentIndex = 0

    init(context: DecodingContext, array: Int) throws {
        guard context.node(array).kind == .array else {
            throw context.failure(.wrongKind, at: array, expected: "an array", [JSON].self)
        }
        self.context = context
        self.array = array
        index = array + 1
        end = Int(context.storage.tape[array].next)
        pathCount = context.path.count
    }

    var codingPath: [any CodingKey] { context.path(pathCount) }
    var count: Int? { context.node(array).count }
    var isAtEnd: Bool { index == end }
    var key: JSONCodingKey { JSONCodingKey(intValue: currentIndex) }

    /// The place of the next element on the tape.
    @inline(__always)
    func element(_ type: Any.Type) throws -> Int {
        if index < end { return index }
        let error = JSONReadingError(
            .invalidValue, at: context.node(array), expected: "an array with more than \(currentIndex) elements")
        throw DecodingError.valueNotFound(
            type,
            .init(
                codingPath: codingPath + [key], debugDescription: "the array has only \(currentIndex) elements",
                underlyingError: error))
    }

    @inline(__always)
    mutating func moveOn() {
        index = Int(context.storage.tape[index].next)
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool {
        guard context.node(try element(Never.self)).isNull else { return false }
        moveOn()
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try context.decode(type, at: element(type), key: key)
        moveOn()
        return value
    }

    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        guard !isAtEnd else { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
    }

    private func nested() -> DecodingContext {
        DecodingContext(session: context.session, storage: context.storage, path: codingPath + [key])
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try NodeKeyedContainer<NestedKey>(
            context: nested(), object: element(KeyedDecodingContainer<NestedKey>.self))
        moveOn()
        return KeyedDecodingContainer(container)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try NodeUnkeyedContainer(
            context: nested(), array: element((any UnkeyedDecodingContainer).self))
        moveOn()
        return container
    }

    mutating func superDecoder() throws -> any Swift.Decoder {
        let decoder = NodeDecoder(context: nested(), index: try element((any Swift.Decoder).self))
        moveOn()
        return decoder
    }
}
