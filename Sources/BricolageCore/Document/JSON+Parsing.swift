extension JSON {
    /// Parses bytes of UTF-8 (RFC 8259).
    public init(parsing bytes: [UInt8], options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        try self.init(parsing: bytes.span, options: options)
    }

    /// Parses bytes of UTF-8 (RFC 8259).
    public init(parsing bytes: Span<UInt8>, options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        self = try bytes.withUnsafeBufferPointer { (text) throws(JSONSyntaxError) in
            try JSON(parsing: text, options: options)
        }
    }

    /// Parses a string (RFC 8259).
    public init(parsing text: String, options: JSONParsingOptions = .document) throws(JSONSyntaxError) {
        try self.init(parsing: text.utf8.span, options: options)
    }

    /// Creates a value from a node of a document.
    ///
    /// Linear, and without recursion.
    public init(_ node: JSONDocument.Node) {
        self = ValueBuilder.value(of: node)
    }
}

extension JSONDocument {
    /// The document as a value.
    public var json: JSON { root.json }
}

extension JSONDocument.Node {
    /// The value of this node and everything in it.
    ///
    /// Linear, and without recursion.
    public var json: JSON { JSON(self) }
}
