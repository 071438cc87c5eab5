public import BricolageCore
public import BricolageSchema

/// A custom keyword: its value is interpreted once, and the resulting check is then applied to every value.
public protocol CustomKeyword: Sendable {
    /// Returns the check for a value of the keyword; nil if there is nothing to check.
    ///
    /// - Throws: An error if the value of the keyword is invalid; it becomes a located issue of the schema.
    func check(for value: JSONDocument.Node, in schema: JSONSchema) throws -> (any CustomCheck)?
}

/// The check of a custom keyword.
public protocol CustomCheck: Sendable {
    /// Returns what is wrong with an instance, as in "expected …"; nil if nothing is wrong, or if the keyword does not
    /// apply to values of its kind.
    func complaint(about value: JSONDocument.Node) -> String?
}
