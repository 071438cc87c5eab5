internal import BricolageCore

/// Reads the elements of one array while the pass searches for faults.
///
/// It advances past elements that could be decoded or were replaced by a placeholder, but, like the plain container,
/// not past an element for which it has thrown an error. In frames that guess it is at its end once the budget is
/// exhausted, so that loops end.
struct DiagnosingUnkeyedContainer: GenericUnkeyedContainer {
    let frame: DiagnosingFrame
    private let array: Int
    private let path: CodingPath
    private let end: Int
    private var index: Int
    private(set) var currentIndex = 0

    init(frame: DiagnosingFrame, array: Int, path: CodingPath) {
        self.frame = frame
        self.array = array
        self.path = path
        index = array + 1
        end = Int(frame.diagnosis.storage.reader[array].next)
    }

    var codingPath: [any CodingKey] { path.keys }
    var count: Int? { frame.diagnosis.node(array).count }
    private var key: JSONCodingKey { JSONCodingKey(intValue: currentIndex) }

    var isAtEnd: Bool {
        frame.beginOther(at: array)
        let isAtEnd = index >= end || frame.guesses && frame.diagnosis.isExhausted(at: index)
        // Once the code knows that a next element exists, an error that names that element is about it.
        frame.lastElement = isAtEnd ? frame.lastElement : nil
        return isAtEnd
    }

    private mutating func moveOn() {
        if index < end {
            frame.lastElement = (index, currentIndex, path.count)
            index = Int(frame.diagnosis.storage.reader[index].next)
        }
        currentIndex += 1
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value =
            index < end
            ? try frame.value(type, at: index, path, .position(currentIndex), request(type))
            : try pastEnd(type) { try frame.refuse($0, type, request(type), $1) }
        moveOn()
        return value
    }

    mutating func decodeNil() throws -> Bool {
        frame.beginOther(at: array)
        guard index < end else {
            return try pastEnd(Never.self) { try frame.refuse($0, request(Never.self), $1) { false } }
        }
        guard frame.diagnosis.node(index).isNull else {
            // The code has looked at this element and not read it: an error that names it is about it.
            frame.lastElement = nil
            return false
        }
        moveOn()
        return true
    }

    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        frame.beginOther(at: array)
        guard index < end else { return nil }
        if try decodeNil() { return nil }
        let step = CodingPath.Step.position(currentIndex)
        // If `T` is a superclass of the class that `type` is, `T?` does not know the latter.
        let value: T? =
            type == T.self
            ? try frame.value(T?.self, at: index, path, step, request(type))
            : try frame.value(type, at: index, path, step, request(type))
        moveOn()
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let request = request(KeyedDecodingContainer<NestedKey>.self)
        let container =
            index < end
            ? try frame.keyedContainer(keyedBy: type, at: index, path.appending(.position(currentIndex)), request)
            : try pastEnd([String: JSON].self) { fault, error in
                try frame.refuse(fault, request, error) { try? frame.diagnosis.ghost.container(keyedBy: type) }
            }
        moveOn()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let request = request((any UnkeyedDecodingContainer).self)
        let container =
            index < end
            ? try frame.unkeyedContainer(at: index, path.appending(.position(currentIndex)), request)
            : try pastEnd([JSON].self) { fault, error in
                try frame.refuse(fault, request, error) { try? frame.diagnosis.ghost.unkeyedContainer() }
            }
        moveOn()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        frame.beginOther(at: array)
        let decoder: any Decoder =
            index < end
            ? DiagnosingDecoder(frame: frame, index: index, path: path.appending(.position(currentIndex)))
            : try pastEnd(JSON.self) { fault, error in
                try frame.refuse(fault, request((any Decoder).self), error) { frame.diagnosis.ghost }
            }
        moveOn()
        return decoder
    }

    private func request(_ type: Any.Type) -> Request {
        Request(
            site: RequestSite(
                index: array, view: ObjectIdentifier(DiagnosingUnkeyedContainer.self), step: .element(currentIndex),
                type: ObjectIdentifier(type)))
    }

    /// Refuses a request after the last element.
    private func pastEnd<R>(_ type: Any.Type, _ body: (Fault, DecodingError) throws -> R) throws -> R {
        let (fault, error) = absence(of: type)
        return try body(fault, error)
    }

    /// The fault and the error for a request after the last element; not inlined into its caller, which is compiled
    /// again for each type.
    @inline(never)
    private func absence(of type: Any.Type) -> (Fault, DecodingError) {
        let fault = frame.diagnosis.session.fault(
            .invalidValue, at: array, expected: ExpectedKind.words(forArrayBeyond: currentIndex), type)
        let context = DecodingError.Context(
            codingPath: codingPath + [key], debugDescription: "the array's count is only \(currentIndex)",
            underlyingError: frame.diagnosis.error(for: fault))
        return (fault, .valueNotFound(type, context))
    }
}
