internal import BricolageCore
internal import BricolageSchema

/// The members that an object must have by the schemas that hold for it, and what must hold because they are there.
///
///     {"required": ["a"], "dependentRequired": {"a": ["b"], "x": ["y"]}, "dependentSchemas": {"b": C}}
///
///     names   a, b        dependents   C        waiting   x: y
struct RequiredMembers {
    private(set) var names: Set<ExactKey> = []
    /// The schemas that hold because one of the members is there.
    var dependents: [JSONSchema] = []
    private var waiting: [ExactKey: [MemberDependency]] = [:]

    /// Adds the requirements of a schema that holds.
    mutating func add(_ schema: JSONSchema) {
        for dependency in schema.memberDependencies() {
            waiting[dependency.name, default: []].append(dependency)
            // A member that is already required is inserted again, now with this dependency.
            if names.remove(dependency.name) != nil { insert([dependency.name]) }
        }
        insert(schema.requiredNames.map(ExactKey.init))
    }

    /// The members and schemas that an optional member brings along, in time linear in their number.
    func broughtAlong(by member: ExactKey) -> (names: Set<ExactKey>, schemas: [JSONSchema]) {
        var (names, schemas): (Set<ExactKey>, [JSONSchema]) = ([], [])
        var pending = [member]
        while let name = pending.popLast() {
            guard names.insert(name).inserted else { continue }
            for dependency in waiting[name] ?? [] {
                for other in dependency.names { pending.append(ExactKey(other)) }
                schemas += dependency.schemas
            }
        }
        return (names, schemas)
    }

    /// Adds members that must be there.
    mutating func insert(_ members: some Sequence<ExactKey>) {
        var pending = Array(members)
        while let name = pending.popLast() {
            guard names.insert(name).inserted else { continue }
            for dependency in waiting.removeValue(forKey: name) ?? [] {
                pending += dependency.names.map(ExactKey.init)
                dependents += dependency.schemas
            }
        }
    }
}
