internal import BricolageCore
internal import BricolageSchema

/// The member by which OpenAPI distinguishes the branches of a choice.
///
///     oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}]
///     discriminator: {propertyName: petType, mapping: {hound: Dog}}
///
///     petType    "Cat" ─▶ Cat    "hound", "Dog" ─▶ Dog
struct Discriminator {
    /// The key of the member.
    let key: String
    /// The texts of the mapping, and the texts that lead to each schema.
    private var mapped: Set<String> = []
    private var texts: [JSONSchema: [String]] = [:]

    /// The discriminator of a schema; nil where it has none.
    ///
    /// - Parameter resolve: Finds what a reference in the schema leads to.
    init?(_ schema: JSONSchema, resolve: (String) -> JSONSchema?) {
        guard let node = schema["discriminator"], let key = node["propertyName"]?.string else { return nil }
        self.key = key
        for (text, name) in node["mapping"]?.members.map({ ($0.key, $0.value.string ?? "") }) ?? [] {
            // According to the specification, a value that could be the name of a schema is one.
            guard let target = resolve("#/components/schemas/" + name) ?? resolve(name) else { continue }
            mapped.insert(text)
            texts[target, default: []].append(text)
        }
    }

    /// The texts that lead to a branch: those of the mapping, and the name of the schema unless it is mapped itself.
    func tag(of branch: JSONSchema, named name: String?) -> UnionShape.Branch.Tag {
        let own = name.flatMap { mapped.contains($0) ? nil : $0 }
        return UnionShape.Branch.Tag(key: key, texts: (texts[branch] ?? []) + (own.map { [$0] } ?? []))
    }
}
