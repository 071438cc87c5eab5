/// The errors of the parser; nothing here runs before a parse has failed.
extension DocumentParser {
    /// The error if something else is found in place of a value, or an invalid number.
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
            // As in -Infinity: naming the word that was found is more helpful than saying that a digit is missing.
            if position[error.offset] | 0x20 == UInt8(ascii: "i") {
                return unexpected(error.expected, position + error.offset, text)
            }
            return JSONSyntaxError(.invalidNumber(expected: error.expected), at: position + error.offset, in: text)
        }
    }

    /// The error if something else is found in place of `expected`.
    @inline(never)
    package static func unexpected(
        _ expected: String, _ position: Position, _ text: UnsafeBufferPointer<UInt8>
    ) -> JSONSyntaxError {
        let rest = UnsafeBufferPointer(rebasing: text[offset(position, text)...])
        guard !rest.isEmpty else {
            return JSONSyntaxError(.unexpectedEnd(expected: expected), at: position, in: text)
        }
        guard let character = UTF8Scanning.scalar(position) else {
            return JSONSyntaxError(.invalidUTF8, at: position, in: text)
        }
        let found = word(rest) ?? JSONSyntaxError.name(character)
        return JSONSyntaxError(.unexpected(found: found, expected: expected), at: position, in: text)
    }

    private static func word(_ rest: UnsafeBufferPointer<UInt8>) -> String? {
        let word = rest.prefix(20).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        return word.count > 1 ? "'" + String(decoding: word, as: UTF8.self) + "'" : nil
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
