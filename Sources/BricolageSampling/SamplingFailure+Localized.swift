#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension SamplingFailure: LocalizedError {
    /// The message in one line.
    public var errorDescription: String? { description }
}
