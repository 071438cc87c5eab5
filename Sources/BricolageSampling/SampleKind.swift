internal import BricolageCore

/// The kinds of values that schemas tell apart.
enum SampleKind: String, CaseIterable {
    case null, boolean, integer, number, string, array, object

    /// The kinds that the names in `type` let in; integers are numbers, and words that draft 3 does not know are all.
    static func named(_ names: [String]) -> Set<SampleKind> {
        var kinds = Set(names.compactMap(SampleKind.init(rawValue:)))
        if names.contains(where: { SampleKind(rawValue: $0) == nil }) { kinds = Set(allCases) }
        if kinds.contains(.number) { kinds.insert(.integer) }
        return kinds
    }

    /// Those that values of a kind are of.
    static func all(of kind: JSON.Kind) -> Set<SampleKind> {
        switch kind {
        case .null: [.null]
        case .bool: [.boolean]
        case .number: [.integer, .number]
        case .string: [.string]
        case .array: [.array]
        case .object: [.object]
        }
    }

    init(of json: JSON) {
        self =
            switch json {
            case .null: .null
            case .bool: .boolean
            case .number(let number): number.isInteger ? .integer : .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }
}
