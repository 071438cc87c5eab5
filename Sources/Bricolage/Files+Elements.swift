public import BricolageCore
public import BricolageStreaming

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSON.Decoder {
    /// Decodes the values of a file one by one, in constant memory.
    ///
    ///     var orders = try JSON.Decoder().elements(Order.self, contentsOf: "orders.jsonl", as: .lines)
    ///     while let order = try orders.next() { ship(order) }
    ///
    /// - Throws: The system's error if the file cannot be opened. `next` throws the system's error if it cannot be
    ///   read, and `JSONElementError` with the name of the file.
    public func elements<T: Decodable>(
        _ type: T.Type = T.self, contentsOf path: String, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) throws -> JSONElements<T> {
        var elements: JSONElements<T> = elements(
            type, as: layout, maximumSize: maximumSize, nextChunk: try FileChunks(path: path).next)
        elements.path = path
        return elements
    }

    /// Decodes the values of a file one by one, in constant memory.
    ///
    /// - Throws: As with a path, and `CocoaError` with the code `fileReadUnsupportedScheme` for a URL that is not
    ///   `file:`; read fetched data as an asynchronous sequence.
    public func elements<T: Decodable>(
        _ type: T.Type = T.self, contentsOf url: URL, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) throws -> JSONElements<T> {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try elements(type, contentsOf: url.path, as: layout, maximumSize: maximumSize)
    }

    /// Decodes the values that come through an open file, pipe or socket, in constant memory.
    ///
    ///     let orders = JSON.Decoder().elements(Order.self, fileDescriptor: handle.fileDescriptor, as: .lines)
    ///
    /// - Parameters:
    ///   - type: The type of each value, `JSON` for any.
    ///   - fileDescriptor: The descriptor to read from; it is not closed, and must stay open meanwhile.
    ///   - layout: How the stream separates values.
    ///   - maximumSize: The most bytes of one value.
    public func elements<T: Decodable>(
        _ type: T.Type = T.self, fileDescriptor: Int32, as layout: JSONElementLayout,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) -> JSONElements<T> {
        elements(
            type, as: layout, maximumSize: maximumSize, nextChunk: FileChunks(descriptor: fileDescriptor).next)
    }
}
