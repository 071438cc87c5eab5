extension DecodingIssue {
    /// The kind of issue.
    ///
    /// Future versions may add kinds: switch over them with a `default`.
    public enum Kind: Sendable, Hashable {
        /// A required member is missing.
        case missing(key: String)
        /// The value has the wrong kind, such as a string instead of a number.
        case wrongKind
        /// The value is null, which is not allowed here.
        case unexpectedNull
        /// The type cannot hold the number: it is too large, or has a fraction where an integer is expected.
        case outOfRange
        /// The value has the right kind but is invalid.
        case invalidValue
        /// The value matches no case of an enumeration, or the tag is unknown.
        case unknownCase
        /// The member is not allowed here.
        case unexpectedKey(String)
        /// None of several candidate types could be read.
        case noCandidate
        /// Arrays and objects are nested deeper than the coder allows or, without a number, than the stack of the
        /// thread has room for.
        case depthLimit(Int?)
        /// Code of the decoded type threw an error of its own.
        case custom
    }
}

extension DecodingIssue.Kind {
    /// A word for the kind that is stable across versions, for logs and reports: `missing-key`.
    public var name: String {
        switch self {
        case .missing: "missing-key"
        case .wrongKind: "wrong-kind"
        case .unexpectedNull: "unexpected-null"
        case .outOfRange: "out-of-range"
        case .invalidValue: "invalid-value"
        case .unknownCase: "unknown-case"
        case .unexpectedKey: "unexpected-key"
        case .noCandidate: "no-candidate"
        case .depthLimit: "depth-limit"
        case .custom: "custom"
        }
    }
}
