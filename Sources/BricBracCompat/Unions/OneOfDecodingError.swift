/// An error of hand-written and generated code that tries one type after the other: why each could not read the value.
///
/// Unions throw Bricolage's errors, which also have the place of the value.
public struct OneOfDecodingError: Error {
    /// The error of each type.
    public let errors: [any Error]

    /// Creates an error of the errors of all types.
    public init(errors: [any Error]) { self.errors = errors }
}

/// An error of hand-written and generated code that reads a value as several types: why each could not read it.
public struct AnyOfDecodingError: Error {
    /// The error of each type.
    public let errors: [any Error]

    /// Creates an error of the errors of all types.
    public init(errors: [any Error]) { self.errors = errors }
}
