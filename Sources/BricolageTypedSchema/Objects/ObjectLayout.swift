internal import BricolageCore
internal import BricolageFields
internal import ECMARegex

/// What a type of objects says, determined once from its stored properties.
///
///     Account()   id      Property              ──▶ parts
///                 others  AdditionalProperties  ──▶ parts       together: keywords
final class ObjectLayout<Schema: ObjectSchema>: Sendable {
    let schema: Schema
    let keywords: ObjectKeywords
    private let parts: [any ObjectPart]
    private let identities: Set<ObjectIdentifier>
    private let patterns: [ECMARegex]

    init() {
        schema = Schema()
        var mirrors = [Mirror(reflecting: schema)]
        // A class also has the stored properties of its superclasses.
        while let above = mirrors.last?.superclassMirror { mirrors.append(above) }
        parts = mirrors.reversed().flatMap(\.children).compactMap { $0.value as? any ObjectPart }
        identities = Set(parts.compactMap(\.identity))
        var keywords = ObjectKeywords()
        for part in parts { part.add(to: &keywords) }
        for name in EnumerationCases.all(of: Schema.Name.self) { keywords.mention(name.propertyName) }
        self.keywords = keywords
        patterns = keywords.patterns.compactMap { try? ECMARegex($0.name, isLenient: true) }
    }

    /// The schema of the objects.
    var part: SchemaPart {
        var part = SchemaPart(type: "object")
        if !keywords.properties.isEmpty { part.set("properties", keywords.properties) }
        if !keywords.required.isEmpty {
            part.set("required", .array(JSON.Array(keywords.required.map(JSON.string))))
        }
        if !keywords.patterns.isEmpty { part.set("patternProperties", keywords.patterns) }
        part.set("additionalProperties", keywords.additional)
        for rule in schema.rules { rule.add(to: &part) }
        return part
    }

    /// Whether the schema includes what a property says, as it does for stored properties.
    func has(_ property: some ObjectPart) -> Bool { property.identity.map(identities.contains) ?? true }

    /// The members to which no property and no pattern applies.
    func additionalMembers(of node: JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)] {
        node.countingMembers.filter { name, _ in
            !keywords.has(name) && !patterns.contains { (try? $0.occurs(in: name)) == true }
        }
    }

    /// Looks at the members of an object before they are read.
    func look(at node: JSONDocument.Node, _ survey: inout ReadingSurvey) {
        for part in parts { part.look(at: node, additional: additionalMembers, &survey) }
    }
}
