public import BricolageCore

/// Something in the schema that the types do not express.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity.
    public typealias Severity = IssueDescription.Severity

    /// The kind of loss or probable mistake.
    public enum Cause: String, Sendable, Hashable, CaseIterable {
        /// A type: values are kept as `JSON` although the schema describes them.
        case lostType
        /// A rule that the types neither express nor check.
        case uncheckedRule
        /// A condition: members under it are optional.
        case condition
        /// An annotation, such as a default.
        case annotation
        /// An unknown keyword.
        case unknownWord
        /// A keyword without effect at its place.
        case ignoredKeyword
        /// A contradiction, an unresolved reference, or an option without effect.
        case mistake
        /// A schema that describes no value itself, but whose definitions become types.
        case definitions
        /// Something that the style of the types does not preserve.
        case style
    }

    /// The severity.
    public var severity: Severity
    /// The cause.
    public var cause: Cause
    /// The keyword concerned, if any.
    public var keyword: String?
    /// The message.
    public var message: String
    /// The schema file.
    public var path: String?
    /// The location in the file.
    public var location: SourceLocation?
    /// The pointer to the place.
    public var pointer: JSONPointer

    /// `path:line:column: severity: message`.
    public var description: String {
        IssueDescription(path: path, location: location, severity: severity, message: message).description
    }
}
