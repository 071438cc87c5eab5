public import BricolageCore

/// The values of a stream, one after the other, in constant memory.
///
///     var orders = JSON.Decoder().elements(Order.self, of: chunks, as: .lines)
///     while let order = try orders.next() { ship(order) }
///
/// `next` throws for a value that cannot be read. Call it again to continue with the next value, if possible: in lines,
/// in a sequence, and after an array element that is valid JSON but does not match the type. To report such values and
/// continue, use `nextResult`.
public struct JSONElements<Value> {
    private var splitter: JSONElementSplitter
    private let nextChunk: () throws -> [UInt8]?
    private let read: (JSONElement) throws -> Value
    /// The file that holds the stream.
    package var path: String?
    private var isOver = false

    /// - Parameters:
    ///   - nextChunk: Returns the next bytes; nil at the end.
    ///   - read: Makes a value from an element.
    init(
        _ splitter: JSONElementSplitter, nextChunk: @escaping () throws -> [UInt8]?,
        read: @escaping (JSONElement) throws -> Value
    ) {
        self.splitter = splitter
        self.nextChunk = nextChunk
        self.read = read
    }

    /// The next value; nil at the end of the stream.
    ///
    /// - Throws: `JSONElementError`, or what the source of the bytes throws.
    public mutating func next() throws -> Value? {
        do { return try nextValue() } catch { throw error.inFile(path) }
    }

    private mutating func nextValue() throws -> Value? {
        while true {
            if let value = try splitter.next(read: read) { return value }
            if splitter.isFinished { return nil }
            if let chunk = try nextChunk() { splitter.append(chunk) } else { splitter.finish() }
        }
    }

    /// The next value, or why it cannot be read; nil at the end of the stream and after an error that ends it.
    public mutating func nextResult() -> Result<Value, any Error>? {
        if isOver { return nil }
        do {
            guard let value = try next() else { return nil }
            return .success(value)
        } catch {
            isOver = splitter.failure != nil || !(error is JSONElementError)
            return .failure(error)
        }
    }

    /// The capacity of the buffer in bytes, without the memory of one document.
    package var bufferCapacity: Int { splitter.bufferCapacity }
}

extension JSONElementSplitter {
    /// The next value, read from its document; nil until there is one.
    ///
    /// - Throws: `JSONElementError`, whose pointers, coding paths and places are those of the stream.
    package mutating func next<Value>(read: (JSONElement) throws -> Value) throws -> Value? {
        guard let element = try next() else { return nil }
        do { return try read(element) } catch { throw JSONElementError(error, for: element, layout: layout) }
    }
}

extension JSONElements {
    /// How many bytes are taken from a sequence of single bytes at a time.
    private static var chunkSize: Int { 1 << 16 }

    /// A function that returns the chunks of a sequence as arrays; nil at the end.
    static func chunks<Chunks: Sequence>(_ chunks: Chunks) -> () -> [UInt8]? where Chunks.Element: Sequence<UInt8> {
        var iterator = chunks.makeIterator()
        return { iterator.next().map { Swift.Array($0) } }
    }

    /// A function that collects single bytes into chunks; nil at the end.
    static func chunks<Bytes: Sequence<UInt8>>(of bytes: Bytes) -> () -> [UInt8]? {
        var iterator = bytes.makeIterator()
        return {
            var chunk: [UInt8] = []
            chunk.reserveCapacity(chunkSize)
            while chunk.count < chunkSize, let byte = iterator.next() { chunk.append(byte) }
            return chunk.isEmpty ? nil : chunk
        }
    }
}

extension JSONElements<JSONDocument> {
    /// The values of a stream of chunks, as documents.
    public init<Chunks: Sequence>(
        documentsOf chunks: Chunks, as layout: JSONElementLayout, options: JSONParsingOptions = .coding,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) where Chunks.Element: Sequence<UInt8> {
        self.init(
            JSONElementSplitter(layout, options: options, maximumSize: maximumSize),
            nextChunk: Self.chunks(chunks), read: \.document)
    }
}

extension JSON.Decoder {
    /// Decodes the values of a stream of chunks of bytes.
    ///
    /// - Parameters:
    ///   - type: The type of each value, `JSON` for any.
    ///   - chunks: The bytes, split anywhere.
    ///   - layout: How the stream separates values.
    ///   - maximumSize: The most bytes of one value.
    public func elements<T: Decodable, Chunks: Sequence>(
        _ type: T.Type = T.self, of chunks: Chunks, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) -> JSONElements<T> where Chunks.Element: Sequence<UInt8> {
        elements(type, as: layout, maximumSize: maximumSize, nextChunk: JSONElements<T>.chunks(chunks))
    }

    /// Decodes the values of a stream of bytes.
    public func elements<T: Decodable>(
        _ type: T.Type = T.self, of bytes: some Sequence<UInt8>, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) -> JSONElements<T> {
        elements(type, as: layout, maximumSize: maximumSize, nextChunk: JSONElements<T>.chunks(of: bytes))
    }

    /// Decodes the values of a stream whose chunks a function returns, nil at the end.
    public func elements<T: Decodable>(
        _ type: T.Type = T.self, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize, nextChunk: @escaping () throws -> [UInt8]?
    ) -> JSONElements<T> {
        JSONElements(
            JSONElementSplitter(layout, options: parsing, maximumSize: maximumSize), nextChunk: nextChunk
        ) { try decode(type, from: $0.document) }
    }
}
