public import BricolageCore

/// Something that the types do not say of the schema.
public struct Diagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
    /// How much it matters.
    public typealias Severity = IssueDescription.Severity

    /// How much it matters.
    public var severity: Severity
    /// What it is.
    public var message: String
    /// The schema file.
    public var path: String?
    /// The place in the file.
    public var location: SourceLocation?
    /// The way to the place.
    public var pointer: JSONPointer

    /// `path:line:column: severity: message`.
    public var description: String {
        IssueDescription(path: path, location: location, severity: severity, message: message).description
    }
}
