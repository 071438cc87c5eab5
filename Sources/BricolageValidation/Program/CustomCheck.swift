public import BricolageCore
public import BricolageSchema

/// A keyword of one's own: what its value means is worked out once, and then asked of every value.
public protocol CustomKeyword: Sendable {
    /// What the keyword asks where it has this value; nil where it asks nothing.
    ///
    /// - Throws: What is wrong with the value of the keyword; it becomes an issue of the schema with its place.
    func check(for value: JSONDocument.Node, in schema: JSONSchema) throws -> (any CustomCheck)?
}

/// What a keyword of one's own asks of a value.
public protocol CustomCheck: Sendable {
    /// What is wrong with a value, as in "expected …"; nil where nothing is, and for values of kinds that the keyword
    /// does not concern.
    func complaint(about value: JSONDocument.Node) -> String?
}
