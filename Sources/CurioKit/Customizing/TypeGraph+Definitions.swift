extension TypeGraph {
    /// Excludes, replaces and encapsulates whole types.
    ///
    /// Done before aliases are followed, so that what refers to a definition changes with it.
    ///
    /// - Returns: The selectors that have found something.
    mutating func customizeTypes(
        _ shaping: Generator.Configuration.Shaping, _ selection: Selection
    ) -> Set<SelectorUse> {
        var used: Set<SelectorUse> = []
        for selector in shaping.excluded {
            change(selection.declarations(selector)) { _, _ in .alias(.any) }
            if !selection.declarations(selector).isEmpty { used.insert(SelectorUse(.exclude, selector)) }
        }
        for (selector, text) in shaping.overrides.sorted(by: { $0.key < $1.key })
        where selection.member(selector) == nil && !selection.declarations(selector).isEmpty {
            used.insert(SelectorUse(.types, selector))
            change(selection.declarations(selector)) { graph, index in
                let kinds = graph.kinds(of: .named(index))
                let type = TypeExpression(swift: text, kinds: kinds.subtracting(.null))
                return .alias(kinds.contains(.null) && kinds != .all ? type.orNull : type)
            }
        }
        for (name, text) in shaping.encapsulated.sorted(by: { $0.key < $1.key }) {
            let found = selection.declarations(name)
            if !found.isEmpty { used.insert(SelectorUse(.encapsulate, name)) }
            let inner = text.map { TypeExpression(swift: $0, kinds: .all) }
            if let inner, found.isEmpty {
                used.insert(SelectorUse(.encapsulate, name))
                declarations.append(TypeDeclaration(shape: .wrapper(inner), name: name, isRenamed: true))
                definitions.append(.named(declarations.count - 1))
            }
            change(found) { graph, index in
                let shape = graph.declarations[index].shape
                if let inner { return .wrapper(inner) }
                guard case .alias(let type) = shape, !type.isNamed, type != .any else { return shape }
                return .wrapper(type)
            }
        }
        return used
    }

    /// Gives declarations other shapes, except those that are aliases of another one among them.
    private mutating func change(_ indices: [Int], to shape: (TypeGraph, Int) -> TypeShape) {
        for index in indices {
            if case .alias(.named(let target)) = declarations[index].shape, indices.contains(target) { continue }
            declarations[index].shape = shape(self, index)
        }
    }
}

extension TypeExpression {
    /// A type that is written in Swift.
    ///
    /// - Parameter kinds: The kinds of values that it reads, as far as that is known.
    init(swift text: String, kinds: ValueKinds) {
        switch text {
        case "JSON": self = .any
        case "Bool": self = .bool
        case "Int": self = .integer
        case "UInt64": self = .unsigned
        case "Double": self = .number
        case "JSON.Number": self = .exactNumber
        case "String": self = .string
        case _ where text.hasSuffix("?"): self = Self(swift: String(text.dropLast()), kinds: kinds).orNull
        default: self = .foreign(text, kinds)
        }
    }
}
