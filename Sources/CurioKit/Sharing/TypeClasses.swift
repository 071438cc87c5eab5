/// Which declarations of a graph are the same in all but their names.
///
/// Declarations start out in one class when all but the types inside them is equal, and classes are split until the
/// types inside agree too. That finds equal types that contain themselves as well. Each round costs as much as the
/// graph is large, and there are at most as many as types are nested in each other.
struct TypeClasses {
    /// The classes of more than one member, each in the order in which the graph is walked.
    private(set) var shared: [[Int]]

    init(of graph: TypeGraph) {
        let indices = graph.reachable
        let children = indices.map { graph.declarations[$0].shape.expressions.map { $0.declaration ?? -1 } }
        // One class more, the last, for types that are no declarations.
        var classes = Array(repeating: 0, count: graph.declarations.count + 1)
        var shapes: [LocalShape: Int] = [:]
        for index in indices {
            let shape = LocalShape(graph.declarations[index], index: index)
            classes[index] = shapes[shape, default: shapes.count]
            shapes[shape] = classes[index]
        }
        var count = shapes.count
        while count < indices.count {
            var signatures: [[Int]: Int] = [:]
            var refined = classes
            for (index, children) in zip(indices, children) {
                let signature = [classes[index]] + children.map { $0 < 0 ? -1 : classes[$0] }
                refined[index] = signatures[signature, default: signatures.count]
                signatures[signature] = refined[index]
            }
            classes = refined
            if signatures.count == count { break }
            count = signatures.count
        }
        var members = Array(repeating: [] as [Int], count: count)
        for index in indices { members[classes[index]].append(index) }
        shared = members.filter { $0.count > 1 }
    }
}
