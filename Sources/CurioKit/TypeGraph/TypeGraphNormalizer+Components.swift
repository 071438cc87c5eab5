extension TypeGraphNormalizer {
    /// Keeps the names of definitions that are wanted as types: those that have become another type are aliases of it.
    ///
    ///     Order    an object                  struct Order
    ///     Orders   an array of orders         typealias Orders = [Order]
    ///     Number   a string                   typealias Number = String
    mutating func declareComponents() {
        for index in graph.components {
            let type = rewritten(.named(index))
            let name = graph.declarations[index].name
            if case .named(let other) = type.withoutNull, graph.declarations[other].name == name {
                graph.definitions.append(.named(other))
                if graph.roots.contains(index) { graph.roots.insert(other) }
                continue
            }
            graph.declarations[index].shape = .alias(type)
            graph.declarations[index].acceptsNull = false
            graph.definitions.append(.named(index))
        }
    }
}
