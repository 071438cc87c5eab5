/// What goes wrong, put into words; nothing here runs before a parse has failed.
extension DocumentParser {
    /// Something else stands where a value must stand, or a number that is none.
    @inline(never)
    package static func noValue(
        _ expected: String, _ position: Position, _ text: UnsafeBufferPointer<UInt8>
    ) -> JSONSyntaxError {
        guard position[0] == UInt8(ascii: "-") || NumberScanner.isDigit(position[0]) else {
            return unexpected(expected, position, text)
        }
        do throws(NumberScanner.Failure) {
            _ = try NumberScanner(position)
            return unexpected(expected, position, text)
        } catch {
            return JSONSyntaxError(.invalidNumber(expected: error.expected), at: position + error.offset, in: text)
        }
    }

    /// Something else stands where `expected` must stand.
    @inline(never)
    package static func unexpected(
        _ expected: String, _ position: Position, _ text: UnsafeBufferPointer<UInt8>
    ) -> JSONSyntaxError {
        let rest = UnsafeBufferPointer(rebasing: text[offset(position, text)...])
        guard let byte = rest.first else {
            return JSONSyntaxError(.unexpectedEnd(expected: expected), at: position, in: text)
        }
        guard byte >= 0x80 else {
            return JSONSyntaxError(.unexpected(found: found(rest), expected: expected), at: position, in: text)
        }
        let length = UTF8Scanning.sequenceLength(position)
        guard length > 0 else { return JSONSyntaxError(.invalidUTF8, at: position, in: text) }
        let character = String(decoding: rest.prefix(length), as: UTF8.self)
        return JSONSyntaxError(.unexpected(found: "'\(character)'", expected: expected), at: position, in: text)
    }

    /// A word where one stands, else the one byte.
    private static func found(_ rest: UnsafeBufferPointer<UInt8>) -> String {
        let word = rest.prefix(20).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        return word.count > 1 ? "'" + String(decoding: word, as: UTF8.self) + "'" : JSONSyntaxError.name(rest[0])
    }

    private static func offset(_ position: Position, _ text: UnsafeBufferPointer<UInt8>) -> Int {
        text.baseAddress.map { position - $0 } ?? 0
    }
}

extension JSONSyntaxError {
    /// Locates a failure in memory that begins with a text.
    @inline(never)
    package init(_ reason: Reason, at position: UnsafePointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) {
        self.init(reason, at: text.baseAddress.map { position - $0 } ?? 0, in: text)
    }
}
