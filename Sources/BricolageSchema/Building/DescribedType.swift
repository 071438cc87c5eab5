internal import BricolageCore
internal import BricolageFields

/// A type of the standard library or of Bricolage that is described by the types it is made of.
protocol DescribedType {
    static func describe(to recorder: TypeRecorder) -> JSON.Object
}

extension Optional: DescribedType where Wrapped: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object { recorder.fragment(of: Wrapped.self).nullable }
}

extension Nullable: DescribedType where Wrapped: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object { recorder.fragment(of: Wrapped.self).nullable }
}

extension Indirect: DescribedType where Value: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object { recorder.fragment(of: Value.self) }
}

extension Array: DescribedType where Element: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object { .array(of: recorder.fragment(of: Element.self)) }
}

extension ContiguousArray: DescribedType where Element: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object { .array(of: recorder.fragment(of: Element.self)) }
}

extension Set: DescribedType where Element: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        .array(of: recorder.fragment(of: Element.self), isUnique: true)
    }
}

extension Dictionary: DescribedType where Key: Decodable, Value: Decodable {
    /// An object if the keys are coded as keys, as strings and integers are; else an array of alternating keys and
    /// values.
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        let values = recorder.fragment(of: Value.self)
        guard Self.isObject else {
            return .array(of: .alternatives([recorder.fragment(of: Key.self), values]))
        }
        var fragment = JSON.Object.map(of: values)
        if Key.self == Int.self {
            fragment["propertyNames"] = ["pattern": "^-?[0-9]+$"]
        } else if Key.self != String.self {
            let names = Enumerations.rawValues(of: Key.self)
            if !names.isEmpty { fragment["propertyNames"] = ["enum": .array(JSON.Array(names))] }
        }
        return fragment
    }
}

// MARK: Scalars

extension TypeRecorder {
    /// The schema of a basic type, of which all others consist; nil for other types.
    static func scalar(_ type: Any.Type) -> JSON.Object? {
        switch type {
        case is String.Type: .type("string")
        case is Bool.Type: .type("boolean")
        case let type as any FixedWidthInteger.Type: integer(type)
        case is any BinaryFloatingPoint.Type, is JSON.Number.Type: .type("number")
        case is JSON.Type: [:]
        case is JSON.Object.Type: .type("object")
        case is JSON.Array.Type: .type("array")
        case let type as any PredescribedValue.Type: type.schema
        default: nil
        }
    }

    /// Bounds are given up to 32 bits, because few programs can distinguish larger numbers from their neighbours.
    private static func integer<I: FixedWidthInteger>(_ type: I.Type) -> JSON.Object {
        var fragment = JSON.Object.type("integer")
        if !I.isSigned { fragment["minimum"] = 0 }
        guard I.bitWidth <= 32, type != Int.self, type != UInt.self else { return fragment }
        fragment["minimum"] = JSON.Number(I.min.description).map(JSON.number)
        fragment["maximum"] = JSON.Number(I.max.description).map(JSON.number)
        return fragment
    }
}
