internal import BricolageCore

/// An error in a JSONPath query, with its place in the text.
public struct JSONPathError: Error, Sendable, Hashable {
    /// What is wrong.
    public var message: String
    /// The text of the query.
    public var text: String
    /// Where it is wrong, in bytes from the beginning of the text.
    public var offset: Int
}

extension JSONPathError: CustomStringConvertible {
    /// The message in one line, with the text and the column.
    public var description: String {
        let column = String(decoding: text.utf8.prefix(offset), as: UTF8.self).count + 1
        return "malformed JSONPath \"\(text.visibleLine)\" at column \(column): \(message)"
    }
}

/// The error that evaluating a JSONPath query would take more work than allowed.
public struct JSONPathLimitError: Error, Sendable, Hashable {
    /// What is limited.
    public enum Reason: Sendable, Hashable {
        /// The query visits more than this number of values.
        case visited(Int)
        /// Matching this pattern takes more than the limit of steps.
        case pattern(String)
        /// The conditions of the query are nested too deeply for the stack of this thread.
        case depth
    }

    /// What is limited.
    public var reason: Reason

    init(_ reason: Reason) { self.reason = reason }
}

extension JSONPathLimitError: CustomStringConvertible {
    /// The message in one line.
    public var description: String {
        switch reason {
        case .visited(let limit): "the query visits more than \(limit) values"
        case .pattern(let pattern): "matching the pattern \"\(pattern.visibleLine)\" takes too many steps"
        case .depth: "the conditions of the query are nested too deeply for the stack of this thread"
        }
    }
}
