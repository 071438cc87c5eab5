public import BricolageCore
internal import BricolagePointers

/// The error if no document was found that a schema accepts.
public struct SamplingFailure: Error, Sendable, CustomStringConvertible {
    /// The number of documents tried; 0 if the schema itself shows that there is none.
    public var attempts: Int
    /// Whether the search ended because of ``SamplingOptions/maximumValues``.
    public var reachedMaximumValues: Bool
    /// The address of the schema document.
    public var schemaAddress: String
    /// The schema or keyword at which most attempts failed.
    public var schemaPointer: JSONPointer
    /// Where it begins.
    public var schemaLocation: SourceLocation
    /// What was missing.
    public var reason: String

    /// The message in one line.
    public var description: String {
        var outcome = "there is no document"
        if attempts > 0 { outcome = "no document was found in \(attempts) attempt\(attempts == 1 ? "" : "s")" }
        if reachedMaximumValues { outcome += " up to the limit of values" }
        return "\(outcome): \(reason), at \(schemaPointer.fragment) (\(schemaLocation))"
    }
}
