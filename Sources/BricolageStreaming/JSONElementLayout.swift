/// How a stream separates its values.
public enum JSONElementLayout: Sendable, Hashable, CaseIterable {
    /// `[1, 2, 3]`: the elements of one array that is the whole text (RFC 8259).
    case array
    /// One value on each line, as in JSON Lines and NDJSON.
    ///
    /// A value cannot span several lines. Blank lines are skipped; a carriage return before the end of a line is white
    /// space.
    case lines
    /// A record separator (U+001E) before each value and a line feed after it (RFC 7464).
    ///
    /// Values may span several lines. A number, `true`, `false` or `null` without white space after it may be truncated
    /// and is an error (section 2.4); separators with nothing between them are skipped.
    case sequence
}
