internal import BricolageCore

// Adds rules to those that a schema already has, so that none of them is lost.

extension SchemaPart {
    /// A schema of the values that two schemas accept.
    private static func both(_ first: SchemaPart, _ second: SchemaPart) -> SchemaPart {
        if first.isEmpty || second.isNothing { return second }
        if second.isEmpty || first.isNothing { return first }
        var both = SchemaPart()
        both.set("allOf", [first, second])
        return both
    }

    private func content(of name: String) -> Content? { keywords.first { $0.name == name }?.content }

    /// Narrows a keyword by a schema: if it has one already, both must hold.
    mutating func narrow(_ name: String, _ part: SchemaPart) {
        guard case .schema(let known)? = content(of: name) else { return set(name, part) }
        set(name, Self.both(known, part))
    }

    /// Narrows a limit: of several the tightest counts.
    mutating func narrow(_ name: String, _ count: Int, isLeast: Bool) {
        var count = count
        if case .json(let json)? = content(of: name), let known = json.number?.int {
            count = isLeast ? max(count, known) : min(count, known)
        }
        set(name, count)
    }

    /// Adds schemas that must hold as well.
    mutating func require(_ parts: [SchemaPart]) {
        guard case .schemas(let known)? = content(of: "allOf") else { return set("allOf", parts) }
        set("allOf", known + parts)
    }

    /// Adds a schema that must not hold.
    mutating func exclude(_ part: SchemaPart) {
        guard content(of: "not") != nil else { return set("not", part) }
        var negation = SchemaPart()
        negation.set("not", part)
        require([negation])
    }

    /// Adds a schema that must hold where an object has a member.
    mutating func require(_ part: SchemaPart, with key: String) {
        merge("dependentSchemas", key, .schema(part)) { known in
            guard case .schema(let known) = known else { return .schema(part) }
            return .schema(Self.both(known, part))
        }
    }

    /// Adds names of members that must be present if another one is.
    mutating func require(_ names: [String], with key: String) {
        var list: [JSON] = []
        for name in names where !list.contains(.string(name)) { list.append(.string(name)) }
        merge("dependentRequired", key, .json(.array(JSON.Array(list)))) { known in
            guard case .json(.array(let known)) = known else { return .json(.array(JSON.Array(list))) }
            return .json(.array(JSON.Array(known + list.filter { !known.contains($0) })))
        }
    }

    /// Adds a member to a keyword whose value is an object, or unites it with the one that is there.
    private mutating func merge(
        _ name: String, _ key: String, _ content: Content, uniting: (Content) -> Content
    ) {
        var members: [(name: String, content: Content)] = []
        if case .object(let known)? = self.content(of: name) { members = known }
        if let position = members.firstIndex(where: { ExactText.equal($0.name, key) }) {
            members[position].content = uniting(members[position].content)
        } else {
            members.append((key, content))
        }
        set(name, content: .object(members))
    }
}
