/// Immutable parsed JSON text: a copy of the text and a flat tape of its values.
///
/// Parsing checks the whole text (RFC 8259) and finds where each value begins and ends. Strings and numbers are
/// converted on demand. A document can be shared between threads; its values are reached through `root`.
///
///     let document = try JSONDocument(parsing: #"{"name": "Ann", "tags": ["a", "b"]}"#)
///     document.root["tags"]?[1]?.string   // "b"
///
/// Parsing is linear in the text, does not recurse, and needs about twice the size of the text.
public struct JSONDocument: Sendable {
    package let storage: DocumentStorage

    package init(storage: DocumentStorage) {
        self.storage = storage
    }

    /// Parses bytes of UTF-8.
    public init(parsing bytes: [UInt8], options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        try self.init(parsing: bytes.span, options: options)
    }

    /// Parses bytes of UTF-8.
    public init(parsing bytes: Span<UInt8>, options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        storage = try bytes.withUnsafeBufferPointer { (text) throws(JSONSyntaxError) in
            try DocumentStorage(parsing: text, options: options)
        }
    }

    /// Parses a string.
    public init(parsing text: String, options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        try self.init(parsing: text.utf8.span, options: options)
    }

    /// Parses memory of the caller, which is copied.
    package init(parsing bytes: UnsafeRawBufferPointer, options: JSONParsingOptions) throws(JSONSyntaxError) {
        storage = try bytes.withMemoryRebound(to: UInt8.self) { (text) throws(JSONSyntaxError) in
            try DocumentStorage(parsing: text, options: options)
        }
    }

    /// The value of the whole document.
    public var root: Node { Node(storage: storage, index: 0) }

    /// The nesting depth of arrays and objects; 0 for a scalar.
    public var depth: Int { storage.depth }

    /// The options that the text was read with.
    public var options: JSONParsingOptions { storage.options }

    /// The text that was parsed, as bytes of UTF-8.
    public var source: [UInt8] { Array(storage.text) }
}
