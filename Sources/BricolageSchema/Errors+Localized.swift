internal import BricolageLocalizing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension DanglingReferences: LocalizedError {}

extension ReferenceError: LocalizedError {
    /// The reason in a sentence.
    public var errorDescription: String? { description }
}
