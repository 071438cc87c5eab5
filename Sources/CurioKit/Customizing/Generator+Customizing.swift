internal import BricolageSchema

extension Generator {
    /// Changes the types of a schema as the configuration wants, before aliases are followed.
    func customizeTypes(_ graph: inout TypeGraph, of documents: [SchemaSource], _ used: inout Set<SelectorUse>) {
        guard configuration.isCustomizing else { return }
        used.formUnion(graph.rename(configuration.naming, selection(of: graph, documents)))
        used.formUnion(graph.customizeTypes(configuration.shaping, selection(of: graph, documents)))
    }

    /// Changes the members of the types as the configuration wants, and leaves out what it does not want.
    func customizeMembers(_ graph: inout TypeGraph, of documents: [SchemaSource], _ used: inout Set<SelectorUse>) {
        guard configuration.isCustomizing else { return }
        used.formUnion(graph.customizeMembers(configuration.shaping, selection(of: graph, documents)))
        used.formUnion(graph.keep(only: configuration.shaping.only, selection(of: graph, documents)))
        graph.keepMentioned()
        graph.order(configuration.shaping.order)
    }

    /// Resolves selectors among the types that will exist, not among declarations that have become part of others.
    private func selection(of graph: TypeGraph, _ documents: [SchemaSource]) -> Selection {
        var graph = graph
        graph.definitions += graph.components.map { .named($0) }
        graph.definitions += graph.mentioned(by: configuration.foreignWords, besides: Set(graph.reachable))
        return Selection(graph, of: documents, among: graph.reachable)
    }
}
