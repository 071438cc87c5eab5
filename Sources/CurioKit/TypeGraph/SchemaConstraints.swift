internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// The constraints that follow from the keywords of one schema alone.
struct SchemaConstraints {
    let schema: JSONSchema

    init(_ schema: JSONSchema) {
        self.schema = schema
    }

    /// The required members; in drafts up to 7 none beside a reference.
    var required: [String] { schema.requiredNames }

    var all: [KeywordConstraint] {
        counts + bounds + values + (required.isEmpty ? [] : [KeywordConstraint(constraint: .requires(required))])
    }

    /// The constraints on strings, numbers and arrays: objects are types, which check theirs themselves.
    var ofPlainValues: [KeywordConstraint] { (counts + bounds).filter { $0.constraint.kinds != .object } }

    /// Lengths and numbers of elements and members.
    var counts: [KeywordConstraint] {
        var result: [KeywordConstraint] = []
        if let (least, most) = range("minLength", "maxLength") {
            result.append(checking(["minLength", "maxLength"], .length(from: least, to: most)))
        }
        if let (least, most) = range("minItems", "maxItems") {
            result.append(checking(["minItems", "maxItems"], .count(from: least, to: most)))
        }
        if let (least, most) = range("minProperties", "maxProperties") {
            result.append(checking(["minProperties", "maxProperties"], .members(from: least, to: most)))
        }
        if schema["uniqueItems"]?.bool == true { result.append(checking(["uniqueItems"], .distinct)) }
        return result
    }

    private func checking(_ keywords: [String], _ constraint: JSONConstraint) -> KeywordConstraint {
        let uses = keywords.map { KeywordConstraint.Use(schema: schema, keyword: $0) }
        return KeywordConstraint(constraint: constraint, keywords: Set(uses))
    }

    private func range(_ minimum: String, _ maximum: String) -> (Int, Int)? {
        let least = schema.active(minimum)?.int ?? 0
        let most = schema.active(maximum)?.int ?? .max
        return least > 0 || most < .max ? (max(least, 0), most) : nil
    }

    /// Bounds of numbers; in drafts 3 and 4 `exclusiveMinimum` says that `minimum` itself is excluded.
    private var bounds: [KeywordConstraint] {
        var (least, most) = (bound("minimum"), bound("maximum"))
        var (above, below) = (bound("exclusiveMinimum"), bound("exclusiveMaximum"))
        if schema["exclusiveMinimum"]?.bool == true { swap(&least, &above) }
        if schema["exclusiveMaximum"]?.bool == true { swap(&most, &below) }
        let keywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].filter {
            bound($0) != nil || schema[$0]?.bool != nil
        }
        var result: [KeywordConstraint] = []
        if least != nil || most != nil {
            result.append(checking(keywords, .range(from: least ?? -.infinity, to: most ?? .infinity)))
        }
        if above != nil || below != nil {
            result.append(checking(keywords, .between(above ?? -.infinity, and: below ?? .infinity)))
        }
        if let divisor { result.append(checking(["multipleOf", "divisibleBy"], .multiple(of: divisor))) }
        return result
    }

    /// The integer that numbers must be multiples of, unless every integer is one.
    private var divisor: Int? {
        (schema.active("multipleOf") ?? schema.active("divisibleBy"))?.int.flatMap { $0 > 1 ? $0 : nil }
    }

    /// A bound; nil if no double is exactly that.
    private func bound(_ keyword: String) -> Double? {
        schema[keyword]?.number.flatMap { $0.isDouble ? $0.double : nil }
    }

    /// Lists of scalars.
    private var values: [KeywordConstraint] {
        var listed: [JSON]
        let keyword: String
        if let value = schema.active("const") {
            (listed, keyword) = ([JSON(value)], "const")
        } else {
            (listed, keyword) = (schema["enum"]?.elements.map { JSON($0) } ?? [], "enum")
        }
        if !listed.isEmpty, schema["nullable"]?.bool == true { listed.append(.null) }
        let isScalar = listed.allSatisfy { value in
            switch value {
            case .null, .bool, .string: true
            case .number(let number): number.int != nil || number.isDouble
            case .array, .object: false
            }
        }
        return listed.isEmpty || !isScalar ? [] : [checking([keyword], .scalar(listed))]
    }

    /// Which members are required if others are present, or must not be present together.
    var requirements: [KeywordConstraint] {
        var result: [KeywordConstraint] = []
        for keyword in ["dependentRequired", "dependencies"] {
            guard let lists = schema.active(keyword) else { continue }
            // Some members may have schemas instead of lists, which no constraint expresses.
            let checked = lists.members.allSatisfy { $0.value.kind == .array } ? [keyword] : []
            for (key, value) in lists.members where value.kind == .array {
                let needed = value.elements.compactMap(\.string)
                if needed.isEmpty { continue }
                result.append(checking(checked, .any([.not(.requires([key])), .requires(needed)])))
            }
        }
        return result + exclusions.map { checking(["not"], .not(.requires($0))) }
    }

    /// The members that must not be present together.
    private var exclusions: [[String]] {
        guard let excluded = schema.activeSchema(in: "not") else { return [] }
        let own = SchemaConstraints(excluded)
        if own.onlyRequires, own.requirements.isEmpty, !own.required.isEmpty { return [own.required] }
        guard let branches = excluded.schemas(in: "anyOf"), excluded.node.count == 1 else { return [] }
        let inner = branches.map(SchemaConstraints.init)
        let isWhole = inner.allSatisfy { $0.onlyRequires && $0.requirements.isEmpty && !$0.required.isEmpty }
        return isWhole ? inner.map(\.required) : []
    }

    /// Whether the schema only requires or excludes members of an object.
    var onlyRequires: Bool {
        schema.node.kind == .object
            && schema.node.members.allSatisfy { member in
                switch member.key {
                case "required": schema["required"]?.kind == .array
                case "type": member.value.string == "object"
                case "not": !exclusions.isEmpty
                case "title", "description", "$comment": true
                default: false
                }
            }
    }
}

extension JSON.Number {
    /// Whether a double is exactly the number.
    fileprivate var isDouble: Bool { double.isFinite && JSON.Number(double) == self }
}
