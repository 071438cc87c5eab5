/// Reads a large array in parts, so that neither a copy of its text nor a tape of all of it is ever in memory.
///
///     text     [ e, e, e, ... e, e, ... e ]
///                └─ part ─┘└─ part ─┘
///                   │ one `JSONDocument.Parser`, whose memory stays in the cache
///                   ▼
///     result   [ E, E, E, ...
///
/// It serves only texts that are read without errors. Once anything is wrong, or a type could notice that its document
/// is a part, it gives up, and the whole text is parsed and read from the beginning, so that the same code reports
/// errors in the same words. A type could notice it if it asks a node for its place or document, or keeps a node.
package struct ArrayInParts {
    /// The smallest text that is read in parts: 256 KB.
    ///
    /// The copy and the tape of a smaller text cost little.
    package static let smallestText = 1 << 18
    /// How many bytes of text a part has, if no element is larger: few enough for the cache with their tape.
    static let usualPart = 1 << 17

    private let text: UnsafeBufferPointer<UInt8>
    private var parts: ArrayParts
    private var parser: JSONDocument.Parser
    private let partSize: Int
    /// How many parts have been read.
    private var count = 0

    /// Nil if the text does not begin with an array.
    init?(_ text: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions, partSize: Int) {
        guard text.count <= options.maximumSize, let parts = ArrayParts(text) else { return nil }
        self.text = text
        self.parts = parts
        self.partSize = partSize
        // These options concern the whole text, to which the brackets around a part do not belong: a comma at the end
        // of a part would be accepted, though another comma follows it.
        var options = options
        options.maximumSize = JSONParsingOptions.largestSize
        options.allowsTrailingCommas = false
        parser = JSONDocument.Parser(options: options)
    }

    /// Passes one part after the other to a function, each as an array with elements; an empty array is one part
    /// without elements.
    ///
    /// - Returns: False if the whole text must be read at once.
    mutating func forEachPart(_ body: (DocumentStorage, Outlook) throws -> Void) -> Bool {
        while let part = parts.next(atLeast: partSize) {
            guard (try? read(part, body)) == true else { return false }
            count += 1
        }
        return parts.isComplete
    }

    private mutating func read(
        _ part: UnsafeBufferPointer<UInt8>, _ body: (DocumentStorage, Outlook) throws -> Void
    ) throws -> Bool {
        let mark = DocumentPart()
        let refusals = StackRoom.refusals
        do {
            let storage = DocumentStorage(sharing: try parse(part).storage, part: mark)
            // A comma without an element before or after it makes an empty part.
            guard storage.tape[0].length > 0 || count == 0 && parts.isComplete else { return false }
            let growth = Double(text.count) / Double(parts.position)
            if count == 0 { storage.expectValue(times: growth) }
            try body(storage, Outlook(growth: 1.03 * growth))
        }
        return mark.isUnseen && parser.isAlone && StackRoom.refusals == refusals
    }

    private mutating func parse(_ part: UnsafeBufferPointer<UInt8>) throws -> JSONDocument {
        // One size for nearly all parts, so that the memory of one is reused for the next.
        try parser.parse(upTo: max(part.count + 2, 2 * partSize)) { text in
            text.append(UInt8(ascii: "["))
            text.withUnsafeMutableBufferPointer { room, count in
                count += UnsafeMutableBufferPointer(rebasing: room[count...]).update(fromContentsOf: part)
            }
            text.append(UInt8(ascii: "]"))
        }
    }

    /// What the parts so far suggest about the rest.
    struct Outlook {
        /// The expected ratio of all elements to those read so far, if the rest of the text resembles them.
        fileprivate let growth: Double

        /// How many elements there should be room for when room for `count` is needed.
        ///
        /// While an array grows, it is in memory twice. There is room for at most four times as many elements, so that
        /// no beginning of a text can request more than its size allows.
        func room(for count: Int) -> Int { max(count, Int(Double(count) * min(growth, 4))) }
    }
}
