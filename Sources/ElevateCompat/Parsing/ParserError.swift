public import Foundation

/// Why a text is no JSON, or why JSON has not the form that a schema describes.
public enum ParserError: Error, Sendable, CustomStringConvertible, CustomDebugStringConvertible, LocalizedError {
    /// The text is no JSON; the reason has the line and the column.
    case deserialization(failureReason: String)
    /// Values do not match; the reason has a line for each of them, with its key path from the root.
    case validation(failureReason: String)

    /// What is wrong.
    public var failureReason: String {
        switch self {
        case .deserialization(let failureReason), .validation(let failureReason): failureReason
        }
    }

    /// What is wrong, after the kind of error.
    public var description: String {
        switch self {
        case .deserialization(let failureReason): "Parser Deserialization Error - \(failureReason)"
        case .validation(let failureReason): "Parser Validation Error - \(failureReason)"
        }
    }

    /// What is wrong, after the kind of error.
    public var debugDescription: String { description }

    /// What is wrong, after the kind of error.
    public var errorDescription: String? { description }
}

/// The older spellings of the cases, for code that throws them; patterns need the newer ones.
extension ParserError {
    /// The older spelling of `deserialization`.
    public static func Deserialization(failureReason: String) -> Self { .deserialization(failureReason: failureReason) }
    /// The older spelling of `validation`.
    public static func Validation(failureReason: String) -> Self { .validation(failureReason: failureReason) }
}
