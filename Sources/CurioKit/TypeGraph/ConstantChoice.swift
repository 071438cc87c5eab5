internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// A choice between constants only: it lists values like `enum`, but can describe each.
///
///     {"oneOf": [{"const": 1, "title": "Low"}, {"const": 2, "title": "High", "description": "Above 90."}]}
///
///     values   1     2
///     notes    Low   High: Above 90.
struct ConstantChoice {
    /// `oneOf` or `anyOf`.
    let keyword: String
    private(set) var values: [JSON] = []
    /// The documentation of values that have a separate branch.
    private(set) var notes: [JSON: Documentation] = [:]
    /// Whether each branch has one value, written as a constant.
    private(set) var isConstant = true

    /// The choice of a schema; nil where there is none, or a branch describes anything but values.
    init?(_ schema: JSONSchema) {
        for keyword in ["oneOf", "anyOf"] {
            guard let branches = schema.schemas(in: keyword), !branches.isEmpty else { continue }
            if let choice = ConstantChoice(of: branches, keyword) {
                self = choice
                return
            }
        }
        return nil
    }

    private init?(of branches: [JSONSchema], _ keyword: String) {
        self.keyword = keyword
        for branch in branches {
            guard let listed = Self.values(of: branch) else { return nil }
            values += listed
            if listed.count == 1 { notes[listed[0]] = Documentation(of: branch) }
            if branch["enum"] != nil || branch.namesConstantInVain { isConstant = false }
        }
        if values.allSatisfy({ $0 == .null }) { return nil }
    }

    /// The values of a schema that only lists some, as far as its `type` allows them; nil for any other schema.
    private static func values(of schema: JSONSchema) -> [JSON]? {
        guard schema.node.kind == .object, !schema.node.members.contains(where: { says($0.key) }) else { return nil }
        let kinds = ValueKinds(typeNames: schema.typeNames ?? ["any"])
        if let values = schema.listedValues { return values.filter { kinds.isSuperset(of: ValueKinds(of: $0)) } }
        return kinds == .null ? [.null] : nil
    }

    /// Whether a keyword does more than list values or annotate them.
    private static func says(_ key: String) -> Bool {
        guard !["const", "enum", "type"].contains(key), let keyword = SchemaKeyword(key) else { return false }
        return keyword.purpose != .annotation
    }
}

extension JSONSchema {
    /// Whether there is a `const` in a dialect that has this keyword.
    var hasConstant: Bool { active("const") != nil }

    /// Whether there is a `const` in a dialect without this keyword: authors mean it, but other values are valid.
    var namesConstantInVain: Bool { self["const"] != nil && !hasConstant }

    /// The values that `const` or `enum` list; nil without either.
    var listedValues: [JSON]? {
        if let value = self["const"] { return [JSON(value)] }
        guard let list = self["enum"], list.kind == .array, list.count > 0 else { return nil }
        return list.elements.map { JSON($0) }
    }

    /// The values that are allowed by `const` or `enum` or a choice between constants; nil without any of them.
    var allowedValues: [JSON]? {
        guard let choice = ConstantChoice(self) else { return listedValues }
        guard let listed = listedValues else { return choice.values }
        return listed.filter(Set(choice.values).contains)
    }
}
