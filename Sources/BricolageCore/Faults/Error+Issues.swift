extension Error {
    /// The error, if it is made of issues.
    var decodingIssues: DecodingIssues? { Self.self == DecodingIssues.self ? self as? DecodingIssues : nil }
}
