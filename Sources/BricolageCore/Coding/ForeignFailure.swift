/// Where an error arose: the value that was being read, the number of keys that lead to it, and as what it was read.
///
/// A reference, since it is handed on from where an error arises to where somebody wants to know.
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
    /// One that code has caught and another one of the same type, which says the same perhaps, are two.
    func isOrigin(of other: any Error) -> Bool {
        error.map { ErrorIdentity($0) == ErrorIdentity(other) } ?? false
    }

    /// Whether a path leads to the value or into it.
    ///
    /// The one of another text does not, which a type decodes out of a string with a decoder of its own: it begins at
    /// the root of that text.
    func holds(_ path: [any CodingKey]) -> Bool {
        guard path.count >= depth else { return false }
        guard let key, depth > 0 else { return true }
        let last = path[depth - 1]
        // The text of a place in an array is made anew each time.
        if let position = key.intValue, last.intValue == position { return true }
        return last.stringValue == key.stringValue
    }
}
