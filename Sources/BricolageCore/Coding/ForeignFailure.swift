/// Where an error arose: the value that was being read, the number of keys that lead to it, and the type it was read
/// as.
///
/// A class, since it is passed on from where an error arises to where its origin is needed.
package final class ForeignFailure {
    let index: Int
    let depth: Int
    let type: Any.Type
    /// The last of the keys that lead to the value; nil at the root, and where it does not matter.
    private let key: (any CodingKey)?
    /// The error; nil before there is one.
    private let error: (any Error)?

    package init(
        index: Int, depth: Int, key: (any CodingKey)? = nil, type: Any.Type, error: (any Error)? = nil
    ) {
        self.index = index
        self.depth = depth
        self.key = key
        self.type = type
        self.error = error
    }

    /// Whether an error is the one that arose here, on its way out.
    ///
    /// An error that code has caught and another one of the same type are different errors, even if both say the same.
    func isOrigin(of other: any Error) -> Bool {
        error.map { ErrorIdentity($0) == ErrorIdentity(other) } ?? false
    }

    /// Whether a path leads to the value or into it.
    ///
    /// A path in another text, which a type decodes from a string with a decoder of its own, does not: it begins at the
    /// root of that text.
    func holds(_ path: [any CodingKey]) -> Bool {
        guard path.count >= depth else { return false }
        guard let key, depth > 0 else { return true }
        let last = path[depth - 1]
        // Indices are compared first, since their text would be made anew each time.
        if let position = key.intValue, last.intValue == position { return true }
        return last.stringValue == key.stringValue
    }
}
