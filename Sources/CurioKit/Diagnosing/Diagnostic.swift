public import BricolageCore

/// Something that the types do not say of the schema.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// How much it matters.
    public typealias Severity = IssueDescription.Severity

    /// What is lost, or what was probably not meant.
    public enum Cause: String, Sendable, Hashable, CaseIterable {
        /// A type: values are kept as `JSON` although the schema describes them.
        case lostType
        /// A rule that the types neither express nor check.
        case uncheckedRule
        /// A condition: what holds under it is optional.
        case condition
        /// What is said of a value that changes none, such as a default.
        case annotation
        /// A word that is no keyword.
        case unknownWord
        /// A keyword that means nothing where it stands.
        case ignoredKeyword
        /// What contradicts something else, or leads nowhere.
        case mistake
        /// A schema that describes no value itself: its definitions are the types.
        case definitions
        /// What the style of the types does not keep.
        case style
    }

    /// How much it matters.
    public var severity: Severity
    /// What is lost.
    public var cause: Cause
    /// The keyword that it is about, where it is about one.
    public var keyword: String?
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
