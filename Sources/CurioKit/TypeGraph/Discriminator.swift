internal import BricolageCore
internal import BricolageSchema

/// The member by which OpenAPI tells the branches of a choice apart.
///
///     oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}]
///     discriminator: {propertyName: petType, mapping: {hound: Dog}}
///
///     petType    "Cat" ─▶ Cat    "hound", "Dog" ─▶ Dog
struct Discriminator {
    /// The key of the member.
    let key: String
    /// What it leads to by its text.
    private let mapping: [(text: String, target: JSONSchema)]

    /// The discriminator of a schema; nil where it has none.
    ///
    /// - Parameter resolve: Finds what a reference in the schema leads to.
    init?(_ schema: JSONSchema, resolve: (String) -> JSONSchema?) {
        guard let node = schema["discriminator"], let key = node["propertyName"]?.string else { return nil }
        self.key = key
        mapping = (node["mapping"]?.members.map { ($0.key, $0.value.string ?? "") } ?? []).compactMap { text, name in
            // By the specification, what could be the name of a schema is one.
            (resolve("#/components/schemas/" + name) ?? resolve(name)).map { (text, $0) }
        }
    }

    /// The texts that lead to a branch: those of the mapping, and the name of the schema unless it is mapped itself.
    func tag(of branch: JSONSchema) -> UnionShape.Branch.Tag {
        let name = SchemaNames.name(of: branch)
        let texts = mapping.filter { $0.target == branch }.map(\.text)
        let isTaken = mapping.contains { $0.text == name }
        return UnionShape.Branch.Tag(key: key, texts: texts + (isTaken ? [] : [name]))
    }
}
