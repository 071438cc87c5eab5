/// Reads a large array in parts, so that neither a copy of its text nor a tape of all of it is ever in memory.
///
///     text     [ e, e, e, ... e, e, ... e ]
///                └─ part ─┘└─ part ─┘
///                   │ one `JSONDocument.Parser`, whose memory stays in the cache
///                   ▼
///     result   [ E, E, E, ...
///
/// It reads what succeeds. As soon as anything is wrong, or a type could see that its document is a part, it gives up,
/// and the whole text is parsed and read from the beginning: what is wrong is said by the same code in the same words.
/// Such a type is one that asks a node for its place or document, or keeps one.
package struct ArrayInParts {
    /// The smallest text that is read in parts: 256 KB.
    ///
    /// Of smaller ones the copy and the tape are soon had.
    package static let smallestText = 1 << 18
    /// How many bytes of text a part has, if no element is larger: few enough for the cache with their tape.
    static let usualPart = 1 << 17

    private let text: UnsafeBufferPointer<UInt8>
    private var parts: ArrayParts
    private var parser: JSONDocument.Parser
    private let partSize: Int
    /// How many parts there were.
    private var count = 0

    /// Nil where no array begins.
    init?(_ text: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions, partSize: Int) {
        guard text.count <= options.maximumSize, let parts = ArrayParts(text) else { return nil }
        self.text = text
        self.parts = parts
        self.partSize = partSize
        // They are about the whole text, and the brackets around a part are not of the text: before a comma that ends
        // a part there may be another one.
        var options = options
        options.maximumSize = JSONParsingOptions.largestSize
        options.allowsTrailingCommas = false
        parser = JSONDocument.Parser(options: options)
    }

    /// Hands one part after the other to a function, each as an array with elements; one part of an empty array has
    /// none.
    ///
    /// - Returns: False where the whole text must be read at once.
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
            // A comma without an element before or behind it makes an empty part.
            guard storage.tape[0].length > 0 || count == 0 && parts.isComplete else { return false }
            let growth = Double(text.count) / Double(parts.position)
            if count == 0 { storage.expectValue(times: growth) }
            try body(storage, Outlook(growth: 1.03 * growth))
        }
        return mark.isUnseen && parser.isAlone && StackRoom.refusals == refusals
    }

    private mutating func parse(_ part: UnsafeBufferPointer<UInt8>) throws -> JSONDocument {
        // One size for nearly all parts, so that the memory of one does for the next.
        try parser.parse(upTo: max(part.count + 2, 2 * partSize)) { text in
            text.append(UInt8(ascii: "["))
            text.withUnsafeMutableBufferPointer { room, count in
                count += UnsafeMutableBufferPointer(rebasing: room[count...]).update(fromContentsOf: part)
            }
            text.append(UInt8(ascii: "]"))
        }
    }

    /// What the parts so far promise of the rest.
    struct Outlook {
        /// How many times as many elements there will be, if the rest of the text is like what was read.
        fileprivate let growth: Double

        /// How many elements there should be room for once there are so many.
        ///
        /// An array that grows is in memory twice. Room for four times as many elements at most, so that no beginning
        /// of a text can ask for more than its size allows.
        func room(for count: Int) -> Int { max(count, Int(Double(count) * min(growth, 4))) }
    }
}
