internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// The constraints that the keywords of one schema are by themselves.
struct SchemaConstraints {
    let schema: JSONSchema

    init(_ schema: JSONSchema) {
        self.schema = schema
    }

    /// Whether reading checks a keyword as it stands here.
    func checks(_ keyword: String) -> Bool {
        switch keyword {
        case "minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties",
            "propertyNames", "dependentRequired":
            true
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
            bound(keyword) != nil || schema[keyword]?.bool != nil
        case "multipleOf", "divisibleBy": divisor != nil
        default: false
        }
    }

    /// The members that must be there; in drafts up to 7 none beside a reference.
    var required: [String] {
        schema.hidesSiblingsOfReference ? [] : schema.required
    }

    var all: [JSONConstraint] {
        counts + bounds + values + (required.isEmpty ? [] : [.requires(required)])
    }

    /// Those of strings, numbers and arrays: objects are types, which check what is demanded of them.
    var ofPlainValues: [JSONConstraint] { (counts + bounds).filter { $0.kinds != .object } }

    /// Lengths and numbers of elements and members.
    var counts: [JSONConstraint] {
        var result: [JSONConstraint] = []
        if let (least, most) = range("minLength", "maxLength") { result.append(.length(from: least, to: most)) }
        if let (least, most) = range("minItems", "maxItems") { result.append(.count(from: least, to: most)) }
        if let (least, most) = range("minProperties", "maxProperties") {
            result.append(.members(from: least, to: most))
        }
        if schema["uniqueItems"]?.bool == true { result.append(.distinct) }
        return result
    }

    private func range(_ minimum: String, _ maximum: String) -> (Int, Int)? {
        let least = schema[minimum]?.int ?? 0
        let most = schema[maximum]?.int ?? .max
        return least > 0 || most < .max ? (max(least, 0), most) : nil
    }

    /// Bounds of numbers; in drafts 3 and 4 `exclusiveMinimum` says of `minimum` that it is not reached itself.
    private var bounds: [JSONConstraint] {
        var (least, most) = (bound("minimum"), bound("maximum"))
        var (above, below) = (bound("exclusiveMinimum"), bound("exclusiveMaximum"))
        if schema["exclusiveMinimum"]?.bool == true { swap(&least, &above) }
        if schema["exclusiveMaximum"]?.bool == true { swap(&most, &below) }
        var result: [JSONConstraint] = []
        if least != nil || most != nil {
            result.append(.range(from: least ?? -.infinity, to: most ?? .infinity))
        }
        if above != nil || below != nil {
            result.append(.between(above ?? -.infinity, and: below ?? .infinity))
        }
        if let divisor { result.append(.multiple(of: divisor)) }
        return result
    }

    /// What numbers must be multiples of, where that is not true of every integer.
    private var divisor: Int? {
        (schema["multipleOf"] ?? schema["divisibleBy"])?.int.flatMap { $0 > 1 ? $0 : nil }
    }

    /// A bound that a double is exactly.
    private func bound(_ keyword: String) -> Double? {
        guard let number = schema[keyword]?.number, number.double.isFinite, JSON.Number(number.double) == number else {
            return nil
        }
        return number.double
    }

    /// Lists of scalars.
    private var values: [JSONConstraint] {
        var listed: [JSON]
        if let value = schema.active("const") {
            listed = [JSON(value)]
        } else {
            listed = schema["enum"]?.elements.map { JSON($0) } ?? []
        }
        if !listed.isEmpty, schema["nullable"]?.bool == true { listed.append(.null) }
        let isScalar = listed.allSatisfy { value in
            switch value {
            case .null, .bool, .string: true
            case .number(let number): number.int != nil
            case .array, .object: false
            }
        }
        return listed.isEmpty || !isScalar ? [] : [.scalar(listed)]
    }

    /// Which members must be there if others are, or must not be there together.
    var requirements: [JSONConstraint] {
        var result: [JSONConstraint] = []
        for keyword in ["dependentRequired", "dependencies"] {
            guard let lists = schema[keyword] else { continue }
            for (key, value) in lists.members where value.kind == .array {
                let needed = value.elements.compactMap(\.string)
                if !needed.isEmpty { result.append(.any([.not(.requires([key])), .requires(needed)])) }
            }
        }
        if let excluded = schema.schema(in: "not") {
            let own = SchemaConstraints(excluded)
            if own.onlyRequires, own.requirements.isEmpty, !own.required.isEmpty {
                result.append(.not(.requires(own.required)))
            } else if let branches = excluded.schemas(in: "anyOf"), excluded.node.count == 1 {
                let inner = branches.map(SchemaConstraints.init)
                if inner.allSatisfy({ $0.onlyRequires && $0.requirements.isEmpty && !$0.required.isEmpty }) {
                    result += inner.map { .not(.requires($0.required)) }
                }
            }
        }
        return result
    }

    /// Whether nothing is demanded but members, of an object.
    var onlyRequires: Bool {
        schema.node.kind == .object
            && schema.node.members.allSatisfy { member in
                switch member.key {
                case "required": schema["required"]?.kind == .array
                case "type": member.value.string == "object"
                case "not": requirements.count == 1
                case "title", "description", "$comment": true
                default: false
                }
            }
    }
}
