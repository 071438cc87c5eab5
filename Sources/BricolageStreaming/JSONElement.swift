public import BricolageCore

/// One value of a stream.
public struct JSONElement: Sendable {
    /// The value.
    public let document: JSONDocument

    /// Its number in the stream, counted from zero.
    ///
    /// Values that were refused count, skipped lines do not.
    public let index: Int

    /// Where its text begins in the whole stream.
    public let location: SourceLocation
}

extension SourceLocation {
    /// A place in the text of an element, as a place in the whole stream.
    package func shifted(to element: SourceLocation) -> SourceLocation {
        SourceLocation(
            offset: element.offset + offset, line: element.line + line - 1,
            column: line == 1 ? element.column + column - 1 : column)
    }
}
