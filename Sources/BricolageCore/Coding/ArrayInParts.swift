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
    /// The smallest text that is read in parts: 1 MB.
    ///
    /// Of smaller ones the copy and the tape are soon had.
    package static let smallestText = 1 << 20
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
        // It limits the whole text, and the brackets around a part are not of the text.
        var options = options
        options.maximumSize = JSONParsingOptions.largestSize
        parser = JSONDocument.Parser(options: options)
    }

    /// All elements; nil where the whole text must be read at once.
    fileprivate mutating func elements<Element: JSONReadable>(of type: Element.Type) -> [Element]? {
        var elements: [Element] = []
        while let part = parts.next(atLeast: partSize) {
            guard (try? read(part, into: &elements)) == true else { return nil }
            count += 1
        }
        return parts.isComplete ? elements : nil
    }

    /// Reads the elements of a part; false where the whole text must be read at once.
    private mutating func read<Element: JSONReadable>(
        _ part: UnsafeBufferPointer<UInt8>, into elements: inout [Element]
    ) throws -> Bool {
        let mark = DocumentPart()
        do {
            let storage = DocumentStorage(sharing: try parse(part).storage, part: mark)
            let array = ArrayReading(.passUnretained(storage), storage.reader, 0)
            // A comma without an element before or behind it makes an empty part.
            guard array.count > 0 || count == 0 && parts.isComplete else { return false }
            reserve(array.count, in: &elements)
            try withExtendedLifetime(storage) { try array.append(to: &elements) }
        }
        return mark.isUnseen && parser.isAlone
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

    /// Makes room for the elements of a part and, if the rest of the text is like what was read, for all of them.
    ///
    /// An array that grows is in memory twice. Room for four times as many elements at most, so that no beginning of a
    /// text can ask for more than its size allows.
    private func reserve<Element>(_ new: Int, in elements: inout [Element]) {
        let needed = elements.count + new
        guard needed > elements.capacity else { return }
        let expected = Double(needed) * Double(text.count) / Double(parts.position) * 1.03
        elements.reserveCapacity(max(needed, Int(min(expected, 4 * Double(needed)))))
    }
}

/// An array of elements that read themselves.
private protocol ReadableInParts {
    /// Reads all elements; nil where the whole text must be read at once.
    static func read(_ array: inout ArrayInParts) -> Self?
}

extension Array: ReadableInParts where Element: JSONReadable {
    fileprivate static func read(_ array: inout ArrayInParts) -> [Element]? { array.elements(of: Element.self) }
}

extension JSON.Decoder {
    /// Decodes a value from UTF-8 of others, which is copied, or read in parts that are.
    package func decode<T: Decodable>(_ type: T.Type, from text: UnsafeBufferPointer<UInt8>) throws -> T {
        if text.count >= ArrayInParts.smallestText,
            let value = readInParts(type, text, partSize: ArrayInParts.usualPart)
        {
            return value
        }
        return try decode(
            type,
            from: parsed { () throws(JSONSyntaxError) in
                JSONDocument(storage: try DocumentStorage(parsing: text, options: parsing))
            })
    }

    /// Reads a value in parts of so many bytes; nil where the whole text must be read at once.
    @inline(never)
    @_spi(Parts)
    public func readInParts<T: Decodable>(_ type: T.Type, _ text: UnsafeBufferPointer<UInt8>, partSize: Int) -> T? {
        // With anything to carry along or to convert, elements would have to be told which part of the whole they are.
        guard let type = type as? any ReadableInParts.Type, isPlain, !ContainerCoding.isBetter(for: type),
            var array = ArrayInParts(text, options: parsing, partSize: partSize)
        else { return nil }
        return type.read(&array) as? T
    }
}
