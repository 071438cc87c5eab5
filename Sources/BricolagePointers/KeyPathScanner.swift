internal import BricolageCore

/// Reads the text of a key path from its first byte to its last.
///
///     path    = "" / first *( "." plain / bracket ) / a JSON Pointer
///     first   = plain / bracket
///     plain   = one or more characters other than . [ ] " ' \ and controls, not beginning with /
///     bracket = "[" ( index / quoted ) "]"
///     quoted  = a JSON string, or the same between single quotes
struct KeyPathScanner {
    private let text: String
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [String] = []

    private init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The keys and indices that a text names.
    static func tokens(of text: String) throws(JSONPointerError) -> [String] {
        if text.utf8.first == UInt8(ascii: "/") { return try JSONPointer(text).tokens }
        var scanner = KeyPathScanner(text)
        while let byte = scanner.byte {
            switch byte {
            case UInt8(ascii: "["): try scanner.readBracket()
            case UInt8(ascii: ".") where !scanner.tokens.isEmpty:
                scanner.position += 1
                try scanner.readPlain()
            case _ where scanner.tokens.isEmpty: try scanner.readPlain()
            default: throw scanner.unexpected()
            }
        }
        return scanner.tokens
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ reason: JSONPointerError.Reason, at offset: Int? = nil) -> JSONPointerError {
        JSONPointerError(reason, in: text, at: offset ?? position)
    }

    private func unexpected() -> JSONPointerError {
        let rest = String(decoding: bytes[position...], as: UTF8.self)
        return error(.unexpectedCharacter(rest.first ?? "?"))
    }
}

// MARK: Plain keys

extension KeyPathScanner {
    private mutating func readPlain() throws(JSONPointerError) {
        let start = position
        while let byte, JSONPointer.isPlain(byte) { position += 1 }
        guard position > start else {
            throw byte == nil || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[")
                ? error(.emptyKey) : unexpected()
        }
        guard bytes[start] != UInt8(ascii: "/") else {
            position = start
            throw unexpected()
        }
        tokens.append(String(decoding: bytes[start..<position], as: UTF8.self))
    }
}

// MARK: Brackets

extension KeyPathScanner {
    private mutating func readBracket() throws(JSONPointerError) {
        let start = position
        position += 1
        switch byte {
        case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: try readQuoted()
        case nil: throw error(.unterminated, at: start)
        default: try readIndex(from: start)
        }
        guard let byte else { throw error(.unterminated, at: start) }
        guard byte == UInt8(ascii: "]") else { throw unexpected() }
        position += 1
    }

    private mutating func readIndex(from start: Int) throws(JSONPointerError) {
        let first = position
        while let byte, byte != UInt8(ascii: "]") { position += 1 }
        guard byte != nil else { throw error(.unterminated, at: start) }
        let digits = String(decoding: bytes[first..<position], as: UTF8.self)
        guard JSONPointer.arrayIndex(digits) != nil else { throw error(.invalidIndex, at: first) }
        tokens.append(digits)
    }

    /// Reads a quoted key by making a JSON string of it, so that escapes have one meaning everywhere.
    private mutating func readQuoted() throws(JSONPointerError) {
        let start = position
        let quote = bytes[position]
        var string = [UInt8(ascii: "\"")]
        position += 1
        while let byte, byte != quote {
            switch byte {
            case UInt8(ascii: "\\"):
                guard position + 1 < bytes.count else { throw error(.unterminated, at: start) }
                if bytes[position + 1] != UInt8(ascii: "'") { string.append(byte) }
                string.append(bytes[position + 1])
                position += 2
            case UInt8(ascii: "\""):
                string += [UInt8(ascii: "\\"), byte]
                position += 1
            case ..<0x20: throw unexpected()
            default:
                string.append(byte)
                position += 1
            }
        }
        guard byte != nil else { throw error(.unterminated, at: start) }
        position += 1
        string.append(UInt8(ascii: "\""))
        guard let key = try? JSONDocument(parsing: string).root.string else {
            throw error(.invalidEscape, at: start)
        }
        tokens.append(key)
    }
}
