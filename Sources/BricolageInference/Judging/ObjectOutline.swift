internal import BricolageCore

/// An outline of objects: their keys, and the kinds of the values of each.
struct ObjectOutline {
    /// How many objects there are.
    private let count: Int
    /// How many of the objects have each key, and of which kinds its values are.
    private let keys: [ExactKey: (count: Int, kinds: Set<String>)]

    /// The outline of all objects at a place; without keys where they are a map.
    init(_ shape: ObjectShape) {
        count = shape.count
        keys = shape.records.reduce(into: [:]) { keys, record in
            for member in record.members.all {
                keys[member.key, default: (0, [])].count += member.count
                keys[member.key]?.kinds.formUnion(member.shape.comparedKinds)
            }
        }
    }

    /// Whether these objects may be of the same kind as those around them, which contain them under a key.
    ///
    /// They share at least two keys, and the values of each shared key have kinds in common. Keys that all objects of
    /// one side have, some objects of the other have as well. The inner objects also have the key themselves or, being
    /// the innermost, nearly the same keys as the outer ones.
    func isLike(_ outer: ObjectOutline, under key: ExactKey) -> Bool {
        let shared = keys.keys.count(where: outer.has)
        let all = keys.count + outer.keys.count - shared
        guard shared >= 2, has(key) || shared * 5 >= all * 4 else { return false }
        return outer.common.allSatisfy { has($0) || $0 == key } && common.allSatisfy(outer.has)
            && keys.allSatisfy { Self.meet($0.value.kinds, outer.keys[$0.key]?.kinds ?? []) }
    }

    private func has(_ key: ExactKey) -> Bool { keys[key] != nil }

    /// The keys that all objects have.
    private var common: some Sequence<ExactKey> { keys.lazy.filter { $0.value.count == count }.map(\.key) }

    /// Whether two sets of kinds have one in common; an empty set, for nothing but null, fits any other.
    private static func meet(_ kinds: Set<String>, _ others: Set<String>) -> Bool {
        kinds.isEmpty || others.isEmpty || !kinds.isDisjoint(with: others)
    }
}

extension ValueShape {
    /// The kinds of the values without null, whether numbers have fractions or not.
    var comparedKinds: Set<String> {
        Set(kinds.filter { $0 != "null" }.map { $0 == "integer" ? "number" : $0 })
    }
}
