/// An error that code of a decoded type has thrown, kept as it was.
///
/// Two errors are equal if their descriptions are equal.
struct UnderlyingError: Sendable, Hashable {
    /// The error itself.
    let error: any Error

    /// Wraps an error.
    init(_ error: any Error) {
        self.error = error
    }

    /// Whether the descriptions are equal.
    static func == (lhs: UnderlyingError, rhs: UnderlyingError) -> Bool {
        String(reflecting: lhs.error) == String(reflecting: rhs.error)
    }

    /// Feeds the description to the hasher.
    func hash(into hasher: inout Hasher) {
        hasher.combine(String(reflecting: error))
    }

    /// The name of the type of the error.
    var typeName: String { (error as? DescribedError)?.type ?? "\(Swift.type(of: error))" }

    /// The error as the JSON form of an issue holds it.
    var json: JSON {
        ["type": .string(typeName), "description": .string(String(reflecting: error))]
    }
}

/// An error that was encoded and decoded again: only its type's name and its description remain.
package struct DescribedError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// The type that the error had.
    let type: String
    package let description: String

    package init(type: String, description: String) {
        self.type = type
        self.description = description
    }

    package var debugDescription: String { description }
}
