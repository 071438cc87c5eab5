#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension SamplingFailure: LocalizedError {
    /// The complaint in one line.
    public var errorDescription: String? { description }
}
