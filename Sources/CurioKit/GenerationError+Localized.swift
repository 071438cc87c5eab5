#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension GenerationError: LocalizedError {
    /// The reason in a sentence.
    public var errorDescription: String? { description }
}
