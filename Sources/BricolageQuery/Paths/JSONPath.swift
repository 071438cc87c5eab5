internal import BricolageCore

/// A query for values of a document (JSONPath, RFC 9535).
///
///     let cheap = try JSONPath("$.menu[?@.price < 5].name")
///     for node in try document.nodes(at: cheap) { print(node.location, node.string ?? "") }
///
/// All of the syntax and the five functions of the specification: `length`, `count`, `match`, `search` and `value`.
/// The patterns of `match` and `search` are those of ECMA-262, and of I-Regexp (RFC 9485): the dot matches everything
/// but line feeds and carriage returns, and `\-` a hyphen.
public struct JSONPath: Sendable {
    /// The text of the query.
    public let text: String
    let query: PathQuery

    /// Reads a query.
    ///
    /// Linear in the text. Conditions may be nested 100 levels deep, if the stack of the thread has room for them.
    ///
    /// - Throws: What is wrong with the query, with its location.
    public init(_ text: String) throws(JSONPathError) {
        var parser = PathParser(text)
        query = try parser.query()
        self.text = text
    }
}

extension JSONPath: Hashable, CustomStringConvertible {
    /// Whether two queries have the same text.
    public static func == (lhs: JSONPath, rhs: JSONPath) -> Bool { ExactKey(lhs.text) == ExactKey(rhs.text) }

    /// Feeds the text to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ExactKey(text)) }

    /// The text of the query.
    public var description: String { text }
}
