#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONPathError: LocalizedError {
    /// The message in one line.
    public var errorDescription: String? { description }
}

extension JSONPathLimitError: LocalizedError {
    /// The message in one line.
    public var errorDescription: String? { description }
}
