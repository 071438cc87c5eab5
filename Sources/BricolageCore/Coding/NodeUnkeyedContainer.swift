/// Reads the elements of one array of a document.
///
/// It moves on only past elements that could be decoded. Twenty-four bytes, which `any UnkeyedDecodingContainer` holds
/// without an allocation.
struct NodeUnkeyedContainer: UnkeyedDecodingContainer {
    let context: DecodingContext
    private let array: UInt32
    private let depth: UInt32
    private var index: UInt32
    private var position: UInt32 = 0

    init(context: DecodingContext, array step: DecodingStep, depth: Int) throws {
        guard context.tag(step.index) == .array else {
            throw context.failure(.wrongKind, step, expected: "an array", [JSON].self)
        }
        self.context = context
        array = UInt32(truncatingIfNeeded: step.index)
        self.depth = UInt32(truncatingIfNeeded: depth)
        index = array + 1
    }

    var codingPath: [any CodingKey] { context.path(to: Int(array), Int(depth)) }
    var count: Int? { Int(context.tape[Int(array)].length) }
    var isAtEnd: Bool { index == context.tape[Int(array)].next }
    var currentIndex: Int { Int(position) }

    @inline(__always)
    private var step: DecodingStep {
        .element(Int(index), position: Int(position)).taken(in: array, depth: depth)
    }

    /// The next element.
    @inline(__always)
    func element(_ type: Any.Type) throws -> DecodingStep {
        if !isAtEnd { return step }
        throw noMoreElements(type)
    }

    @inline(never)
    private func noMoreElements(_ type: Any.Type) -> DecodingError {
        ThreadTrials.noteFailure()
        let error = JSONReadingError(
            .invalidValue, at: context.node(Int(array)), expected: ExpectedKind.words(forArrayBeyond: currentIndex))
        return .valueNotFound(
            type,
            .init(
                codingPath: codingPath + [JSONCodingKey(intValue: currentIndex)],
                debugDescription: "the array's count is only \(position)", underlyingError: error))
    }

    @inline(__always)
    mutating func moveOn() {
        index = context.tape[Int(index)].next
        position &+= 1
    }

    mutating func decodeNil() throws -> Bool {
        guard context.isNull(try element(Never.self).index) else { return false }
        moveOn()
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try context.decode(type, element(type))
        moveOn()
        return value
    }

    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        guard !isAtEnd else { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
    }

    private func nestedPlace(_ type: Any.Type) throws -> NestedPlace {
        let step = DecodingStep.element(try element(type).index, position: currentIndex)
        return NestedPlace(context: context, container: Int(array), depth: Int(depth), step: step)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let place = try nestedPlace(KeyedDecodingContainer<NestedKey>.self)
        let container = try context.session.nestedContainer(keyedBy: type, at: place)
        moveOn()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let place = try nestedPlace((any UnkeyedDecodingContainer).self)
        let nested = try context.session.nestedContext(at: place)
        let container = try NodeUnkeyedContainer(context: nested, array: .value(place.step.index), depth: nested.depth)
        moveOn()
        return container
    }

    mutating func superDecoder() throws -> any Swift.Decoder {
        let place = try nestedPlace((any Swift.Decoder).self)
        let nested = try context.session.nestedContext(at: place)
        moveOn()
        return NodeDecoder(context: nested, index: place.step.index, depth: nested.depth)
    }
}
