/// Something wrong with the value at a place.
struct Problem: Sendable {
    enum Kind: Sendable {
        /// A required value is missing or null.
        case missing(SchemaPropertyProtocol)
        /// The value has another type.
        case wrongType(SchemaPropertyProtocol)
        /// The type cannot hold the number.
        case inexact(SchemaPropertyProtocol, number: String)
        /// The string is no URL.
        case noURL(optional: Bool)
        /// The schema does not say what to make of the elements of an array.
        case noMethod
        /// A type or decoder refused the value, for a reason.
        case refused(String)
        /// A type or decoder threw an error of its own.
        case thrown(any Error)
    }

    var kind: Kind
    var place: Place

    init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }

    /// The problem as a line of the reason of an error.
    var text: String {
        let path = place.keyPath
        return switch kind {
        case .missing: "Required key path [\(path)] was missing or null"
        case .wrongType: "Value for key path [\(path)] is of incorrect type"
        case .inexact(let type, let number):
            "Value for key path [\(path)] is of incorrect type: \(type.scalarName) has no value \(number)"
        case .noURL(optional: false): "Required key path [\(path)] could not be parsed to valid URL"
        case .noURL(optional: true): "Value for key path [\(path)] could not be parsed to valid URL"
        case .noMethod: "A decoding method was not provided for `\(path)` array"
        case .refused(let reason) where place.isRoot: reason
        case .refused(let reason): "Value for key path [\(path)] could not be decoded: \(reason)"
        case .thrown(let error): "Value for key path [\(path)] could not be decoded: \(error)"
        }
    }
}

extension ScalarValue.Mismatch {
    func kind(for type: SchemaPropertyProtocol, optional: Bool) -> Problem.Kind {
        switch self {
        case .wrongKind: .wrongType(type)
        case .inexact(let number): .inexact(type, number: number)
        case .noURL: .noURL(optional: optional)
        }
    }
}

extension SchemaPropertyProtocol {
    /// The name of a numeric type in Swift.
    fileprivate var scalarName: String {
        switch self {
        case .uint: "UInt"
        case .int: "Int"
        case .float: "Float"
        case .double: "Double"
        default: "\(self)"
        }
    }
}
