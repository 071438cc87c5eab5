#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ECMARegex.SyntaxError: LocalizedError {
    /// The complaint with its offset in the pattern.
    public var errorDescription: String? { description }
}

extension ECMARegex.LimitError: LocalizedError {
    /// The complaint in one line.
    public var errorDescription: String? { description }
}
