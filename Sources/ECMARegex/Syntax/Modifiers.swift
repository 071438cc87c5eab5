/// The flags that `(?ims-ims:…)` sets for a part of a pattern (ECMA-262, 2025).
///
/// All are off at the beginning of a pattern.
struct Modifiers: OptionSet, Sendable {
    var rawValue: UInt8

    /// `i`: upper and lower case are equal.
    static let ignoresCase = Modifiers(rawValue: 1)
    /// `m`: `^` and `$` match at the beginning and the end of each line.
    static let isMultiline = Modifiers(rawValue: 2)
    /// `s`: `.` matches line terminators too.
    static let dotMatchesAll = Modifiers(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The flag that a byte of a pattern means.
    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "i"): self = .ignoresCase
        case UInt8(ascii: "m"): self = .isMultiline
        case UInt8(ascii: "s"): self = .dotMatchesAll
        default: return nil
        }
    }
}
