#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ParseError: LocalizedError {
    /// What is wrong, and where.
    public var errorDescription: String? { description }
}

extension BracError: LocalizedError {
    /// What is wrong, and where, in one line.
    public var errorDescription: String? { describeErrors().split(separator: "\n").joined(separator: "; ") }
}

extension Bric.BricReferenceError: LocalizedError {
    /// What is wrong, with the pointer.
    public var errorDescription: String? { debugDescription }
}

extension OneOfDecodingError: LocalizedError {
    /// Why each type could not read the value, in one line.
    public var errorDescription: String? { lines(of: errors) }
}

extension AnyOfDecodingError: LocalizedError {
    /// Why each type could not read the value, in one line.
    public var errorDescription: String? { lines(of: errors) }
}

/// Errors in one line.
private func lines(of errors: [any Error]) -> String {
    errors.map { ($0 as? any LocalizedError)?.errorDescription ?? "\($0)" }.joined(separator: "; ")
}
