internal import BricolageCore

/// Reformats a text as it arrives, in memory that does not grow with the text.
///
///     window   … "size": 12 }, {"name": "tea", "pr         text that has arrived
///                                      ▲ step: after a value
///     output   … "size": 12\n  },\n  {\n    "name": "tea"     new text, until `next` returns it
///
/// A text is refused where the parser would refuse it, in the same words, and the output is the same as if the writer
/// had written the parsed value. A string is laid out piece by piece. Numbers, and objects whose members are sorted,
/// are buffered whole and may have `maximumSize` bytes; an open container takes half a byte.
package struct StreamFormatter: ~Copyable {
    /// What is expected next.
    enum Step {
        /// The beginning of the text.
        case begin
        case value
        /// A value, or the end of an empty array.
        case firstElement
        case key
        /// A key, or the end of an empty object.
        case firstKey
        /// The rest of a key.
        case insideKey
        case colon
        /// The rest of a string.
        case insideString
        /// A comma, the end of a container, or the end of the text.
        case separator
    }

    /// The maximum nesting of arrays and objects, unless another limit is given: that many take 32 MB.
    static let defaultMaximumDepth = 1 << 26

    /// The maximum size in bytes of a number or an object to be sorted, unless another limit is given.
    static let defaultMaximumSize = 64 << 20

    /// How many bytes of new text are collected before `next` returns them, unless the text ends earlier.
    package static let pieceSize = 1 << 20

    var window = StreamWindow()
    var output: JSONOutput
    var step = Step.begin
    /// How far an incomplete number, or an incomplete object to be sorted, has been scanned.
    var scanner = ElementScanner()
    var parser: JSONDocument.Parser
    let maximumDepth: Int
    /// The most bytes of a number, and of an object whose members are sorted.
    ///
    /// If `next` has thrown because of this limit, the limit can be raised and `next` called again.
    package var maximumSize: Int

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - maximumDepth: The maximum nesting of arrays and objects.
    ///   - maximumSize: The maximum size in bytes of a number, and of an object whose members are sorted.
    package init(
        formatting: JSONFormatting, maximumDepth: Int = StreamFormatter.defaultMaximumDepth,
        maximumSize: Int = StreamFormatter.defaultMaximumSize
    ) {
        output = JSONOutput(formatting: formatting)
        parser = JSONDocument.Parser(options: JSONParsingOptions(duplicateKeys: .keep))
        self.maximumDepth = maximumDepth
        self.maximumSize = maximumSize
    }

    /// The next part of the new text; nil after the last one.
    ///
    /// - Parameter nextChunk: Returns the next bytes of the old text; nil at the end.
    /// - Throws: `JSONSyntaxError`, and any error of `nextChunk`.
    package mutating func next(reading nextChunk: () throws -> [UInt8]?) throws -> [UInt8]? {
        while true {
            try advance()
            let isOver = window.isFinished && window.count == 0
            if output.text.count >= Self.pieceSize || isOver && output.text.count > 0 { return output.takeText() }
            if isOver { return nil }
            if let chunk = try nextChunk() { window.append(chunk) } else { window.finish() }
        }
    }

    /// Lays out as much of the window as possible.
    private mutating func advance() throws(JSONSyntaxError) {
        let bytes = window.bytes
        do throws(JSONSyntaxError) {
            try bytes.withUnsafeBufferPointer { (padded) throws(JSONSyntaxError) in
                try advance(over: UnsafeBufferPointer(rebasing: padded[..<window.end]))
            }
        } catch {
            throw window.located(error)
        }
    }

    private mutating func advance(over text: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
        guard let base = text.baseAddress else { return }
        var position = base + window.position
        defer { window.position = position - base }
        while output.text.count < Self.pieceSize {
            switch step {
            // A byte order mark comes before any white space.
            case .begin, .insideKey, .insideString: break
            default: position = WhiteSpace.end(position)
            }
            // At the end of the text an error must still report what is missing.
            guard position < base + window.safeEnd || window.isFinished else { return }
            let isAtEnd = position == base + text.count
            if isAtEnd, step == .separator, output.depth == 0 { return }
            guard try take(&position, text) else { return }
        }
    }
}
