extension TypeGraph {
    /// Excludes, replaces, wraps and adds members, and puts them in order.
    ///
    /// - Returns: The selectors that have found something.
    mutating func customizeMembers(
        _ shaping: Generator.Configuration.Shaping, _ selection: Selection
    ) -> Set<SelectorUse> {
        var used: Set<SelectorUse> = []
        for selector in shaping.excluded {
            changeMember(SelectorUse(.exclude, selector), selection, &used) { graph, object, position, _ in
                object.take(object.properties.remove(at: position).key)
            }
        }
        for (selector, text) in shaping.overrides.sorted(by: { $0.key < $1.key }) {
            changeMember(SelectorUse(.types, selector), selection, &used) { graph, object, position, _ in
                let type = object.properties[position].type
                let kinds = graph.kinds(of: type.withoutNull)
                let replacement = TypeExpression(swift: text, kinds: kinds)
                object.properties[position].type = type.isNullable ? replacement.orNull : replacement
                object.properties[position].constant = nil
            }
        }
        for (selector, name) in shaping.wrappers.sorted(by: { $0.key < $1.key }) {
            changeMember(SelectorUse(.wrap, selector), selection, &used) { graph, object, position, owner in
                let type = object.properties[position].type
                let shape = TypeShape.wrapper(type.withoutNull)
                graph.declarations.append(TypeDeclaration(shape: shape, name: name, owner: owner, isRenamed: true))
                let wrapper = TypeExpression.named(graph.declarations.count - 1)
                object.properties[position].type = type.isNullable ? wrapper.orNull : wrapper
                object.properties[position].constant = nil
            }
        }
        for (selector, members) in shaping.members.sorted(by: { $0.key < $1.key }) {
            for owner in selection.declarations(selector) {
                guard case .object(var object) = declarations[owner].shape else { continue }
                used.insert(SelectorUse(.members, selector))
                for (key, text) in members.sorted(by: { $0.key < $1.key }) where object.property(key) == nil {
                    let type = TypeExpression(swift: text, kinds: .all)
                    object.properties.append(
                        ObjectShape.Property(
                            key: key, type: type.withoutNull, isRequired: false, constant: nil, tags: [],
                            documentation: Documentation()))
                }
                declarations[owner].shape = .object(object)
            }
        }
        return used
    }

    /// Changes a member in all types that a selector means.
    private mutating func changeMember(
        _ use: SelectorUse, _ selection: Selection, _ used: inout Set<SelectorUse>,
        _ change: (inout TypeGraph, inout ObjectShape, Int, Int) -> Void
    ) {
        guard let (owners, key) = selection.member(use.selector) else { return }
        for owner in owners {
            guard case .object(var object) = declarations[owner].shape,
                let position = object.properties.firstIndex(where: { $0.key == key })
            else { continue }
            used.insert(use)
            change(&self, &object, position, owner)
            declarations[owner].shape = .object(object)
        }
    }

    /// Puts the members of all objects in an order.
    mutating func order(_ order: Generator.Configuration.Shaping.MemberOrder) {
        guard order != .requiredFirst else { return }
        for index in declarations.indices {
            guard case .object(var object) = declarations[index].shape else { continue }
            object.isRequiredFirst = false
            if order == .alphabetical {
                object.properties.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            }
            declarations[index].shape = .object(object)
        }
    }

    /// Keeps only the selected types, and what they need.
    ///
    /// - Returns: The selectors that have found something.
    mutating func keep(only selectors: [String], _ selection: Selection) -> Set<SelectorUse> {
        let present = reachable
        var kept: [Int] = []
        var used: Set<SelectorUse> = []
        for selector in selectors {
            let found = Set(selection.declarations(selector))
            guard let index = present.first(where: found.contains) else { continue }
            used.insert(SelectorUse(.only, selector))
            if !kept.contains(index) { kept.append(index) }
        }
        guard let first = kept.first else { return used }
        definitions = kept.map { .named($0) }
        if root.declaration.map(kept.contains) != true {
            root = .named(first)
            rootName = declarations[first].name
            isRootNamed = false
        }
        return used
    }

    /// Keeps definitions that only types named in Swift use.
    mutating func keepMentioned() {
        let texts = declarations.flatMap { $0.shape.expressions }.flatMap(\.foreignTexts)
        guard !texts.isEmpty else { return }
        definitions += mentioned(by: Set(texts.flatMap(SwiftWords.words)), besides: Set(reachable))
    }

    /// The definitions that words of Swift source text name, without those that are present anyway.
    func mentioned(by words: Set<String>, besides present: Set<Int>) -> [TypeExpression] {
        guard !words.isEmpty else { return [] }
        return declarations.indices.compactMap { index in
            guard declarations[index].owner == nil, !present.contains(index),
                words.contains(Identifier.type(declarations[index].name))
            else { return nil }
            if case .alias(.named) = declarations[index].shape { return nil }
            return .named(index)
        }
    }
}

extension ObjectShape {
    /// Accepts any value for a member that is no longer a property: in the map that its key belongs to, else among the
    /// rest.
    fileprivate mutating func take(_ key: String) {
        if let position = patterns.firstIndex(where: { $0.pattern.matches(key) }) {
            (patterns[position].type, patterns[position].constraints) = (.any, [])
        } else {
            (rest, restConstraints) = (.untyped, [])
        }
    }
}

extension TypeExpression {
    /// The texts of the types that the configuration names in Swift.
    var foreignTexts: [String] {
        switch self {
        case .foreign(let text, _): [text]
        case .array(let inner), .map(let inner), .nullable(let inner), .meant(let inner), .presumed(let inner):
            inner.foreignTexts
        default: []
        }
    }
}
