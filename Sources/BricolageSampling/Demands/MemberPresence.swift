internal import BricolageCore
internal import BricolageSchema

/// Which members an object has, as far as this is known while its requirements are being found.
///
///     required     a                             there
///     refused      {"required": ["a", "b"]}      b is not there, since a is
///     assumed      c, as chance has it           there, or not there
///
/// What is required or refused holds for every object that the demand allows. What is assumed is drawn before a
/// condition is decided that depends on it, so that the object and the condition agree.
struct MemberPresence {
    /// The names that members have.
    var chosen = ChosenNames()
    /// The names that no member has, with the schemas that refuse them.
    private var absent: [ExactKey: JSONSchema] = [:]
    private var assumed: [ExactKey: Bool] = [:]
    /// The names that members are assumed to have, in the order in which they were drawn.
    private(set) var assumedNames: [ExactKey] = []
    /// Schemas that must not hold.
    private(set) var refused: [JSONSchema] = []
    /// Schemas that must not hold, which were not looked at yet.
    private var newlyRefused: [JSONSchema] = []
    /// Schemas that must not hold and that depend on more than one member.
    private var openlyRefused: [JSONSchema] = []
    private var settledCount = 0

    /// How many schemas that depend on more than one member are looked at again and again; the others are left to the
    /// validator.
    private static let mostOpenlyRefused = 64

    /// Adds what another part says of members.
    mutating func take(_ members: MemberSchemas) { chosen.take(members) }

    /// Whether every object has a member, or none; nil if neither is known.
    func known(_ name: ExactKey) -> Bool? {
        absent[name] != nil ? false : chosen.names.contains(name) ? true : nil
    }

    /// Whether an object is assumed to have a member.
    func assumed(_ name: ExactKey) -> Bool? { assumed[name] }

    /// Whether a member is refused, or assumed not to be there and not required.
    func isLeftOut(_ name: ExactKey) -> Bool { (known(name) ?? assumed[name]) == false }

    /// The schema that refuses a member; nil if none does.
    func refusing(_ name: ExactKey) -> JSONSchema? { absent[name] }

    /// Assumes that an object has a member or has not.
    mutating func assume(_ name: ExactKey, isPresent: Bool) {
        if assumed.updateValue(isPresent, forKey: name) == nil, isPresent { assumedNames.append(name) }
    }

    /// Adds a schema that must not hold.
    ///
    /// - Returns: Schemas that must hold instead.
    mutating func refuse(_ schema: JSONSchema, _ workshop: SampleWorkshop) -> [JSONSchema] {
        var opposites: [JSONSchema] = []
        var pending = [schema]
        var known: Set<JSONSchema> = []
        while let next = pending.popLast() {
            let schema = workshop.essence(of: next)
            guard known.insert(schema).inserted, schema.node.kind == .object else { continue }
            if schema.node.count == 1, let branches = schema.activeSchemas(in: "anyOf") {
                pending += branches
            } else if schema.node.count == 1, let opposite = schema.activeSchema(in: "not") {
                opposites.append(opposite)
            } else {
                refused.append(schema)
                if !workshop.members(of: schema).required.isEmpty { newlyRefused.append(schema) }
            }
        }
        return opposites
    }

    /// The refused schemas to look at: all new ones, and those that depend on several members if more are known now.
    mutating func nextRefused() -> [JSONSchema] {
        guard chosen.names.count > settledCount || !newlyRefused.isEmpty else { return [] }
        defer {
            openlyRefused = []
            newlyRefused = []
        }
        settledCount = chosen.names.count
        return openlyRefused + newlyRefused
    }

    /// Keeps a refused schema until more is known of the members on which it depends.
    mutating func keepRefused(_ schema: JSONSchema) {
        if openlyRefused.count < Self.mostOpenlyRefused { openlyRefused.append(schema) }
    }

    /// Records that no member has a name, since a schema would hold that is refused.
    mutating func leaveOut(_ name: ExactKey, refusing schema: JSONSchema) { absent[name] = schema }
}
