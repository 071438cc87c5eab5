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
