/// A condition on the characters on both sides of a position (ECMA-262, Assertion).
enum Assertion: UInt8, Sendable {
    /// `^`
    case textStart
    /// `$`
    case textEnd
    /// `^` with the flag `m`
    case lineStart
    /// `$` with the flag `m`
    case lineEnd
    /// `\b`
    case wordBoundary
    /// `\B`
    case notWordBoundary
    /// `\b` with the flag `i`
    case foldedWordBoundary
    /// `\B` with the flag `i`
    case notFoldedWordBoundary
}
