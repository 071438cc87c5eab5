// Errors by their types, which are compared before a cast: a cast that fails takes the runtime longer than everything
// else that is done with most errors.

extension Error {
    /// Whether it is the error of types that read themselves.
    var isReadingError: Bool { Self.self == JSONReadingError.self }

    /// The error, if it is that of types that read themselves.
    package var readingError: JSONReadingError? { Self.self == JSONReadingError.self ? self as? JSONReadingError : nil }

    /// The error of a type that reads itself: this error or the one underlying it.
    package var innerReadingError: JSONReadingError? {
        readingError ?? decodingError?.context?.underlyingError?.readingError
    }

    /// Whether it is the error of the standard library.
    var isDecodingError: Bool { Self.self == DecodingError.self }

    /// The error, if it is that of the standard library.
    package var decodingError: DecodingError? { isDecodingError ? self as? DecodingError : nil }

    /// The error, if it is about text that is not JSON.
    var syntaxError: JSONSyntaxError? { Self.self == JSONSyntaxError.self ? self as? JSONSyntaxError : nil }
}
