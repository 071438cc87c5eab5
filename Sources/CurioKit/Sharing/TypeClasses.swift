/// Which declarations of a graph are the same in all but their names.
///
/// Declarations that are equal apart from the types inside them start out in one class, and classes are split until the
/// types inside agree too. This also finds equal types that contain themselves. Only declarations that contain members
/// of a new class are examined again, and of a class that was split only the smaller part is new (Hopcroft's
/// algorithm).
struct TypeClasses {
    /// The classes of more than one member, each in the order in which the graph is walked.
    private(set) var shared: [[Int]]

    /// A use of a declaration by another one, with its number among the types inside that one.
    private struct Use {
        var user: Int
        var number: Int
    }

    init(of graph: TypeGraph) {
        let indices = graph.reachable
        var shapes: [LocalShape: Int] = [:]
        var classes: [Int] = []
        var places: [Int: Int] = [:]
        for (place, index) in indices.enumerated() {
            let shape = LocalShape(graph.declarations[index], index: index)
            classes.append(shapes[shape, default: shapes.count])
            shapes[shape] = classes[place]
            places[index] = place
        }
        var uses = Array(repeating: [] as [Use], count: indices.count)
        for (user, index) in indices.enumerated() {
            for (number, type) in graph.declarations[index].shape.expressions.enumerated() {
                guard let used = type.declaration.flatMap({ places[$0] }) else { continue }
                uses[used].append(Use(user: user, number: number))
            }
        }
        classes = Self.refined(classes, uses)
        var members: [[Int]] = []
        var known: [Int: Int] = [:]
        for (place, index) in indices.enumerated() {
            let position = known[classes[place], default: members.count]
            if position == members.count {
                known[classes[place]] = position
                members.append([])
            }
            members[position].append(index)
        }
        shared = members.filter { $0.count > 1 }
    }

    /// Splits classes until all members of a class contain members of the same classes.
    private static func refined(_ classes: [Int], _ uses: [[Use]]) -> [Int] {
        var partition = Partition(classes)
        var pending = Array(0..<partition.classCount)
        while let next = pending.popLast() {
            var users: [Int: [Int]] = [:]
            for use in partition.members(of: next).flatMap({ uses[$0] }) {
                users[use.number, default: []].append(use.user)
            }
            for users in users.values {
                let touched = users.compactMap { partition.mark($0) }
                pending += touched.compactMap { partition.split($0) }
            }
        }
        return partition.classes
    }
}
