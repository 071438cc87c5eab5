extension TypeGraph {
    /// Whether there is one schema that describes values.
    ///
    /// An OpenAPI description does not, only its components do; of several schemas each does.
    var hasRoot: Bool { !isCollection || root != .any }

    /// Whether the root needs a name beside those of the declarations: it is no declaration, or one that the schema
    /// calls something else.
    var rootIsAlias: Bool {
        guard case .named(let index) = root else { return true }
        return Identifier.type(declarations[index].name) != Identifier.type(rootName)
    }

    /// Leaves the name of the file to a definition that is called like it: what the schema itself names keeps its name.
    mutating func yieldFileName() {
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
