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

    /// The name of a root that is an alias.
    var rootTypeName: String {
        let name = Identifier.type(rootName)
        let taken = isRootNamed ? ReservedNames.types : ReservedNames.typesAndFoundation
        return taken.contains(name) ? name + "Value" : name
    }
}
