/// The names of a graph's declarations, and which of them are declared inside which.
///
/// Definitions stand at the top. What is found inside a type is declared inside it, to a depth of `maximumNesting`;
/// what is deeper moves out to that level. No name hides another one: a nested type never has the name of a type at the
/// top, of a type around it, or of one declared in a type around it.
struct TypeNames: Sendable {
    static let maximumNesting = 3

    /// The name of each declaration, without those it is nested in.
    private(set) var names: [Int: String] = [:]
    /// The declaration that each one is nested in.
    private(set) var scopes: [Int: Int] = [:]
    /// The declarations at the top, in the order of the schema.
    private(set) var top: [Int] = []
    /// The declarations nested in each one, in the order of the schema.
    private(set) var nested: [Int: [Int]] = [:]

    init(_ graph: TypeGraph, style: Generator.Style) {
        let reachable = graph.reachable
        arrange(reachable, in: graph)
        var topNames = Self.reserved
        assign(top, in: graph, forbidden: &topNames)
        var pending = top.map { (index: $0, forbidden: topNames) }
        while let (owner, inherited) = pending.popLast() {
            guard let children = nested[owner] else { continue }
            var forbidden = inherited
            assign(children, in: graph, forbidden: &forbidden)
            pending += children.map { ($0, forbidden) }
        }
    }

    private static let reserved = ReservedNames.types

    /// The name with those of the types around it, as it is written from the top.
    func path(of index: Int) -> String {
        let name = ReservedNames.spelled(names[index] ?? "")
        return scopes[index].map { path(of: $0) + "." + name } ?? name
    }

    private mutating func arrange(_ reachable: [Int], in graph: TypeGraph) {
        let present = Set(reachable)
        var depths: [Int: Int] = [:]
        var owners: [Int: Int?] = [:]
        for index in reachable.sorted() {
            var owner = graph.declarations[index].owner
            var seen: Set<Int> = [index]
            while let candidate = owner, !present.contains(candidate) || !seen.insert(candidate).inserted {
                guard seen.count <= graph.declarations.count, !present.contains(candidate) else {
                    owner = nil
                    break
                }
                owner = graph.declarations[candidate].owner
            }
            owners[index] = owner
        }
        for index in reachable { _ = depth(of: index, owners, &depths) }
        for index in reachable {
            var owner = owners[index] ?? nil
            while let candidate = owner, (depths[candidate] ?? 0) >= Self.maximumNesting {
                owner = owners[candidate] ?? nil
            }
            if let owner {
                scopes[index] = owner
                nested[owner, default: []].append(index)
            } else {
                top.append(index)
            }
        }
    }

    /// How many types are around a declaration.
    ///
    /// Owners that own each other count as having none.
    private func depth(of index: Int, _ owners: [Int: Int?], _ depths: inout [Int: Int]) -> Int {
        var chain: [Int] = []
        var seen: Set<Int> = []
        var current: Int? = index
        while let next = current, depths[next] == nil, seen.insert(next).inserted {
            chain.append(next)
            current = owners[next] ?? nil
        }
        var depth = current.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        for member in chain.reversed() {
            depths[member] = depth
            depth += 1
        }
        return depths[index] ?? 0
    }

    private mutating func assign(_ indices: [Int], in graph: TypeGraph, forbidden: inout Set<String>) {
        let wishes = indices.map { Self.wish(graph.declarations[$0].name, in: graph) }
        let root = graph.root.declaration
        let order = indices.indices.sorted { left, right in
            let (first, second) = (indices[left], indices[right])
            if (first == root) != (second == root) { return first == root }
            let names = (graph.declarations[first].name, graph.declarations[second].name)
            let isExact = (wishes[left] == names.0, wishes[right] == names.1)
            if isExact.0 != isExact.1 { return isExact.0 }
            let bytes = (Array(names.0.utf8), Array(names.1.utf8))
            return bytes.0 == bytes.1 ? first < second : bytes.0.lexicographicallyPrecedes(bytes.1)
        }
        let wished = Set(wishes)
        for position in order {
            let index = indices[position]
            var name = wishes[position]
            if forbidden.contains(name), let owner = graph.declarations[index].owner {
                name = Identifier.type((names[owner] ?? graph.declarations[owner].name) + " " + name)
            }
            if forbidden.contains(name) {
                var number = 2
                while forbidden.contains("\(name)\(number)") || wished.contains("\(name)\(number)") { number += 1 }
                name = "\(name)\(number)"
            }
            forbidden.insert(name)
            names[index] = name
        }
    }

    private static func wish(_ text: String, in graph: TypeGraph) -> String {
        let name = Identifier.type(text)
        return reserved.contains(name) ? name + "Value" : name
    }
}
