public import BricolageCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ReportableError where Self: LocalizedError {
    /// The number of issues, and the first with its location, in one line.
    public var errorDescription: String? { formatted(.short) }
}
