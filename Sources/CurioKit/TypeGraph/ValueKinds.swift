internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Kinds of JSON values.
///
/// Numbers come in two kinds, so that `integer` is a part of `number`.
struct ValueKinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let null = ValueKinds(rawValue: 1)
    static let bool = ValueKinds(rawValue: 2)
    static let integer = ValueKinds(rawValue: 4)
    static let fraction = ValueKinds(rawValue: 8)
    static let string = ValueKinds(rawValue: 16)
    static let array = ValueKinds(rawValue: 32)
    static let object = ValueKinds(rawValue: 64)

    static let number: ValueKinds = [.integer, .fraction]
    static let all = ValueKinds(rawValue: 127)

    /// The kinds of a `type` keyword's names; names that are none of the seven mean any kind.
    init(typeNames: [String]) {
        self = []
        for name in typeNames {
            switch name {
            case "null": insert(.null)
            case "boolean": insert(.bool)
            case "integer": insert(.integer)
            case "number": formUnion(.number)
            case "string": insert(.string)
            case "array": insert(.array)
            case "object": insert(.object)
            default: formUnion(.all)
            }
        }
    }

    init(of value: JSON) {
        if case .number(let number) = value {
            self = number.isInteger ? .integer : .fraction
        } else {
            self.init(value.kind)
        }
    }

    /// All values of a kind.
    init(_ kind: JSON.Kind) {
        self =
            switch kind {
            case .null: .null
            case .bool: .bool
            case .number: .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

extension JSONSchema {
    /// The kinds that `type` names; nil without the keyword, and if there are schemas among the names, as draft 3
    /// allows.
    var namedKinds: ValueKinds? { activeTypeNames == nil ? nil : typeNames.map(ValueKinds.init(typeNames:)) }
}

extension ValueKinds {
    /// Whether a keyword says something about values: `"additionalProperties": true` and the like do not.
    private static func says(_ value: JSONDocument.Node) -> Bool {
        value.bool != true && !(value.kind == .object && value.count == 0)
    }

    /// The kinds that the keywords of a schema without `type` say something about.
    ///
    /// According to the specification, such a schema says nothing about values of other kinds. If its keywords are
    /// about one kind, authors mean this kind, so it is the type; keywords of several kinds together leave the kind
    /// open.
    static func hinted(by schema: JSONSchema) -> ValueKinds {
        var kinds: ValueKinds = []
        for (name, value) in schema.node.members {
            // Conditions occur beside schemas of several kinds.
            guard let keyword = SchemaKeyword(name), let kind = keyword.kind, keyword.purpose != .condition else {
                continue
            }
            if says(value) { kinds.formUnion(ValueKinds(kind)) }
        }
        return kinds
    }
}
