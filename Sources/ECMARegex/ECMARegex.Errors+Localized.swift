#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ECMARegex.SyntaxError: LocalizedError {
    /// The message with its offset in the pattern.
    public var errorDescription: String? { description }
}

extension ECMARegex.LimitError: LocalizedError {
    /// The message in one line.
    public var errorDescription: String? { description }
}
