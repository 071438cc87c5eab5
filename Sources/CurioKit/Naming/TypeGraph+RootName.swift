extension TypeGraph {
    /// Whether there is one schema that describes values.
    ///
    /// An OpenAPI description describes none, only its components do; with several schemas, each of them does.
    var hasRoot: Bool { !isCollection || root != .any }

    /// Whether the root needs a name beside those of the declarations: it is no declaration, or one with another name.
    var rootIsAlias: Bool {
        guard case .named(let index) = root else { return true }
        return Identifier.type(declarations[index].name) != Identifier.type(rootName)
    }

    /// The declaration that can check values by the schema: the root, or the definition that the root refers to; nil if
    /// neither is a type of its own.
    var checkedDeclaration: Int? {
        guard !isCollection, case .named(let index) = root else { return nil }
        if case .alias = declarations[index].shape { return nil }
        return index
    }

    /// Renames a root if a definition has the same name.
    ///
    /// This is for a root that is named after its file, since names from the schema itself stay, and for one that
    /// describes no value, since only the definition says something.
    mutating func yieldRootName() {
        let name = Identifier.type(rootName)
        let isTaken = reachable.contains { index in
            root.declaration != index && declarations[index].owner == nil
                && Identifier.type(declarations[index].name) == name
        }
        guard isTaken, hasRoot else { return }
        if let index = root.declaration, declarations[index].name == rootName { declarations[index].name += " root" }
        rootName += " root"
    }

    /// The name of a root that is an alias.
    var rootTypeName: String {
        let name = Identifier.type(rootName)
        let taken = isRootNamed ? ReservedNames.types : ReservedNames.typesAndFoundation
        return taken.contains(name) ? name + "Value" : name
    }
}
