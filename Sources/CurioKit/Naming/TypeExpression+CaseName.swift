extension TypeExpression {
    /// The name of a case for values of a type that is not declared, after their kind; nil for a declared type.
    ///
    ///     string, Double?         string, number
    ///     [String], [[Double]]    strings, lists of numbers
    ///     [JSON], [Color]         elements
    var caseName: String? {
        switch self {
        case .any: "other"
        case .never: "null"
        case .bool: "bool"
        case .integer, .unsigned: "integer"
        case .number, .exactNumber: "number"
        case .string: "string"
        case .text(let format): format.noun
        case .array(.any): "elements"
        case .array(.array(let element)) where element.declaration == nil:
            TypeExpression.array(element).caseName.map { "lists of " + $0 }
        case .array(let element): element.declaration == nil ? element.caseName.map { $0 + "s" } : "elements"
        case .map: "object"
        case .nullable(let wrapped), .meant(let wrapped), .presumed(let wrapped): wrapped.caseName
        case .foreign(let text, _): text
        case .named: nil
        }
    }
}
