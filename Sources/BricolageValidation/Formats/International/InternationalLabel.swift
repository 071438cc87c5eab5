/// A label with characters beyond ASCII, by the rules of IDNA 2008 (RFC 5891, section 5.4).
struct InternationalLabel {
    private let characters: [LabelCharacter]

    init(_ scalars: [UInt32]) { characters = scalars.map(LabelCharacter.init) }

    /// Whether a name with this label has to follow the rules for right-to-left scripts.
    var isRightToLeft: Bool {
        characters.contains { [.rightToLeft, .arabicLetter, .arabicNumber].contains($0.direction) }
    }

    /// Whether the label is valid, apart from the rules for right-to-left scripts.
    ///
    /// - Parameter asComposed: Whether sequences that could be one composed character are refused.
    func isValid(asComposed: Bool) -> Bool {
        guard let first = characters.first, let last = characters.last, !first.isMark,
            first.scalar != hyphen, last.scalar != hyphen, !hasHyphensOfEncoding, isNormalized || !asComposed
        else { return false }
        return characters.indices.allSatisfy(isAllowed)
    }

    private let hyphen: UInt32 = 0x2D

    /// Whether the third and the fourth character are hyphens, as in labels that are encoded.
    private var hasHyphensOfEncoding: Bool {
        characters.count >= 4 && characters[2].scalar == hyphen && characters[3].scalar == hyphen
    }

    /// Whether the marks are in canonical order and no two characters could be composed to one (NFC).
    ///
    /// Characters that are not in this form by themselves are not allowed at all.
    private var isNormalized: Bool {
        var starter: UInt32?
        var last: UInt32 = 0
        for character in characters {
            let order = character.combiningClass
            if order != 0, last > order { return false }
            if let starter, last < order || last == 0, LabelTable.composes(starter, character.scalar) { return false }
            if order == 0 { starter = character.scalar }
            last = order
        }
        return true
    }

    private func isAllowed(at position: Int) -> Bool {
        switch characters[position].class {
        case .disallowed: false
        case .always: true
        case .ifJoinerRuleHolds: isJoinerAllowed(at: position)
        case .ifOtherRuleHolds: isOtherAllowed(at: position)
        }
    }

    // MARK: Rules for single characters (RFC 5892, appendix A)

    private func isJoinerAllowed(at position: Int) -> Bool {
        if position > 0, characters[position - 1].isVirama { return true }
        // A non-joiner may also be between letters that would join without it.
        guard characters[position].scalar == 0x200C else { return false }
        let before = characters[..<position].last { $0.joining != .transparent }
        let after = characters[(position + 1)...].first { $0.joining != .transparent }
        guard let before, let after else { return false }
        return [.left, .dual].contains(before.joining) && [.right, .dual].contains(after.joining)
    }

    private func isOtherAllowed(at position: Int) -> Bool {
        let before = position > 0 ? characters[position - 1] : nil
        let after = position + 1 < characters.count ? characters[position + 1] : nil
        switch characters[position].scalar {
        case 0xB7: return before?.scalar == 0x6C && after?.scalar == 0x6C
        case 0x375: return after?.script == .greek
        case 0x5F3, 0x5F4: return before?.script == .hebrew
        case 0x30FB: return characters.contains { [.hiragana, .katakana, .han].contains($0.script) }
        case 0x660...0x669: return !characters.contains { (0x6F0...0x6F9).contains($0.scalar) }
        case 0x6F0...0x6F9: return !characters.contains { (0x660...0x669).contains($0.scalar) }
        default: return false
        }
    }

    // MARK: The rules for right-to-left scripts (RFC 5893, section 2)

    /// Whether the label may be part of a name that has right-to-left labels.
    var followsDirections: Bool {
        guard let first = characters.first,
            let last = characters.last(where: { $0.direction != .nonspacingMark })
        else { return false }
        let directions = Set(characters.map(\.direction))
        switch first.direction {
        case .rightToLeft, .arabicLetter:
            return directions.isSubset(of: Self.rightToLeft)
                && [.rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber].contains(last.direction)
                && !(directions.contains(.europeanNumber) && directions.contains(.arabicNumber))
        case .leftToRight:
            return directions.isSubset(of: Self.leftToRight)
                && [.leftToRight, .europeanNumber].contains(last.direction)
        default: return false
        }
    }

    private static let neutral: Set<LabelCharacter.Direction> = [
        .europeanNumber, .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral,
        .nonspacingMark,
    ]
    private static let rightToLeft = neutral.union([.rightToLeft, .arabicLetter, .arabicNumber])
    private static let leftToRight = neutral.union([.leftToRight])
}
