internal import BricolageCore

extension PathFunction {
    /// How many values a query selects (RFC 9535, section 2.4.5).
    static let count = PathFunction(name: "count", parameters: [.nodes], result: .value) { arguments, _ in
        guard case .nodes(let nodes) = arguments[0] else { return .value(nil) }
        return .value(.literal(.number(JSON.Number(nodes.count))))
    }
}
