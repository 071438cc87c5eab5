internal import BricolageCore
internal import BricolageSchema

extension Generator {
    /// Changes the types of a schema as the configuration wants, before names for types are followed.
    func customizeTypes(_ graph: inout TypeGraph, of documents: [SchemaSource], _ used: inout Set<String>) {
        guard configuration.isCustomizing else { return }
        used.formUnion(graph.rename(configuration.naming, Selection(graph, of: documents)))
        used.formUnion(graph.customizeTypes(configuration.shaping, Selection(graph, of: documents)))
    }

    /// Changes the members of the types as the configuration wants, and leaves out what it does not want.
    func customizeMembers(_ graph: inout TypeGraph, of documents: [SchemaSource], _ used: inout Set<String>) {
        guard configuration.isCustomizing else { return }
        used.formUnion(graph.customizeMembers(configuration.shaping, Selection(graph, of: documents)))
        used.formUnion(graph.keep(only: configuration.shaping.only, Selection(graph, of: documents)))
        graph.keepMentioned()
        graph.order(configuration.shaping.order)
    }
}
