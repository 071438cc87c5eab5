internal import BricolageCore
internal import BricolageSchema

/// The kinds of values that schemas distinguish.
enum SampleKind: String, CaseIterable {
    case null, boolean, integer, number, string, array, object

    /// All kinds.
    static let all = Set(allCases)

    /// The kinds that the names in `type` accept.
    static func named(_ names: [String]) -> Set<SampleKind> {
        Set(JSONSchema.kindNames(letInBy: names).compactMap(SampleKind.init(rawValue:)))
    }

    /// The kinds that values of a JSON kind may have.
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
