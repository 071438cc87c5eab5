extension PathFunction {
    /// Whether a part of a string matches a pattern (RFC 9535, section 2.4.7).
    static let search = PathFunction(name: "search", parameters: [.value, .value], result: .truth) {
        (arguments, patterns) throws(JSONPathLimitError) in
        .truth(try patterns.matches(arguments, isWhole: false))
    }
}
