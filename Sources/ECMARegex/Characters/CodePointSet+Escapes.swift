/// The sets that patterns name by a single letter (ECMA-262, CharacterClassEscape), and line terminators.
extension CodePointSet {
    /// `\d`: the ASCII digits, and no digits of other scripts.
    static let digits = CodePointSet(sorted: [0x30...0x39])

    /// `\w`: ASCII letters and digits, and the underscore.
    static let wordCharacters = CodePointSet(sorted: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

    /// `\w` when case is ignored, which includes characters that fold to an ASCII letter.
    static let foldedWordCharacters = wordCharacters.union(CodePointSet("\u{17F}\u{212A}"))

    /// The characters that end a line (ECMA-262, LineTerminator).
    static let lineTerminators = CodePointSet("\n\r\u{2028}\u{2029}")

    /// `\s`: white space and line terminators (ECMA-262, WhiteSpace): space separators, the byte order mark and five
    /// control characters; not U+0085.
    static let whiteSpace = CodePointSet("\t\u{B}\u{C}\u{FEFF}").union(lineTerminators).union(spaceSeparators)

    private static let spaceSeparators = EncodedRanges.generalCategory("Zs")?.decoded ?? .empty
}
