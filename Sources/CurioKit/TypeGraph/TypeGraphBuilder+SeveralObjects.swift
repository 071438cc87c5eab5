internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Choices between objects of which several may hold at once.
///
///     {"anyOf": [{"required": ["users"],  "properties": {"users":  {…}}},         users    its type, or any value
///                {"required": ["groups"], "properties": {"groups": {…}}}]}        groups   its type, or any value
///
/// The choice becomes one object with the members of all branches. A type for each branch would leave the members of
/// the others without a type whenever two branches hold.
extension TypeGraphBuilder {
    /// Whether the branches of a choice can hold for the same object, and nothing decides between them.
    ///
    /// This is the case if each describes members that no other one describes, and says nothing else. A branch with a
    /// name is meant to be a separate type.
    func mayHoldTogether(_ alternation: Alternation, beside parts: [SchemaPart]) -> Bool {
        guard configuration.style == .fast, alternation.keyword == "anyOf", alternation.branches.count > 1 else {
            return false
        }
        let firm = parts.filter { !$0.isLoose }
        let isObject = isTyped(firm) && kinds(of: firm) == .object
        var keys: Set<ExactKey> = []
        for part in parts { keys.formUnion(part.schema.namedSchemas(in: "properties").map { ExactKey($0.name) }) }
        return alternation.branches.allSatisfy { branch in
            let names = branch.namedSchemas(in: "properties").map { ExactKey($0.name) }
            return Self.describesMembersAlone(branch) && (isObject || branch["type"] != nil)
                && !names.isEmpty && names.allSatisfy { keys.insert($0).inserted }
        }
    }

    /// Whether a schema without a name describes an object by its members and by nothing else.
    private static func describesMembersAlone(_ schema: JSONSchema) -> Bool {
        guard schema.node.kind == .object, schema.referenceCount == 0,
            SchemaNames.usableTitle(ofBranch: schema) == nil,
            schema["type"].map({ $0.string == "object" }) ?? true
        else { return false }
        return schema.node.members.allSatisfy { key, _ in
            ["type", "properties", "required"].contains(key)
                || SchemaKeyword(key).map { $0.purpose == .annotation } ?? true
        }
    }

    /// The schemas of such branches, as loose ones: each holds for some objects only, and what it refuses may be valid
    /// for another branch.
    mutating func parts(ofSeveral alternation: Alternation) -> [SchemaPart] {
        expanded(alternation.branches.map { SchemaPart(schema: $0, isLoose: true) }).parts
    }
}
