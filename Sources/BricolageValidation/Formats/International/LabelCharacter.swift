internal import BricolageWriting

/// A character of a label, with its attributes in IDNA 2008.
///
///     attributes   ┌ 13–20 combining class ┬ 12 mark ┬ 9–11 script ┬ 6–8 joining ┬ 2–5 direction ┬ 0–1 class ┐
struct LabelCharacter {
    let scalar: UInt32
    private let attributes: UInt32

    /// Looks up the attributes of a character in `LabelTable`.
    init(_ scalar: UInt32) {
        self.scalar = scalar
        attributes = LabelTable.attributes(of: scalar)
    }

    /// When a label may have a character (RFC 5892, section 2).
    enum Class: UInt32 {
        case disallowed, always, ifJoinerRuleHolds, ifOtherRuleHolds
    }

    /// The direction of writing (RFC 5893, section 2).
    enum Direction: UInt32 {
        case none, leftToRight, rightToLeft, arabicLetter, arabicNumber, europeanNumber, europeanSeparator
        case commonSeparator, europeanTerminator, otherNeutral, boundaryNeutral, nonspacingMark
    }

    /// How a letter joins its neighbors.
    enum Joining: UInt32 {
        case none, left, right, dual, transparent
    }

    /// The scripts that rules refer to.
    enum Script: UInt32 {
        case other, greek, hebrew, hiragana, katakana, han
    }

    var `class`: Class { Class(rawValue: attributes & 3) ?? .disallowed }
    var direction: Direction { Direction(rawValue: attributes >> 2 & 15) ?? .none }
    var joining: Joining { Joining(rawValue: attributes >> 6 & 7) ?? .none }
    var script: Script { Script(rawValue: attributes >> 9 & 7) ?? .other }
    var isMark: Bool { attributes >> 12 & 1 == 1 }
    var combiningClass: UInt32 { attributes >> 13 & 255 }
    var isVirama: Bool { combiningClass == 9 }
}

/// The tables of attributes and compositions, sorted by character.
enum LabelTable {
    /// The attributes of a character; 0 for one that no label may hold.
    static func attributes(of scalar: UInt32) -> UInt32 {
        let wanted = UInt64(scalar) << 32 | 0xFFFF_FFFF
        let position = runs.partitioningIndex { $0 > wanted }
        return position == 0 ? 0 : UInt32(truncatingIfNeeded: runs[position - 1])
    }

    /// Whether two characters compose to one.
    static func composes(_ first: UInt32, _ second: UInt32) -> Bool {
        let pair = UInt64(first) << 32 | UInt64(second)
        let position = compositions.partitioningIndex { $0 >= pair }
        return position < compositions.count && compositions[position] == pair
    }
}
