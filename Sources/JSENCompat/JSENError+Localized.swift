#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSENError: LocalizedError {
    /// The message in one line.
    public var errorDescription: String? { description }
}
