/// The sets that have a name of one letter in patterns (ECMA-262, CharacterClassEscape).
extension CodePointSet {
    /// `\d`: the digits of ASCII, whatever the text is written in.
    static let digits = CodePointSet(sorted: [0x30...0x39])

    /// `\w`: letters and digits of ASCII, and the low line.
    static let wordCharacters = CodePointSet(sorted: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

    /// `\w` where case is ignored: what folds to a letter of ASCII is one.
    static let foldedWordCharacters = wordCharacters.union(CodePointSet("\u{17F}\u{212A}"))

    /// What ends a line (ECMA-262, LineTerminator).
    static let lineTerminators = CodePointSet("\n\r\u{2028}\u{2029}")

    /// `\s`: white space and line terminators (ECMA-262, WhiteSpace): space separators, the byte order mark and five
    /// control characters; not U+0085.
    static let whiteSpace = CodePointSet("\t\u{B}\u{C}\u{FEFF}").union(lineTerminators).union(spaceSeparators)

    private static let spaceSeparators = EncodedRanges.generalCategory("Zs")?.decoded ?? .empty
}
