extension PatternParser {
    /// Parses an escape after its `\u`: four digits, two times four for a surrogate pair, or braces (ECMA-262,
    /// RegExpUnicodeEscapeSequence).
    mutating func parseUnicodeEscape() throws(ECMARegex.SyntaxError) -> UInt32 {
        if scanner.skip("{") { return try parseBracedPoint() }
        let first = try parseHexadecimal(digits: 4)
        guard (0xD800...0xDBFF).contains(first) else { return first }
        let behindFirst = scanner.offset
        if scanner.skip("\\u"), let last = try? parseHexadecimal(digits: 4), (0xDC00...0xDFFF).contains(last) {
            return 0x10000 + (first - 0xD800) << 10 + (last - 0xDC00)
        }
        // A lone surrogate is a code point of its own, which no text contains.
        scanner.offset = behindFirst
        return first
    }

    private mutating func parseBracedPoint() throws(ECMARegex.SyntaxError) -> UInt32 {
        let offset = scanner.offset
        var point: UInt32 = 0
        while let digit = popHexadecimalDigit() {
            point = point * 16 + digit
            guard point <= CodePointSet.last else {
                throw scanner.failure(
                    .unexpected(found: "a larger number", expected: "a code point up to 10FFFF"), at: offset)
            }
        }
        guard scanner.offset > offset else { throw scanner.expected("a hexadecimal digit") }
        guard scanner.skip("}") else { throw scanner.expected("'}' after the number of a character") }
        return point
    }

    mutating func parseHexadecimal(digits: Int) throws(ECMARegex.SyntaxError) -> UInt32 {
        var point: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = popHexadecimalDigit() else { throw scanner.expected("\(digits) hexadecimal digits") }
            point = point * 16 + digit
        }
        return point
    }

    private mutating func popHexadecimalDigit() -> UInt32? {
        let digit = scanner.pop { (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & ~0x20) }
        return digit.map { UInt32($0 < 0x40 ? $0 - 0x30 : $0 & ~0x20 - 0x37) }
    }

    /// Parses the name of a group and the bracket after it (ECMA-262, RegExpIdentifierName).
    mutating func parseGroupName() throws(ECMARegex.SyntaxError) -> String {
        var name = String.UnicodeScalarView()
        while true {
            let offset = scanner.offset
            if scanner.skip(">"), !name.isEmpty { return String(name) }
            scanner.offset = offset
            let point = scanner.skip("\\u") ? try parseUnicodeEscape() : scanner.popScalar()
            let allowed = name.isEmpty ? GroupNames.firstCharacters : GroupNames.laterCharacters
            guard let point, allowed.contains(point), let scalar = Unicode.Scalar(point) else {
                scanner.offset = offset
                throw scanner.expected(name.isEmpty ? "the name of a group" : "'>' after the name of a group")
            }
            name.append(scalar)
        }
    }
}

extension GroupNames {
    fileprivate static let firstCharacters =
        (EncodedRanges.binaryProperty("ID_Start")?.decoded ?? .empty).union(CodePointSet("$_"))

    fileprivate static let laterCharacters =
        (EncodedRanges.binaryProperty("ID_Continue")?.decoded ?? .empty).union(CodePointSet("$\u{200C}\u{200D}"))
}
