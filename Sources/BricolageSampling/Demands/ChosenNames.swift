internal import BricolageCore
internal import BricolageSchema

/// The names of the members of an object, chosen while its requirements are being found.
///
///     part        requires a, and b where a is there        another one: c, where b is there
///     names       a b                                       a b c
///     waiting     –                                         d: e
///
/// Each part is examined once, and each name is followed once: members that require each other in a long chain cost no
/// more than its length.
struct ChosenNames {
    /// The names that members have.
    private(set) var names: Set<ExactKey> = []
    /// The names of all properties, each once, in the order of the schemas.
    private(set) var properties: [String] = []
    private var known: Set<ExactKey> = []
    /// The names that are still to be followed.
    private var pending: [ExactKey] = []
    /// The dependencies of names that are not present.
    private var waiting: [ExactKey: [MemberDependency]] = [:]

    mutating func insert(_ name: ExactKey) {
        if names.insert(name).inserted { pending.append(name) }
    }

    /// Adds what another part says of members.
    mutating func take(_ members: MemberSchemas) {
        for name in members.required { insert(ExactKey(name)) }
        for dependency in members.dependencies {
            waiting[dependency.name, default: []].append(dependency)
            // It may have been followed before.
            if names.contains(dependency.name) { pending.append(dependency.name) }
        }
        properties += members.names.filter { known.insert(ExactKey($0)).inserted }
    }

    /// Adds the names that chosen ones require.
    ///
    /// - Returns: The schemas that must hold because of the names that are there.
    mutating func follow() -> [JSONSchema] {
        var schemas: [JSONSchema] = []
        var position = 0
        while position < pending.count {
            for dependency in waiting.removeValue(forKey: pending[position]) ?? [] {
                for name in dependency.names { insert(ExactKey(name)) }
                schemas += dependency.schemas
            }
            position += 1
        }
        pending = []
        return schemas
    }

    /// The names in the order of the schemas; those that are no properties come last.
    var inOrder: [String] {
        let others = names.subtracting(known).map(\.text)
        return properties.filter { names.contains(ExactKey($0)) }
            + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
