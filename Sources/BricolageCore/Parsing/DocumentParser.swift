/// Turns padded text into a tape in one pass (RFC 8259).
///
/// There is no recursion: the tape itself is the stack. While a container is open, its `next` holds the index of the
/// container around it, and is overwritten with the real value when the container closes.
///
///     text so far   {"a": [1
///     tape          0 object (next: none)   1 "a"   2 array (next: 0)   3 number      container = 2
///
/// State that changes with every byte lives in local variables, never in a class.
struct DocumentParser: ~Copyable {
    private let base: UnsafePointer<UInt8>
    private let end: Int
    private let maximumDepth: Int
    private var position = 0
    private var tape: TapeBuilder
    /// The index of the innermost open container, or -1.
    private var container = -1
    private var depth = 0
    private var deepest = 0

    /// Parses `count` bytes that are followed by `DocumentMemory.padding` zero bytes.
    ///
    /// - Returns: The depth of the document.
    static func parse(
        _ base: UnsafePointer<UInt8>, count: Int, maximumDepth: Int, tape: inout TapeBuilder
    ) throws(JSONSyntaxError) -> Int {
        tape.count = 0
        var parser = DocumentParser(base: base, end: count, maximumDepth: maximumDepth, tape: tape)
        // The memory may have moved whatever the outcome.
        defer { tape = parser.tape }
        try parser.document()
        return parser.deepest
    }

    private init(base: UnsafePointer<UInt8>, end: Int, maximumDepth: Int, tape: TapeBuilder) {
        self.base = base
        self.end = end
        self.maximumDepth = maximumDepth
        self.tape = tape
    }

    // MARK: Grammar

    private mutating func document() throws(JSONSyntaxError) {
        skipByteOrderMark()
        skipWhitespace()
        values: while true {
            // Here a value begins.
            switch base[position] {
            case UInt8(ascii: "\""):
                try string()
            case UInt8(ascii: "{"):
                try open(.object)
                if base[position] == UInt8(ascii: "}") {
                    close()
                } else {
                    try key(expected: "a key or '}'")
                    continue values
                }
            case UInt8(ascii: "["):
                try open(.array)
                if base[position] == UInt8(ascii: "]") {
                    close()
                } else {
                    continue values
                }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                try number()
            case UInt8(ascii: "t"):
                try literal("true", tag: .true)
            case UInt8(ascii: "f"):
                try literal("false", tag: .false)
            case UInt8(ascii: "n"):
                try literal("null", tag: .null)
            default:
                throw unexpected(expectedValue())
            }
            // Here a value has ended.
            while true {
                skipWhitespace()
                guard container >= 0 else {
                    guard position == end else { throw unexpected("the end of the text") }
                    return
                }
                let byte = base[position]
                if tape.nodes[container].tag == .array {
                    if byte == UInt8(ascii: ",") {
                        position &+= 1
                        skipWhitespace()
                        tape.nodes[container].length &+= 1
                        continue values
                    }
                    guard byte == UInt8(ascii: "]") else { throw unexpected("',' or ']'") }
                    tape.nodes[container].length &+= 1
                } else {
                    if byte == UInt8(ascii: ",") {
                        position &+= 1
                        skipWhitespace()
                        tape.nodes[container].length &+= 1
                        try key(expected: "a key")
                        continue values
                    }
                    guard byte == UInt8(ascii: "}") else { throw unexpected("',' or '}'") }
                    tape.nodes[container].length &+= 1
                }
                close()
            }
        }
    }

    @inline(__always)
    private mutating func open(_ tag: TapeNode.Tag) throws(JSONSyntaxError) {
        depth &+= 1
        if depth > deepest {
            deepest = depth
            if depth > maximumDepth { throw failure(.depthLimit(maximumDepth)) }
        }
        let index = tape.count
        tape.append(TapeNode(tag: tag, offset: position, next: container))
        container = index
        position &+= 1
        skipWhitespace()
    }

    @inline(__always)
    private mutating func close() {
        let index = container
        container = Int(Int32(bitPattern: tape.nodes[index].next))
        tape.nodes[index].next = UInt32(truncatingIfNeeded: tape.count)
        depth &-= 1
        position &+= 1
    }

    @inline(__always)
    private mutating func key(expected: String) throws(JSONSyntaxError) {
        guard base[position] == UInt8(ascii: "\"") else { throw unexpected(expected) }
        try string()
        skipWhitespace()
        guard base[position] == UInt8(ascii: ":") else { throw unexpected("':' after a key") }
        position &+= 1
        skipWhitespace()
    }

    @inline(__always)
    private mutating func string() throws(JSONSyntaxError) {
        let start = position
        do throws(StringScanner.Failure) {
            let result = try StringScanner.scan(base, from: start &+ 1, end: end)
            var tag = TapeNode.Tag.string
            if result.isEscaped { tag.bits |= TapeNode.Tag.escaped }
            tape.append(TapeNode(tag: tag, offset: start, length: result.end &- start &- 1, next: tape.count &+ 1))
            position = result.end &+ 1
        } catch {
            throw failure(error.reason, at: error.offset)
        }
    }

    @inline(__always)
    private mutating func number() throws(JSONSyntaxError) {
        let start = position
        do throws(NumberScanner.Failure) {
            let number = try NumberScanner(base, from: start)
            var tag = TapeNode.Tag.number
            if number.hasFraction || number.hasExponent { tag.bits |= TapeNode.Tag.fractional }
            tape.append(TapeNode(tag: tag, offset: start, length: number.end &- start, next: tape.count &+ 1))
            position = number.end
        } catch {
            throw failure(.invalidNumber(expected: error.expected), at: error.offset)
        }
    }

    @inline(__always)
    private mutating func literal(_ word: StaticString, tag: TapeNode.Tag) throws(JSONSyntaxError) {
        let letters = word.utf8Start
        for offset in 1..<word.utf8CodeUnitCount where base[position &+ offset] != letters[offset] {
            throw unexpected(expectedValue())
        }
        tape.append(TapeNode(tag: tag, offset: position, next: tape.count &+ 1))
        position &+= word.utf8CodeUnitCount
    }

    // MARK: Between values

    @inline(__always)
    private mutating func skipWhitespace() {
        while true {
            switch base[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position &+= 1
            default: return
            }
        }
    }

    /// RFC 8259, section 8.1, lets a reader ignore the mark; files from some editors begin with it.
    private mutating func skipByteOrderMark() {
        if end >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { position = 3 }
    }

    // MARK: Failures

    private func expectedValue() -> String {
        container >= 0 && tape.nodes[container].tag == .array && tape.nodes[container].length == 0
            && tape.count == container + 1 ? "a value or ']'" : "a value"
    }

    @inline(never)
    private func unexpected(_ expected: String) -> JSONSyntaxError {
        guard position < end else { return failure(.unexpectedEnd(expected: expected)) }
        let byte = base[position]
        guard byte < 0x80 else {
            let length = UTF8Scanning.sequenceLength(base + position)
            guard length > 0 else { return failure(.invalidUTF8) }
            let character = String(decoding: UnsafeBufferPointer(start: base + position, count: length), as: UTF8.self)
            return failure(.unexpected(found: "'\(character)'", expected: expected))
        }
        return failure(.unexpected(found: Self.found(base + position, end - position), expected: expected))
    }

    /// A word where one stands, else the one byte.
    private static func found(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> String {
        var length = 0
        while length < min(count, 20), bytes[length] | 0x20 >= UInt8(ascii: "a"),
            bytes[length] | 0x20 <= UInt8(ascii: "z")
        {
            length += 1
        }
        guard length > 1 else { return JSONSyntaxError.name(bytes[0]) }
        return "'" + String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self) + "'"
    }

    @inline(never)
    private func failure(_ reason: JSONSyntaxError.Reason, at offset: Int? = nil) -> JSONSyntaxError {
        JSONSyntaxError(reason, at: offset ?? position, in: UnsafeBufferPointer(start: base, count: end))
    }
}
