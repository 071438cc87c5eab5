public import BricolageModeling

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONVariantError: LocalizedError {
    /// The message in a sentence.
    public var errorDescription: String? { description }
}
