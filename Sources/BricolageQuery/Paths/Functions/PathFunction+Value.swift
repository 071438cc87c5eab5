extension PathFunction {
    /// The only value that a query selects; none if it selects several (RFC 9535, section 2.4.8).
    static let value = PathFunction(name: "value", parameters: [.nodes], result: .value) { arguments, _ in
        guard case .nodes(let nodes) = arguments[0], nodes.count == 1 else { return .value(nil) }
        return .value(.node(nodes[0]))
    }
}
