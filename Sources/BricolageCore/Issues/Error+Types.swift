// Errors by their types, which are compared first: to find out by a cast that an error is of another type takes the run
// time longer than all else that is asked of most errors.

extension Error {
    /// Whether it is one of types that read themselves.
    var isReadingError: Bool { Self.self == JSONReadingError.self }

    /// The error, if it is one of types that read themselves.
    package var readingError: JSONReadingError? { Self.self == JSONReadingError.self ? self as? JSONReadingError : nil }

    /// The error of a type that reads itself which this is, or has under it.
    package var innerReadingError: JSONReadingError? {
        readingError ?? decodingError?.context?.underlyingError?.readingError
    }

    /// Whether it is one of the standard library's.
    var isDecodingError: Bool { Self.self == DecodingError.self }

    /// The error, if it is one of the standard library's.
    package var decodingError: DecodingError? { isDecodingError ? self as? DecodingError : nil }

    /// The error, if it is about text that is no JSON.
    var syntaxError: JSONSyntaxError? { Self.self == JSONSyntaxError.self ? self as? JSONSyntaxError : nil }
}
