extension PathFunction {
    /// Whether a whole string matches a pattern (RFC 9535, section 2.4.6).
    static let match = PathFunction(name: "match", parameters: [.value, .value], result: .truth) {
        (arguments, patterns) throws(JSONPathLimitError) in
        .truth(try patterns.matches(arguments, isWhole: true))
    }
}
