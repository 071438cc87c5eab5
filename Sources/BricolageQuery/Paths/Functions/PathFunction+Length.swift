internal import BricolageCore

extension PathFunction {
    /// The number of characters of a string, elements of an array or members of an object (RFC 9535, section 2.4.4).
    static let length = PathFunction(name: "length", parameters: [.value], result: .value) { arguments, _ in
        guard case .value(let value?) = arguments[0] else { return .value(nil) }
        return .value(value.length.map { .literal(.number(JSON.Number($0))) })
    }
}

extension PathValue {
    fileprivate var length: Int? {
        switch kind {
        case .string: string?.unicodeScalars.count
        case .array, .object: count
        default: nil
        }
    }
}
