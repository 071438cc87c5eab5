internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Kinds of JSON values.
///
/// Numbers come in two kinds, so that `integer` is a part of `number`.
struct KindSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let null = KindSet(rawValue: 1)
    static let bool = KindSet(rawValue: 2)
    static let integer = KindSet(rawValue: 4)
    static let fraction = KindSet(rawValue: 8)
    static let string = KindSet(rawValue: 16)
    static let array = KindSet(rawValue: 32)
    static let object = KindSet(rawValue: 64)

    static let number: KindSet = [.integer, .fraction]
    static let all = KindSet(rawValue: 127)

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

extension KindSet {
    /// Whether a keyword says something of values: `"additionalProperties": true` and the like do not.
    private static func says(_ value: JSONDocument.Node) -> Bool {
        value.bool != true && !(value.kind == .object && value.count == 0)
    }

    /// The kind that a schema without `type` is about: the one kind that its keywords say something of.
    ///
    /// By the letter such a schema says nothing of values of other kinds. Authors mean the kind, so that is the type;
    /// keywords of several kinds together leave the kind open.
    static func hinted(by schema: JSONSchema) -> KindSet {
        var kinds: KindSet = []
        for (name, value) in schema.node.members {
            // Conditions stand beside schemas of several kinds.
            guard let keyword = SchemaKeyword(name), let kind = keyword.kind, keyword.purpose != .condition else {
                continue
            }
            if says(value) { kinds.formUnion(KindSet(kind)) }
        }
        return kinds
    }
}
