public import BricolageCore
public import BricolageSchema

/// A custom keyword: its value is interpreted once, and the resulting check is then applied to every value.
public protocol CustomKeyword: Sendable {
    /// What the keyword asks where it has this value; nil where it asks nothing.
    ///
    /// - Throws: What is wrong with the value of the keyword; it becomes an issue of the schema with its place.
    func check(for value: JSONDocument.Node, in schema: JSONSchema) throws -> (any CustomCheck)?
}

/// The check of a custom keyword.
public protocol CustomCheck: Sendable {
    /// What is wrong with a value, as in "expected …"; nil where nothing is, and for values of kinds that the keyword
    /// does not concern.
    func complaint(about value: JSONDocument.Node) -> String?
}
