/// An error that code of a decoded type has thrown, kept as it was.
///
/// Two of them are equal when they read the same.
public struct UnderlyingError: Sendable, Hashable {
    /// The error itself.
    public let error: any Error

    /// Wraps an error.
    public init(_ error: any Error) {
        self.error = error
    }

    /// Whether the descriptions are equal.
    public static func == (lhs: UnderlyingError, rhs: UnderlyingError) -> Bool {
        String(reflecting: lhs.error) == String(reflecting: rhs.error)
    }

    /// Feeds the description to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(String(reflecting: error))
    }
}
