/// Reads the elements of one array while what is wrong with them is being found out.
///
/// It moves on past elements that could be decoded or were repaired, not past those that were thrown for, as the plain
/// container does not either. When the step budget is used up it is at its end, so that loops come to theirs.
struct DiagnosingUnkeyedContainer: UnkeyedDecodingContainer {
    let frame: DiagnosingFrame
    private let array: Int
    private let path: DiagnosingPath
    private let end: Int
    private var index: Int
    private(set) var currentIndex = 0

    init(frame: DiagnosingFrame, array: Int, path: DiagnosingPath) {
        self.frame = frame
        self.array = array
        self.path = path
        index = array + 1
        end = Int(frame.diagnosis.storage.tape[array].next)
    }

    var codingPath: [any CodingKey] { path.keys }
    var count: Int? { frame.diagnosis.node(array).count }
    private var key: JSONCodingKey { JSONCodingKey(intValue: currentIndex) }

    var isAtEnd: Bool {
        frame.goOn()
        return index >= end || frame.diagnosis.isExhausted
    }

    private mutating func moveOn() {
        if index < end { index = Int(frame.diagnosis.storage.tape[index].next) }
        currentIndex += 1
    }

    mutating func next<T: Decodable>(_ type: T.Type) throws -> T {
        let value =
            index < end
            ? try frame.value(type, at: index, .position(currentIndex), site(type))
            : try pastEnd(type) { try frame.refuse($0, type, site(type), $1) }
        if index < end { frame.lastElement = (index, currentIndex) }
        moveOn()
        return value
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next(type) }

    mutating func decodeNil() throws -> Bool {
        frame.goOn()
        guard index < end else {
            return try pastEnd(Never.self) { try frame.refuse($0, site(Never.self), $1) { false } }
        }
        guard frame.diagnosis.node(index).isNull else { return false }
        moveOn()
        return true
    }

    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        frame.goOn()
        guard index < end else { return nil }
        if try decodeNil() { return nil }
        let value = try frame.value(T?.self, at: index, .position(currentIndex), site(type))
        moveOn()
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let site = site(KeyedDecodingContainer<NestedKey>.self)
        let container =
            index < end
            ? try frame.keyedContainer(keyedBy: type, at: index, path.appending(.position(currentIndex)), site)
            : try pastEnd([String: JSON].self) { fault, error in
                try frame.refuse(fault, site, error) { try? frame.diagnosis.ghost.container(keyedBy: type) }
            }
        moveOn()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let site = site((any UnkeyedDecodingContainer).self)
        let container =
            index < end
            ? try frame.unkeyedContainer(at: index, path.appending(.position(currentIndex)), site)
            : try pastEnd([JSON].self) { fault, error in
                try frame.refuse(fault, site, error) { try? frame.diagnosis.ghost.unkeyedContainer() }
            }
        moveOn()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        frame.goOn()
        let decoder: any Decoder =
            index < end
            ? DiagnosingDecoder(frame: frame, index: index, path: path.appending(.position(currentIndex)))
            : try pastEnd(JSON.self) { fault, error in
                try frame.refuse(fault, site((any Decoder).self), error) { frame.diagnosis.ghost }
            }
        moveOn()
        return decoder
    }

    private func site(_ type: Any.Type) -> RequestSite {
        RequestSite(
            index: array, view: ObjectIdentifier(DiagnosingUnkeyedContainer.self), step: .element(currentIndex),
            type: ObjectIdentifier(type))
    }

    /// Refuses a request behind the last element.
    private func pastEnd<R>(_ type: Any.Type, _ body: (Fault, DecodingError) throws -> R) throws -> R {
        let (fault, error) = absence(of: type)
        return try body(fault, error)
    }

    /// The fault and the error for a request behind the last element, apart from its caller, which is compiled anew for
    /// each type.
    @inline(never)
    private func absence(of type: Any.Type) -> (Fault, DecodingError) {
        let fault = frame.diagnosis.session.fault(
            .invalidValue, at: array, expected: ExpectedKind.words(forArrayBeyond: currentIndex), type)
        let context = DecodingError.Context(
            codingPath: codingPath + [key], debugDescription: "the array has only \(currentIndex) elements",
            underlyingError: fault.error(in: frame.diagnosis.storage))
        return (fault, .valueNotFound(type, context))
    }
}
