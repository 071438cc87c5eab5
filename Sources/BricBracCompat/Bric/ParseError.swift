internal import BricolageCore

/// Why text is not what the parser accepts, and where.
public struct ParseError: Error, Hashable, Sendable {
    /// What is wrong.
    public let msg: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int
}

extension ParseError: CustomStringConvertible, CustomDebugStringConvertible {
    /// What is wrong, and where.
    public var description: String { "\(msg) (line: \(line) column: \(column))" }

    /// What is wrong, and where.
    public var debugDescription: String { description }
}

extension ParseError {
    init(_ message: String, _ location: SourceLocation) {
        self.init(msg: message, line: location.line, column: location.column)
    }

    /// Runs code that reads text, and turns its errors into errors of the vocabulary.
    static func refining<Value>(
        _ original: (SourceLocation) -> SourceLocation = { $0 }, _ read: () throws -> Value
    ) throws -> Value {
        do {
            return try read()
        } catch let error as JSONSyntaxError {
            throw ParseError(error.message, original(error.location))
        } catch let error as JSONReadingError {
            let issue = error.issue
            let place = issue.pointer.isRoot ? "" : " at \(issue.pointer)"
            throw ParseError(
                "expected \(issue.expected), found \(issue.found)\(place)",
                issue.location.map(original) ?? SourceLocation(offset: 0, line: 1, column: 1))
        }
    }
}
