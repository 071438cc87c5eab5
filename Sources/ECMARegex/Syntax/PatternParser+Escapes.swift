extension PatternParser {
    /// The meaning of an escape or a class member: one character, or any character of a set.
    enum CharacterEscape {
        case point(UInt32)
        case set(CodePointSet)

        var ranges: [ClosedRange<UInt32>] {
            switch self {
            case .point(let point): [point...point]
            case .set(let set): set.ranges
            }
        }
    }

    /// Parses an escape outside a class.
    mutating func parseEscape() throws(ECMARegex.SyntaxError) {
        let offset = scanner.offset
        switch scanner.following {
        case UInt8(ascii: "b"):
            appendPlace(modifiers.contains(.ignoresCase) ? .foldedWordBoundary : .wordBoundary, length: 2)
        case UInt8(ascii: "B"):
            appendPlace(modifiers.contains(.ignoresCase) ? .notFoldedWordBoundary : .notWordBoundary, length: 2)
        case .some(UInt8(ascii: "1")...UInt8(ascii: "9")):
            scanner.offset += 1
            let number = parseDecimal() ?? 0
            try appendReference(names.addReference(number: number, offset: offset))
        case UInt8(ascii: "k"):
            scanner.offset += 2
            guard scanner.skip("<") else { throw scanner.expected("'<' and the name of a group after \\k") }
            let name = try parseGroupName()
            try appendReference(names.addReference(name: name, offset: offset))
        default:
            scanner.offset += 1
            switch try parseCharacterEscape(isInClass: false) {
            case .point(let point): try appendAtom(CodePointSet(point))
            case .set(let set): try appendAtom(set)
            }
        }
    }

    private mutating func appendReference(_ reference: Int) throws(ECMARegex.SyntaxError) {
        let node = add(.backReference(reference, ignoresCase: modifiers.contains(.ignoresCase)))
        try appendRepeated(node, groups: names.count..<names.count)
    }

    /// Parses an escape after its backslash, inside or outside a class (ECMA-262, CharacterEscape and
    /// CharacterClassEscape).
    mutating func parseCharacterEscape(isInClass: Bool) throws(ECMARegex.SyntaxError) -> CharacterEscape {
        guard let letter = scanner.next else { throw scanner.expected("a character after the backslash") }
        let offset = scanner.offset
        scanner.offset += 1
        switch letter {
        case UInt8(ascii: "d"): return .set(.digits)
        case UInt8(ascii: "D"): return .set(CodePointSet.digits.complement)
        case UInt8(ascii: "s"): return .set(.whiteSpace)
        case UInt8(ascii: "S"): return .set(CodePointSet.whiteSpace.complement)
        case UInt8(ascii: "w"): return .set(wordCharacters)
        case UInt8(ascii: "W"): return .set(wordCharacters.complement)
        case UInt8(ascii: "p"): return .set(try parseProperty())
        case UInt8(ascii: "P"): return .set(try parseProperty().complement)
        case UInt8(ascii: "t"): return .point(0x09)
        case UInt8(ascii: "n"): return .point(0x0A)
        case UInt8(ascii: "v"): return .point(0x0B)
        case UInt8(ascii: "f"): return .point(0x0C)
        case UInt8(ascii: "r"): return .point(0x0D)
        case UInt8(ascii: "c"): return .point(try parseControlLetter())
        case UInt8(ascii: "x"): return .point(try parseHexadecimal(digits: 2))
        case UInt8(ascii: "u"): return .point(try parseUnicodeEscape())
        case UInt8(ascii: "0"):
            guard let digit = scanner.next, (0x30...0x39).contains(digit) else { return .point(0) }
            throw scanner.failure(
                .unexpected(found: scanner.name(at: scanner.offset), expected: "no digit after \\0"),
                hint: "a character by its number is \\x or \\u")
        case UInt8(ascii: "b") where isInClass: return .point(0x08)
        case UInt8(ascii: "-") where isInClass: return .point(0x2D)
        case _ where Self.syntaxCharacters.contains(letter): return .point(UInt32(letter))
        case _ where isLenient && Self.isNeedless(letter): return .point(UInt32(letter))
        default:
            scanner.offset = offset
            let expected = isInClass ? "an escape that classes have" : "an escape that ECMA-262 has"
            throw scanner.expected(expected + " after the backslash", hint: ForeignSyntax.hint(escape: letter))
        }
    }

    /// The characters that a backslash makes literal.
    private static let syntaxCharacters = Set("^$\\.*+?()[]{}|/".utf8)

    /// Whether a backslash and this character mean the character itself in the dialects that schemas are written for:
    /// it is printable, and neither a letter nor a digit.
    private static func isNeedless(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            false
        default: 0x20...0x7E ~= character
        }
    }

    private var wordCharacters: CodePointSet {
        modifiers.contains(.ignoresCase) ? .foldedWordCharacters : .wordCharacters
    }

    private mutating func parseControlLetter() throws(ECMARegex.SyntaxError) -> UInt32 {
        guard let letter = scanner.pop(where: { (0x41...0x5A).contains($0 & ~0x20) }) else {
            throw scanner.expected("a letter from A to Z after \\c")
        }
        return UInt32(letter) % 32
    }

    /// Parses `{name}` or `{name=value}`.
    private mutating func parseProperty() throws(ECMARegex.SyntaxError) -> CodePointSet {
        guard scanner.skip("{") else { throw scanner.expected("'{' and the name of a property") }
        let offset = scanner.offset
        let name = parsePropertyName()
        let value = scanner.skip("=") ? parsePropertyName() : nil
        guard !name.isEmpty, value?.isEmpty != true else { throw scanner.expected("a name of letters, digits or '_'") }
        guard scanner.skip("}") else { throw scanner.expected("'}' after the name of a property") }
        let unknown = scanner.failure(.unknownProperty(value.map { "\(name)=\($0)" } ?? name), at: offset)
        guard let property = classes.codePoints(of: name, value: value) else { throw unknown }
        return property
    }

    private mutating func parsePropertyName() -> String {
        var name = ""
        while let letter = scanner.pop(where: { $0 < 0x80 && CodePointSet.wordCharacters.contains(UInt32($0)) }) {
            name.unicodeScalars.append(Unicode.Scalar(letter))
        }
        return name
    }
}
