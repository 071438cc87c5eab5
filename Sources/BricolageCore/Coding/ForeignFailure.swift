/// Where an error arose: the value that was being read, the number of keys that lead to it, and as what it was read.
package struct ForeignFailure {
    package var index: Int
    package var depth: Int
    /// The last of the keys that lead to the value; nil at the root, and where it does not matter.
    var key: (any CodingKey)?
    var type: Any.Type
    /// The type of the error; nil before there is one.
    var errorType: (any Error.Type)?
    /// What an error says whose path does not lead here.
    var message: String?

    package init(
        index: Int, depth: Int, key: (any CodingKey)? = nil, type: Any.Type, errorType: (any Error.Type)? = nil
    ) {
        self.index = index
        self.depth = depth
        self.key = key
        self.type = type
        self.errorType = errorType
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

    /// Whether an error is the one that arose here and whose path leads elsewhere.
    func isElsewhere(_ context: DecodingError.Context) -> Bool { message == context.debugDescription }
}
