public import BricolageCore
internal import BricolagePointers

/// No document was found that a schema accepts.
public struct SamplingFailure: Error, Sendable, CustomStringConvertible {
    /// How many documents were tried; none where the schema tells that there is none.
    public var attempts: Int
    /// The address of the schema document.
    public var schemaAddress: String
    /// The schema or keyword that nothing was found for most often.
    public var schemaPointer: JSONPointer
    /// Where it begins.
    public var schemaLocation: SourceLocation
    /// What was missing.
    public var reason: String

    /// The complaint in one line.
    public var description: String {
        let outcome = attempts == 0 ? "there is no document" : "no document was found in \(attempts) attempts"
        return "\(outcome): \(reason), at \(schemaPointer.fragment) (\(schemaLocation))"
    }
}
