public import BricolageCore
public import BricolageWriting

/// Writes one value after the other, as `JSONElementSplitter` reads them.
///
///     var writer = JSONElementWriter(.lines)
///     for order in orders { try file.write(writer.encode(order)) }
///     try file.write(writer.finish())
///
/// Values are written without indentation, whatever the encoder's formatting, so that each is one line; key order and
/// escapes follow the formatting. A value that cannot be encoded writes nothing: the next one is written as if the
/// failed one did not exist.
public struct JSONElementWriter: Sendable {
    /// How the stream separates values.
    public let layout: JSONElementLayout

    private let encoder: JSON.Encoder
    private var isEmpty = true

    /// Creates a writer.
    public init(_ layout: JSONElementLayout, encoder: JSON.Encoder = JSON.Encoder()) {
        self.layout = layout
        var encoder = encoder
        encoder.formatting.indentation = .none
        if layout == .array { encoder.maximumDepth = max(0, encoder.maximumDepth) - 1 }
        self.encoder = encoder
    }

    /// The next bytes of the stream.
    ///
    /// - Throws: `EncodingError` for values that JSON cannot express, and any error that the encoded types throw.
    public mutating func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        let text = try encoder.encode(value)
        defer { isEmpty = false }
        return switch layout {
        case .array: [UInt8(ascii: isEmpty ? "[" : ",")] + text
        case .lines: text + [UInt8(ascii: "\n")]
        case .sequence: [0x1E] + text + [UInt8(ascii: "\n")]
        }
    }

    /// The last bytes of the stream: the end of the array, or nothing.
    public mutating func finish() -> [UInt8] {
        defer { isEmpty = true }
        return layout == .array ? Swift.Array((isEmpty ? "[]" : "]").utf8) : []
    }
}
