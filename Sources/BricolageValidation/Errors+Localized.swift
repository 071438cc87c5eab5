internal import BricolageLocalizing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension SchemaIssues: LocalizedError {}
extension ValidationReport: LocalizedError {}

extension ValidationInterruption: LocalizedError {
    /// The reason in a sentence.
    public var errorDescription: String? { description }
}
