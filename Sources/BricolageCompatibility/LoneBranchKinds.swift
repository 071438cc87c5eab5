internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema
internal import BricolageValidation

/// The kinds of values that are valid by one branch of `oneOf` and by no other one, at most.
///
///     {"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}      a string is valid by both, thus not valid
struct LoneBranchKinds {
    private var unquestioned: [KnownValue.Choice: [String: [JSONSchema]]] = [:]

    /// The kinds of values that only this branch of a choice accepts.
    mutating func kinds(of branch: JSONSchema, in choice: KnownValue.Choice, _ text: ComparedText) -> Set<String> {
        let accepted = unquestioned[choice] ?? Self.unquestioned(choice, text)
        unquestioned[choice] = accepted
        return SchemaKinds.all.filter { accepted[$0, default: []].allSatisfy { $0 == branch } }
    }

    /// For each kind, the first two branches that accept all of its values; if there are two, no branch accepts alone.
    private static func unquestioned(_ choice: KnownValue.Choice, _ text: ComparedText) -> [String: [JSONSchema]] {
        var accepted: [String: [JSONSchema]] = [:]
        for branch in choice.schema.activeSchemas(in: choice.keyword) ?? [] {
            for kind in unquestionedKinds(of: branch, text) where accepted[kind, default: []].count < 2 {
                accepted[kind, default: []].append(branch)
            }
        }
        return accepted
    }

    /// The kinds of which a schema certainly accepts all values: no keyword except `type` restricts these.
    private static func unquestionedKinds(of schema: JSONSchema, _ text: ComparedText) -> Set<String> {
        guard schema.node.kind == .object else { return schema.boolean == true ? SchemaKinds.all : [] }
        var kinds = SchemaKinds.all
        for (name, _) in schema.node.members where text.isAsked(name) {
            // What custom keywords require is unknown.
            guard let keyword = SchemaKeyword(name), !text.customKeywords.contains(name) else { return [] }
            if let kind = keyword.kind {
                kinds.subtract(SchemaKinds.kinds(named: [kind.rawValue]))
            } else if name == "type", let names = schema.activeTypeNames {
                kinds.formIntersection(SchemaKinds.kinds(named: names))
                if schema.tellsIntegersByText { kinds.remove("integer") }
            } else {
                return []
            }
        }
        return kinds
    }
}
