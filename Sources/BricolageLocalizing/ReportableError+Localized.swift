public import BricolageCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ReportableError where Self: LocalizedError {
    /// How many issues there are, and the first with its place, in one line.
    public var errorDescription: String? { formatted(.short) }
}
