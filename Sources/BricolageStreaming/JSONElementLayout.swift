/// How values stand one after the other in a stream.
public enum JSONElementLayout: Sendable, Hashable, CaseIterable {
    /// `[1, 2, 3]`: the elements of one array, which is the whole text (RFC 8259).
    case array
    /// One value on each line, as in JSON Lines and NDJSON.
    ///
    /// A value does not go over several lines. Lines of nothing but spaces are skipped, a carriage return before the
    /// end of a line is space.
    case lines
    /// A record separator (U+001E) before each value and a line feed behind it (RFC 7464).
    ///
    /// Values may go over several lines. A number, `true`, `false` or `null` without the line feed or other white space
    /// behind it may be cut off and is an error (section 2.4); separators with nothing between them are skipped.
    case sequence
}
