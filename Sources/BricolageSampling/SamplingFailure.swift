public import BricolageCore
internal import BricolagePointers

/// No document was found that a schema accepts.
public struct SamplingFailure: Error, Sendable, CustomStringConvertible {
    /// How many documents were tried; none where the schema tells that there is none.
    public var attempts: Int
    /// Whether the search ended because it had made as many values as ``SamplingOptions/maximumValues`` allows.
    public var reachedMaximumValues: Bool
    /// The address of the schema document.
    public var schemaAddress: String
    /// The schema or keyword that most attempts ended at.
    public var schemaPointer: JSONPointer
    /// Where it begins.
    public var schemaLocation: SourceLocation
    /// What was missing.
    public var reason: String

    /// The complaint in one line.
    public var description: String {
        var outcome = "there is no document"
        if attempts > 0 { outcome = "no document was found in \(attempts) attempt\(attempts == 1 ? "" : "s")" }
        if reachedMaximumValues { outcome += " up to the limit of values" }
        return "\(outcome): \(reason), at \(schemaPointer.fragment) (\(schemaLocation))"
    }
}
