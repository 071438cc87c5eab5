public import BricolageCore
internal import BricolageWriting

/// Splits the bytes of a stream, as they arrive, into one value after the other.
///
///     var splitter = JSONElementSplitter(.lines)
///     for try await chunk in chunks {
///         splitter.append(chunk)
///         while let element = try splitter.next() { show(element.document) }
///     }
///     splitter.finish()
///     while let element = try splitter.next() { show(element.document) }
///
/// Chunks may end inside values and characters. Memory is limited to the largest value and the largest chunk, however
/// long the stream is; the memory of a document is reused for the next one unless it is still in use. The same parser
/// reads values and documents, so a stream is refused exactly where the same text would be refused as a document.
///
/// An error in an array ends it: `next` throws the same error from then on. An error in lines or in a sequence concerns
/// one value: call `next` again to get the others.
public struct JSONElementSplitter: Sendable {
    /// The most bytes of one value, unless another limit is given: 64 MB.
    public static let defaultMaximumSize = 64 << 20

    /// How the stream separates values.
    public let layout: JSONElementLayout

    var buffer = StreamBuffer()
    var scanner = ElementScanner()
    var parser: JSONDocument.Parser
    package var isFinished = false
    /// The index of the next value.
    var index = 0
    let options: JSONParsingOptions
    /// The error that ended the array.
    package var failure: JSONElementError?
    var arrayState = ArrayState.before
    var partState = PartState.before

    /// Creates a splitter.
    ///
    /// - Parameters:
    ///   - layout: How the stream separates values.
    ///   - options: How each value is parsed. The depth is that of the whole text, including the array around its
    ///     elements.
    ///   - maximumSize: The most bytes of one value; the stream may have any size. In lines and sequences, white space
    ///     around a value counts, except the end of its line.
    public init(
        _ layout: JSONElementLayout, options: JSONParsingOptions = .coding,
        maximumSize: Int = JSONElementSplitter.defaultMaximumSize
    ) {
        self.layout = layout
        var options = options
        // Negative limits are no stricter than zero, and sums with them would overflow.
        options.maximumSize = max(0, min(options.maximumSize, maximumSize))
        options.maximumDepth = options.maximumDepth.map { max(0, $0) }
        self.options = options
        if layout == .array { options.maximumDepth = options.maximumDepth.map { $0 - 1 } }
        parser = JSONDocument.Parser(options: options)
    }

    /// Adds the next bytes of the stream.
    public mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer.append($0) }
    }

    /// Adds the next bytes of the stream.
    public mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { buffer.append($0) }
    }

    /// Ends the stream.
    public mutating func finish() {
        isFinished = true
    }

    /// The next value; nil if more bytes are needed for it or, once the stream is finished, if there is none.
    ///
    /// - Throws: `JSONElementError` with a `JSONSyntaxError` whose location refers to the whole stream.
    public mutating func next() throws(JSONElementError) -> JSONElement? {
        if let failure { throw failure }
        switch layout {
        case .array: return try nextInArray()
        case .lines: return try nextPart(separator: UInt8(ascii: "\n"))
        case .sequence: return try nextPart(separator: 0x1E)
        }
    }

    /// The capacity of the buffer in bytes, without the memory of a document: proof that it stays small.
    package var bufferCapacity: Int { buffer.capacity }
}

extension JSONElementSplitter {
    /// Parses the first bytes of the buffer and consumes them.
    ///
    /// - Parameter consumed: How many bytes to consume, if that is more.
    mutating func parse(_ count: Int, consuming consumed: Int? = nil) throws(JSONElementError) -> JSONElement {
        let location = buffer.location
        let number = index
        index += 1
        defer { buffer.consume(consumed ?? count) }
        do throws(JSONSyntaxError) {
            let document = try buffer.withBytes { (bytes) throws(JSONSyntaxError) in
                try parser.parse(UnsafeBufferPointer(rebasing: bytes[..<count]).span)
            }
            return JSONElement(document: document, index: number, location: location)
        } catch {
            var error = error
            error.reason = reasonInStream(error.reason, at: error.location.offset)
            error.location = error.location.shifted(to: location)
            throw JSONElementError(index: number, cause: error)
        }
    }

    /// The reason that the parser gives for an element, as it would be given for the whole text.
    private func reasonInStream(_ reason: JSONSyntaxError.Reason, at offset: Int) -> JSONSyntaxError.Reason {
        guard layout == .array else { return reason }
        switch reason {
        case .depthLimit: return .depthLimit(options.maximumDepth ?? 0)
        case .unexpected(let found, "a value") where offset == 0:
            return .unexpected(found: found, expected: expectation)
        case .unexpected(let found, "the end of the text"): return .unexpected(found: found, expected: "',' or ']'")
        default: return reason
        }
    }

    /// An error about a byte of the buffer.
    func failure(_ reason: JSONSyntaxError.Reason, at offset: Int = 0) -> JSONElementError {
        let excerpt = buffer.withBytes { SourceExcerpt(at: offset, in: $0) }
        return JSONElementError(
            index: index,
            cause: JSONSyntaxError(reason: reason, location: buffer.location(of: offset), excerpt: excerpt))
    }

    /// The error that the buffer begins with something unexpected, or is empty.
    func unexpected(_ expected: String) -> JSONElementError {
        if buffer.count == 0 { return failure(.unexpectedEnd(expected: expected)) }
        guard let character = firstCharacter else { return failure(.invalidUTF8) }
        let word = firstLetters.count > 1 ? "'\(String(decoding: firstLetters, as: UTF8.self))'" : nil
        return failure(.unexpected(found: word ?? JSONSyntaxError.name(character), expected: expected))
    }

    /// The character that the buffer begins with, if that is UTF-8.
    private var firstCharacter: Unicode.Scalar? {
        // The scanner may read three bytes beyond a character, which only a copy is sure to have.
        let head = buffer.withBytes { Swift.Array($0.prefix(4)) } + [0, 0, 0]
        return head.withUnsafeBufferPointer { $0.baseAddress.flatMap(UTF8Scanning.scalar) }
    }

    /// Whether the buffer begins with a character outside ASCII that more bytes may complete.
    ///
    /// An unexpected character is reported only once it is complete: the same error, however the bytes are cut.
    var isCharacterCut: Bool { !isFinished && buffer.count < 4 && firstCharacter == nil }

    /// Whether the buffer begins with letters that more bytes may continue: an unexpected word is reported as a whole.
    var isWordCut: Bool { !isFinished && firstLetters.count == buffer.count }

    /// The first letters of the buffer, at most as many as an error names.
    ///
    /// The parser of documents has the same rule. It does not export it, because every export makes each program larger.
    private var firstLetters: [UInt8] {
        buffer.withBytes { Swift.Array($0.prefix(20).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) }
    }

    /// How many of the first bytes are leading white space.
    func leadingSpace(of count: Int) -> Int {
        buffer.withBytes { bytes in bytes.prefix(count).firstIndex { !WhiteSpace.contains($0) } ?? count }
    }

    /// Skips a byte order mark, which is allowed only at the beginning of the whole text.
    ///
    /// - Returns: false if more bytes are needed to decide.
    mutating func skipByteOrderMark() -> Bool {
        let mark = ByteOrderMark.bytes
        let (begins, isWhole) = buffer.withBytes { ($0.starts(with: mark), mark.starts(with: $0.prefix(mark.count))) }
        if begins { buffer.consume(mark.count) }
        return begins || isFinished || !isWhole
    }
}
