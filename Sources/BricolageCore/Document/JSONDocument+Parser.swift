extension JSONDocument {
    /// Parses one text after the other into the same memory.
    ///
    /// Fresh memory costs more than parsing, because the system has to clear each page. A parser reuses the memory of
    /// its last document, unless that document or one of its values is still in use; then it allocates new memory, so a
    /// document never changes.
    ///
    ///     var parser = JSONDocument.Parser()
    ///     for message in messages {
    ///         let document = try parser.parse(message)
    ///         …                                          // ends with the last use of `document`
    ///     }
    ///
    /// It keeps as much memory as the largest text so far, and about twice that for the values; if that text has at
    /// most 8 KB, another four times its size. A copy of a parser shares nothing with it once either parses.
    public struct Parser: Sendable {
        /// How texts are read.
        public var options: JSONParsingOptions

        private var memory: DocumentMemory?
        /// The kernel for texts of any size; nil to choose by size.
        private var kernel: ParsingKernel?

        /// Creates a parser, which allocates no memory yet.
        public init(options: JSONParsingOptions = .document) {
            self.options = options
        }

        /// Creates a parser that parses in a certain way, for tests and benchmarks that compare the ways.
        @_spi(Kernels)
        public init(options: JSONParsingOptions = .document, kernel: ParsingKernel) {
            self.options = options
            self.kernel = kernel
        }

        /// Parses bytes of UTF-8.
        public mutating func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONDocument {
            try parse(bytes.span)
        }

        /// Parses a string.
        public mutating func parse(_ text: String) throws(JSONSyntaxError) -> JSONDocument {
            try parse(text.utf8.span)
        }

        /// Parses bytes of UTF-8.
        public mutating func parse(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument {
            try bytes.withUnsafeBufferPointer { (text) throws(JSONSyntaxError) in
                try options.checkSize(of: text)
                let memory = ownMemory(for: text.count)
                memory.load(text)
                return try parse(memory)
            }
        }

        /// Parses text that a function writes directly into the memory of the document, without copying.
        ///
        ///     let document = try parser.parse(upTo: size) { text in
        ///         while let chunk = try file.read() { text.append(chunk) }
        ///     }
        ///
        /// - Parameters:
        ///   - capacity: How many bytes the function may write, at most `maximumSize` of the options.
        ///   - write: Appends the bytes of UTF-8.
        /// - Throws: `JSONSyntaxError`, and what the function throws.
        public mutating func parse(
            upTo capacity: Int, writtenBy write: (inout OutputSpan<UInt8>) throws -> Void
        ) throws -> JSONDocument {
            let capacity = max(capacity, 0)
            try options.checkSize(capacity)
            let memory = ownMemory(for: capacity)
            try memory.load(upTo: capacity, writtenBy: write)
            return try parse(memory)
        }

        /// Whether nobody else holds the last document any more.
        var isAlone: Bool { mutating get { isKnownUniquelyReferenced(&memory) } }

        private func parse(_ memory: DocumentMemory) throws(JSONSyntaxError) -> JSONDocument {
            let depth = try memory.parse(options, kernel: kernel ?? .fastest(for: memory.count))
            return JSONDocument(storage: DocumentStorage(memory, depth: depth, options: options))
        }

        /// Memory for a text, to which nobody else refers.
        private mutating func ownMemory(for count: Int) -> DocumentMemory {
            if isKnownUniquelyReferenced(&memory), let memory, memory.capacity >= count { return memory }
            let new = DocumentMemory(capacity: count, isKept: true)
            memory = new
            return new
        }
    }
}
