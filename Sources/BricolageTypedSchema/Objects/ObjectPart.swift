internal import BricolageCore

/// A stored property of an object schema that says something of the object.
protocol ObjectPart: Sendable {
    /// What distinguishes the property from all others; nil if that is never needed.
    var identity: ObjectIdentifier? { get }

    /// Adds the keywords that the property stands for.
    func add(to keywords: inout ObjectKeywords)

    /// Looks at the members that the property reads, before they are read.
    ///
    /// - Parameter additional: The members of an object to which no property and no pattern applies.
    func look(
        at node: JSONDocument.Node, additional: (JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)],
        _ survey: inout ReadingSurvey)
}

extension ObjectPart {
    var identity: ObjectIdentifier? { nil }
}

/// What the parts of an object schema say together.
struct ObjectKeywords: Sendable {
    private(set) var properties: [(name: String, schema: SchemaPart)] = []
    private var names: Set<ExactKey> = []
    private(set) var required: [String] = []
    private(set) var patterns: [(name: String, schema: SchemaPart)] = []
    var additional: SchemaPart?

    /// Adds a property; where there is one of that name already, both must hold.
    mutating func add(_ name: String, _ schema: SchemaPart, isRequired: Bool) {
        if isRequired, !required.contains(where: { ExactText.equal($0, name) }) { required.append(name) }
        names.insert(ExactKey(name))
        Self.add(name, schema, to: &properties)
    }

    /// Adds a pattern of names; where it is there already, both must hold.
    mutating func add(pattern: String, _ schema: SchemaPart) { Self.add(pattern, schema, to: &patterns) }

    /// Adds a name without a schema.
    mutating func mention(_ name: String) {
        if names.insert(ExactKey(name)).inserted { properties.append((name, SchemaPart())) }
    }

    /// Whether a name has been added, with or without a schema.
    func has(_ name: String) -> Bool { names.contains(ExactKey(name)) }

    private static func add(
        _ name: String, _ schema: SchemaPart, to list: inout [(name: String, schema: SchemaPart)]
    ) {
        guard let position = list.firstIndex(where: { ExactText.equal($0.name, name) }) else {
            list.append((name, schema))
            return
        }
        var both = SchemaPart()
        both.set("allOf", [list[position].schema, schema])
        list[position].schema = both
    }
}
