internal import BricolageCore

/// Reads a JSONPath query (RFC 9535, section 2.1): this file the query, `PathParser+Conditions` its conditions, and
/// `PathParser+Literals` strings and numbers.
struct PathParser {
    let text: String
    let bytes: [UInt8]
    var position = 0
    /// How many conditions are open.
    var depth = 0

    static let mostDepth = 100

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Reads the whole text.
    mutating func query() throws(JSONPathError) -> PathQuery {
        guard take("$") else { throw unexpected("'$', the root of the document") }
        let query = PathQuery(isAbsolute: true, segments: try segments())
        guard position == bytes.count else { throw unexpected("'.' or '['") }
        return query
    }

    /// Reads segments; blanks behind the last one are left.
    mutating func segments() throws(JSONPathError) -> [PathQuery.Segment] {
        var segments: [PathQuery.Segment] = []
        while true {
            let end = position
            skipBlanks()
            guard next == UInt8(ascii: ".") || next == UInt8(ascii: "[") else {
                position = end
                return segments
            }
            segments.append(try segment())
        }
    }

    private mutating func segment() throws(JSONPathError) -> PathQuery.Segment {
        let isDeep = take("..")
        if take("[") { return PathQuery.Segment(isDeep: isDeep, selectors: try selectors()) }
        if !isDeep { position += 1 }
        if take("*") { return PathQuery.Segment(isDeep: isDeep, selectors: [.wildcard]) }
        return PathQuery.Segment(isDeep: isDeep, selectors: [.name(try shortName(afterDots: isDeep))])
    }

    private mutating func shortName(afterDots isDeep: Bool) throws(JSONPathError) -> String {
        let start = position
        while let byte = next, Self.isNameByte(byte), position > start || !Self.isDigit(byte) { position += 1 }
        guard position > start else { throw unexpected(isDeep ? "a name, '*' or '['" : "a name or '*'") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func selectors() throws(JSONPathError) -> [PathQuery.Selector] {
        var selectors: [PathQuery.Selector] = []
        repeat {
            skipBlanks()
            selectors.append(try selector())
            skipBlanks()
        } while take(",")
        guard take("]") else { throw unexpected("',' or ']'") }
        return selectors
    }

    private mutating func selector() throws(JSONPathError) -> PathQuery.Selector {
        if take("*") { return .wildcard }
        if take("?") {
            skipBlanks()
            return .filter(try condition())
        }
        if let name = try string() { return .name(name) }
        let start = try integer()
        let end = position
        skipBlanks()
        guard take(":") else {
            position = end
            guard let start else { throw unexpected("a name in quotes, an index, a slice, '*' or '?'") }
            return .index(start)
        }
        return try slice(from: start)
    }

    private mutating func slice(from start: Int?) throws(JSONPathError) -> PathQuery.Selector {
        skipBlanks()
        let end = try integer()
        skipBlanks()
        guard take(":") else { return .slice(start: start, end: end, step: 1) }
        skipBlanks()
        return .slice(start: start, end: end, step: try integer() ?? 1)
    }

    // MARK: Bytes

    /// The byte at the position; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Steps over a text, if it is next.
    mutating func take(_ token: StaticString) -> Bool {
        let count = token.utf8CodeUnitCount
        let isNext = bytes[position...].prefix(count).elementsEqual("\(token)".utf8)
        if isNext { position += count }
        return isNext
    }

    mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Whether a byte may be part of a name without quotes; digits may not begin one.
    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), 0x80...: true
        default: isDigit(byte)
        }
    }

    /// The error that something else was expected here.
    func unexpected(_ expected: String) -> JSONPathError {
        let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        let found = rest.unicodeScalars.first.map { "found '\(String($0).visibleLine)'" }
        return failure("expected \(expected), \(found ?? "but the query ends here")", at: position)
    }

    func failure(_ message: String, at offset: Int) -> JSONPathError {
        JSONPathError(message: message, text: text, offset: offset)
    }
}
