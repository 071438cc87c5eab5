/// The traits that assertions test of the characters on both sides of a place.
struct SymbolTraits: OptionSet, Hashable, Sendable {
    var rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// There is no character: the text begins or ends.
    static let edge = SymbolTraits(rawValue: 1)
    /// A character of `\w`.
    static let word = SymbolTraits(rawValue: 2)
    /// A character of `\w` when case is ignored.
    static let foldedWord = SymbolTraits(rawValue: 4)
    /// A character that ends a line.
    static let lineTerminator = SymbolTraits(rawValue: 8)

    /// The characters with each trait.
    static var sets: [(trait: SymbolTraits, set: CodePointSet)] {
        [(.word, .wordCharacters), (.foldedWord, .foldedWordCharacters), (.lineTerminator, .lineTerminators)]
    }
}

extension Assertion {
    /// The traits that it tests of the character before a place.
    var traitsBefore: SymbolTraits {
        switch self {
        case .textStart: .edge
        case .lineStart: [.edge, .lineTerminator]
        case .textEnd, .lineEnd: []
        case .wordBoundary, .notWordBoundary: .word
        case .foldedWordBoundary, .notFoldedWordBoundary: .foldedWord
        }
    }

    /// The traits that it tests of the character after a place.
    var traitsAfter: SymbolTraits {
        switch self {
        case .textStart, .lineStart: []
        case .textEnd: .edge
        case .lineEnd: [.edge, .lineTerminator]
        case .wordBoundary, .notWordBoundary: .word
        case .foldedWordBoundary, .notFoldedWordBoundary: .foldedWord
        }
    }

    /// Whether the assertion holds between two characters.
    @inline(__always)
    func holds(between before: SymbolTraits, and after: SymbolTraits) -> Bool {
        switch self {
        case .textStart, .lineStart: !before.isDisjoint(with: traitsBefore)
        case .textEnd, .lineEnd: !after.isDisjoint(with: traitsAfter)
        case .wordBoundary: before.contains(.word) != after.contains(.word)
        case .notWordBoundary: before.contains(.word) == after.contains(.word)
        case .foldedWordBoundary: before.contains(.foldedWord) != after.contains(.foldedWord)
        case .notFoldedWordBoundary: before.contains(.foldedWord) == after.contains(.foldedWord)
        }
    }
}
