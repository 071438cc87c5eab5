public import BricolageCore
public import BricolageStreaming

/// The values of an asynchronous stream, one after the other, in constant memory.
///
///     for try await order in JSON.Decoder().elements(Order.self, of: bytes, as: .lines) { ship(order) }
///
/// A value is delivered as soon as it is complete: at the closing bracket of an object or array, at the comma or
/// bracket after any other array element, at the line feed of a line, or at the separator after a value of a sequence.
/// The loop ends with the first value that cannot be read; to report such values and continue, use `results`.
public struct AsyncJSONElements<Base: AsyncSequence, Value>: AsyncSequence {
    private let base: Base
    private let splitter: JSONElementSplitter
    private let feed: (Base.Element, inout ChunkedBytes) -> Void
    private let read: (JSONElement) throws -> Value

    /// - Parameter feed: Adds an element of the stream to the bytes for the splitter.
    init(
        _ base: Base, _ splitter: JSONElementSplitter, feed: @escaping (Base.Element, inout ChunkedBytes) -> Void,
        read: @escaping (JSONElement) throws -> Value
    ) {
        self.base = base
        self.splitter = splitter
        self.feed = feed
        self.read = read
    }

    /// Starts reading the stream.
    public func makeAsyncIterator() -> Iterator {
        Iterator(base: base.makeAsyncIterator(), splitter: splitter, feed: feed, read: read)
    }

    /// Reads one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var splitter: JSONElementSplitter
        private var pending = ChunkedBytes()
        private let feed: (Base.Element, inout ChunkedBytes) -> Void
        private let read: (JSONElement) throws -> Value
        private var isOver = false

        fileprivate init(
            base: Base.AsyncIterator, splitter: JSONElementSplitter,
            feed: @escaping (Base.Element, inout ChunkedBytes) -> Void, read: @escaping (JSONElement) throws -> Value
        ) {
            self.base = base
            self.splitter = splitter
            self.feed = feed
            self.read = read
        }

        /// The next value; nil at the end of the stream.
        ///
        /// - Throws: `JSONElementError`, what the stream throws, or `CancellationError` if the stream ends because its
        ///   task was cancelled. If possible, calling it again continues with the next value.
        public mutating func next() async throws -> Value? {
            while true {
                if let value = try splitter.next(read: read) { return value }
                if splitter.isFinished { return nil }
                while !pending.isComplete {
                    guard let bytes = try await base.next() else {
                        // In a cancelled task a stream may end anywhere: a value that is cut off is no value.
                        try Task.checkCancellation()
                        pending.end()
                        break
                    }
                    feed(bytes, &pending)
                }
                splitter.append(pending.take())
                if pending.isAtEnd { splitter.finish() }
            }
        }

        /// The next value, or why it cannot be read; nil at the end of the stream and after an error that ends it.
        public mutating func nextResult() async -> Result<Value, any Error>? {
            if isOver { return nil }
            do {
                guard let value = try await next() else { return nil }
                return .success(value)
            } catch {
                isOver = splitter.failure != nil || !(error is JSONElementError)
                return .failure(error)
            }
        }
    }

    /// The values or, for those that cannot be read, the errors.
    public var results: some AsyncSequence<Result<Value, any Error>, Never> { AsyncJSONResults(elements: self) }
}

/// The values of a stream and, for those that cannot be read, the errors.
private struct AsyncJSONResults<Base: AsyncSequence, Value>: AsyncSequence {
    let elements: AsyncJSONElements<Base, Value>

    func makeAsyncIterator() -> Iterator { Iterator(iterator: elements.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        var iterator: AsyncJSONElements<Base, Value>.Iterator

        mutating func next() async -> Result<Value, any Error>? { await iterator.nextResult() }
    }
}

/// The bytes of a stream, collected until they may complete a value.
struct ChunkedBytes {
    private var bytes: [UInt8] = []
    private(set) var isComplete = false
    private(set) var isAtEnd = false

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), 0x1E: isComplete = true
        default: isComplete = bytes.count >= 4096
        }
    }

    mutating func append(contentsOf chunk: some Sequence<UInt8>) {
        bytes.append(contentsOf: chunk)
        isComplete = true
    }

    mutating func end() {
        isAtEnd = true
    }

    mutating func take() -> [UInt8] {
        defer {
            bytes.removeAll(keepingCapacity: true)
            isComplete = false
        }
        return bytes
    }
}

extension JSON.Decoder {
    /// Decodes the values of an asynchronous stream of bytes.
    ///
    /// - Parameters:
    ///   - type: The type of each value, `JSON` for any.
    ///   - bytes: The bytes, for example of a response.
    ///   - layout: How the stream separates values.
    ///   - maximumSize: The most bytes of one value.
    public func elements<T: Decodable, Bytes: AsyncSequence>(
        _ type: T.Type = T.self, of bytes: Bytes, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) -> AsyncJSONElements<Bytes, T> where Bytes.Element == UInt8 {
        AsyncJSONElements(
            bytes, JSONElementSplitter(layout, options: parsing, maximumSize: maximumSize),
            feed: { $1.append($0) }, read: { try decode(type, from: $0.document) })
    }

    /// Decodes the values of an asynchronous stream that comes in chunks of bytes.
    public func elements<T: Decodable, Chunks: AsyncSequence>(
        _ type: T.Type = T.self, of chunks: Chunks, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) -> AsyncJSONElements<Chunks, T> where Chunks.Element: Sequence<UInt8> {
        AsyncJSONElements(
            chunks, JSONElementSplitter(layout, options: parsing, maximumSize: maximumSize),
            feed: { $1.append(contentsOf: $0) }, read: { try decode(type, from: $0.document) })
    }
}
