public import BricolageCore

/// One value of a stream.
public struct JSONElement: Sendable {
    /// The value.
    public let document: JSONDocument

    /// Its index in the stream.
    ///
    /// Refused values count, skipped lines do not.
    public let index: Int

    /// The location of its text in the whole stream.
    public let location: SourceLocation
}
