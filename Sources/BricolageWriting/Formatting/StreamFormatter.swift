internal import BricolageCore

/// Lays a text out anew while it comes, in memory that does not grow with it.
///
///     window   … "size": 12 }, {"name": "tea", "pr         what has come
///                                      ▲ step: behind a value
///     output   … "size": 12\n  },\n  {\n    "name": "tea"     what is laid out, until somebody takes it
///
/// Every text is refused where the parser would refuse it, in the same words, and what comes out is what the writer
/// would make of the value. A string is laid out piece by piece. Numbers, and objects whose members are sorted, are
/// held whole and may have `maximumSize` bytes; an open container takes half a byte.
package struct StreamFormatter: ~Copyable {
    /// What stands next.
    enum Step {
        /// The beginning of the text.
        case begin
        case value
        /// A value, or the end of the array that has none.
        case firstElement
        case key
        /// A key, or the end of the object that has none.
        case firstKey
        /// The rest of a key.
        case insideKey
        case colon
        /// The rest of a string.
        case insideString
        /// What follows a value.
        case separator
    }

    /// The most arrays and objects within each other, unless another limit is given: they take 32 MB.
    static let defaultMaximumDepth = 1 << 26

    /// The most bytes of a number or an object to be sorted, unless another limit is given.
    static let defaultMaximumSize = 64 << 20

    /// How much text is laid out before it is handed out, unless it ends.
    package static let pieceSize = 1 << 20

    var window = StreamWindow()
    var output: JSONOutput
    var step = Step.begin
    /// How far a number or an object to be sorted is looked at that has not come whole.
    var scanner = ElementScanner()
    var parser: JSONDocument.Parser
    let maximumDepth: Int
    /// The most bytes of a number, and of an object whose members are sorted.
    ///
    /// Where `next` has thrown because of it, the limit can be raised and `next` called again.
    package var maximumSize: Int

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - maximumDepth: The most arrays and objects within each other.
    ///   - maximumSize: The most bytes of a number, and of an object whose members are sorted.
    package init(
        formatting: JSONFormatting, maximumDepth: Int = StreamFormatter.defaultMaximumDepth,
        maximumSize: Int = StreamFormatter.defaultMaximumSize
    ) {
        output = JSONOutput(formatting: formatting)
        parser = JSONDocument.Parser(options: JSONParsingOptions(duplicateKeys: .keep))
        self.maximumDepth = maximumDepth
        self.maximumSize = maximumSize
    }

    /// The next part of the new text; nil behind the last one.
    ///
    /// - Parameter nextChunk: Gives the next bytes of the old text; nil at the end.
    /// - Throws: `JSONSyntaxError`, and what the function throws.
    package mutating func next(reading nextChunk: () throws -> [UInt8]?) throws -> [UInt8]? {
        while true {
            try advance()
            let isOver = window.isFinished && window.count == 0
            if output.text.count >= Self.pieceSize || isOver && output.text.count > 0 { return output.takeText() }
            if isOver { return nil }
            if let chunk = try nextChunk() { window.append(chunk) } else { window.finish() }
        }
    }

    /// Lays out what can be laid out of the window.
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
            // A byte order mark stands before all white space.
            case .begin, .insideKey, .insideString: break
            default: position = WhiteSpace.end(position)
            }
            // Behind the end there is still to be said what is missing.
            guard position < base + window.safeEnd || window.isFinished else { return }
            let isAtEnd = position == base + text.count
            if isAtEnd, step == .separator, output.depth == 0 { return }
            guard try take(&position, text) else { return }
        }
    }
}
