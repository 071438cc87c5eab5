extension TypeGraph {
    /// Lets declarations that are the same in all but their names share one type.
    ///
    ///     before                                         after
    ///     Angle         a number or an ExprRef           NumberOrExprRef  a number or an ExprRef
    ///     CornerRadius  a number or an ExprRef           (both are that)
    ///     Size          definition: small or large       Size             small or large
    ///     Extent        definition: small or large       Extent           another name for Size
    ///     Command       definition: a text or a list     Command          another name for StringOrStrings
    ///     Host          a text or a list                 StringOrStrings  a text or a list
    ///
    /// Definitions of the schema keep their names, as aliases if another declaration of the class is the type; those of
    /// one name, from several files, share one alias. Objects with different names are never the same. Declarations
    /// inside other types have no names that anybody could rely on, so they are replaced. Which one of several becomes
    /// the type depends on their contents and names, never on their order in the schema.
    mutating func shareEqualTypes() {
        let classes = TypeClasses(of: self).shared
        let defined = Set(declarations.filter(\.isDefinition).map { Identifier.type($0.name) })
        var sharedTypes = classes.map { SharedType($0, in: self, avoiding: defined) }
        SharedType.tellApart(&sharedTypes, in: self)
        let places = sharedTypes.map { surroundings(of: $0.index) }
        var replacement: [Int: Int] = [:]
        for (position, shared) in sharedTypes.enumerated() {
            let members = classes[position].filter { $0 != shared.index }
            for index in members where !declarations[index].isDefinition { replacement[index] = shared.index }
            var named = [Identifier.type(shared.name): shared.index]
            for index in definitions(among: members) {
                let name = Identifier.type(declarations[index].name)
                if let other = named[name], !components.contains(index) {
                    replacement[index] = other
                } else {
                    declarations[index].shape = .alias(.named(shared.index))
                    named[name] = index
                }
            }
            declarations[shared.index].name = shared.name
            if shared.owner == nil, declarations[shared.index].owner != nil {
                declarations[shared.index].qualifiers = places[position]
                declarations[shared.index].isMoved = true
            }
            declarations[shared.index].owner = shared.owner
            declarations[shared.index].documentation = shared.documentation
        }
        replaceDeclarations(by: replacement, aliases: classes)
        mergeEqualBranches()
    }

    /// The definitions among equal declarations, the first of which with a name keeps it: components come before all
    /// others.
    private func definitions(among members: [Int]) -> [Int] {
        let defined = members.filter { declarations[$0].isDefinition }.sorted { SharedType.precedes($0, $1, in: self) }
        return defined.filter(components.contains) + defined.filter { !components.contains($0) }
    }

    private mutating func replaceDeclarations(by replacement: [Int: Int], aliases classes: [[Int]]) {
        let rewrite = { (type: TypeExpression) in type.mapping { .named(replacement[$0] ?? $0) } }
        roots = Set(roots.map { replacement[$0] ?? $0 })
        // Declarations nested in one that is now only an alias move into the type that it names.
        var types = replacement
        for members in classes {
            for index in members {
                let other = replacement[index] ?? index
                types[index] = aliased(other) ?? replacement[index]
            }
        }
        for index in declarations.indices {
            declarations[index].shape = declarations[index].shape.mapping(rewrite)
            if let owner = declarations[index].owner { declarations[index].owner = types[owner] ?? owner }
        }
        root = rewrite(root)
        definitions = definitions.map(rewrite)
    }

    /// The names of the declarations around one, from the inside out, and the qualifiers of the outermost one.
    ///
    /// The loop ends because no declaration is around itself before types are shared.
    func surroundings(of index: Int) -> [String] {
        var result: [String] = []
        var current = index
        while let owner = declarations[current].owner {
            if !declarations[owner].isVague { result.append(declarations[owner].name) }
            current = owner
        }
        return result + declarations[current].qualifiers
    }

    private func aliased(_ index: Int) -> Int? {
        guard case .alias(.named(let target)) = declarations[index].shape else { return nil }
        return target
    }

    /// The shape of a declaration, or of the one that it is an alias of.
    func shape(of index: Int) -> TypeShape { declarations[aliased(index) ?? index].shape }
}
