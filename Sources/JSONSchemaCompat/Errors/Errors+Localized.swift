public import Foundation

extension JSONValueError: LocalizedError {
    /// The message in one line.
    public var errorDescription: String? { description }
}

extension JSONValidationError: LocalizedError {
    /// The first issue, and how many there are, in one line.
    public var errorDescription: String? {
        guard let first = issues.first else { return nil }
        return issues.count == 1 ? "1 issue: \(first)" : "\(issues.count) issues, the first: \(first)"
    }
}
