extension DecodingIssue {
    /// What sort of thing is wrong.
    ///
    /// More kinds may come: switch over them with a `default`.
    public enum Kind: Sendable, Hashable {
        /// A required member is not there.
        case missing(key: String)
        /// The value is of another kind, such as a string where a number must stand.
        case wrongKind
        /// The value is null where something else must stand.
        case unexpectedNull
        /// The number cannot be held by the type: it is too large, or has a fraction where an integer must stand.
        case outOfRange
        /// The value is of the right kind and still not acceptable.
        case invalidValue
        /// The value is none of the cases of an enumeration, or the tag is none of the known ones.
        case unknownCase
        /// The member is not allowed here.
        case unexpectedKey(String)
        /// None of several candidate types could be read.
        case noCandidate
        /// More arrays and objects within each other than the coder allows, or, without a number, than the stack of the
        /// thread has room for.
        case depthLimit(Int?)
        /// Code of the decoded type has thrown an error of its own.
        case custom
    }
}

extension DecodingIssue.Kind {
    /// A word for the kind that stays the same from version to version, for logs and reports: `missing-key`.
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
