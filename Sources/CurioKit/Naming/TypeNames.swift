/// The names of a graph's declarations, and which of them are declared inside which.
///
/// Definitions are declared at the top level. A type found inside another is declared inside it, to a depth of
/// `maximumNesting`; deeper ones move out to that level. No name shadows one that is used: a nested type never has the
/// name of a type around it, or of one from elsewhere that is used beside it or in the types beside it.
///
///     Action    ActivityLog.Action    both, where nothing in ActivityLog uses the first
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
    /// The names that the configuration gives members and cases, by declarations and keys.
    var memberNames: [Int: [String: String]] = [:]

    /// The names of what a configuration declares beside the types.
    private let chosen: Set<String>
    /// The declarations that use each one, found when a name needs them.
    var users: [Int: [Int]]?

    /// - Parameter chosen: The names of what the configuration declares beside the types.
    init(_ graph: TypeGraph, besides chosen: Set<String>) {
        self.chosen = chosen
        let reachable = graph.reachable
        arrange(reachable, in: graph)
        var reserved = ReservedNames.nestedTypes.union(chosen)
        reserved.formUnion(graph.foreignNames.intersection(ReservedNames.types))
        if graph.rootIsAlias, graph.hasRoot { reserved.insert(graph.rootTypeName) }
        var topNames = reserved.union(ReservedNames.types)
        assign(top, in: graph, beside: ReservedNames.foundation, forbidden: &topNames)
        var pending = top.map { (index: $0, forbidden: reserved.union(namesUsed(inside: $0, in: graph))) }
        while let (owner, inherited) = pending.popLast() {
            guard let children = nested[owner] else { continue }
            var forbidden = inherited
            assign(children, in: graph, beside: [], forbidden: &forbidden)
            pending += children.map { ($0, reserved.union(namesUsed(inside: $0, in: graph))) }
        }
    }

    /// The names of a type, of the types around it, and of those that it or its nested types use, with the ones around
    /// these.
    private func namesUsed(inside index: Int, in graph: TypeGraph) -> Set<String> {
        var used: Set<String> = []
        var pending = [index]
        while let current = pending.popLast() {
            pending += nested[current] ?? []
            for type in graph.declarations[current].shape.expressions + [.named(current)] {
                var part = type.declaration
                while let current = part {
                    // Those inside have no names yet.
                    if let name = names[current] { used.insert(name) }
                    part = scopes[current]
                }
            }
        }
        return used
    }

    /// The full name of a declaration, as it is written at the top level.
    func path(of index: Int) -> String {
        let name = ReservedNames.spelled(names[index] ?? "")
        return scopes[index].map { path(of: $0) + "." + name } ?? name
    }

    /// The same without backticks.
    func plainPath(of index: Int) -> String {
        let name = names[index] ?? ""
        return scopes[index].map { plainPath(of: $0) + "." + name } ?? name
    }

    /// Whether a name means a nested type in the declaration of a type.
    func hides(_ name: String, in index: Int) -> Bool {
        var scope: Int? = index
        while let current = scope {
            if nested[current, default: []].contains(where: { names[$0] == name }) { return true }
            scope = scopes[current]
        }
        return false
    }

    private mutating func arrange(_ reachable: [Int], in graph: TypeGraph) {
        let present = Set(reachable)
        var depths: [Int: Int] = [:]
        var owners: [Int: Int] = [:]
        for index in reachable { owners[index] = graph.nearestOwner(of: index, among: present) }
        for index in reachable { _ = depth(of: index, owners, &depths) }
        for index in reachable {
            var owner = owners[index]
            while let candidate = owner, (depths[candidate] ?? 0) >= Self.maximumNesting { owner = owners[candidate] }
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
    private func depth(of index: Int, _ owners: [Int: Int], _ depths: inout [Int: Int]) -> Int {
        var chain: [Int] = []
        var seen: Set<Int> = []
        var current: Int? = index
        while let next = current, depths[next] == nil, seen.insert(next).inserted {
            chain.append(next)
            current = owners[next]
        }
        var depth = current.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        for member in chain.reversed() {
            depths[member] = depth
            depth += 1
        }
        return depths[index] ?? 0
    }

    /// Names declarations in the same scope.
    ///
    /// - Parameter shadowed: Names that have a meaning in this scope, though generated code does not use them.
    private mutating func assign(
        _ indices: [Int], in graph: TypeGraph, beside shadowed: Set<String>, forbidden: inout Set<String>
    ) {
        let root = graph.root.declaration
        let inherited = forbidden
        let wanted = Set(graph.definitions.compactMap(\.declaration))
        let wishes = indices.map { index in
            let name = Identifier.type(graph.declarations[index].name)
            let isAliased = graph.rootIsAlias && graph.hasRoot && name == graph.rootTypeName
            let isReserved = (scopes[index] == nil ? ReservedNames.types : ReservedNames.nestedTypes).contains(name)
            if isReserved, scopes[index] == nil, index != root, let subject = graph.subject {
                return Identifier.type(subject + " " + name)
            }
            if isAliased || isReserved || chosen.contains(name) { return name + "Value" }
            if let rest = innerName(name, of: index, in: graph) { return rest }
            guard shadowed.contains(name), index != root || !graph.isRootNamed else { return name }
            return index == root ? name + "Value" : Identifier.type((graph.subject ?? graph.rootName) + " " + name)
        }
        let roots = graph.roots.union([root].compactMap { $0 })
        let order = indices.indices.sorted { left, right in
            let (first, second) = (indices[left], indices[right])
            let isRoot = (roots.contains(first), roots.contains(second))
            if isRoot.0 != isRoot.1 { return isRoot.0 }
            let isMoved = (graph.declarations[first].isMoved, graph.declarations[second].isMoved)
            if isMoved.0 != isMoved.1 { return isMoved.1 }
            let isPackaged = (
                graph.declarations[first].packagedKey != nil, graph.declarations[second].packagedKey != nil
            )
            if isPackaged.0 != isPackaged.1 { return isPackaged.1 }
            let names = (graph.declarations[first].name, graph.declarations[second].name)
            let isExact = (wishes[left] == names.0, wishes[right] == names.1)
            if isExact.0 != isExact.1 { return isExact.0 }
            let bytes = (Array(names.0.utf8), Array(names.1.utf8))
            if bytes.0 != bytes.1 { return bytes.0.lexicographicallyPrecedes(bytes.1) }
            if wanted.contains(first) != wanted.contains(second) { return wanted.contains(first) }
            let places = (graph.declarations[first].qualifiers, graph.declarations[second].qualifiers)
            return places.0 == places.1 ? first < second : places.0.lexicographicallyPrecedes(places.1)
        }
        let wished = Set(wishes)
        var numbers: [String: Int] = [:]
        for position in order {
            let index = indices[position]
            var name = wishes[position]
            if forbidden.contains(name) {
                let longer =
                    (inherited.contains(name) ? otherNames(of: index, in: graph) : []) + qualified(index, in: graph)
                func isFree(_ name: String) -> Bool {
                    !forbidden.contains(name) && !wished.contains(name) && !shadowed.contains(name)
                }
                name =
                    longer.first(where: isFree) ?? userNames(of: index, in: graph).first(where: isFree)
                    ?? Self.numbered(longer.first ?? name, &numbers) { forbidden.contains($0) || wished.contains($0) }
            }
            forbidden.insert(name)
            names[index] = name
        }
    }

    /// A name followed by the first number that makes it free.
    ///
    /// - Parameter numbers: The next number to try for each name that has had some, since taken names stay taken.
    private static func numbered(
        _ name: String, _ numbers: inout [String: Int], isTaken: (String) -> Bool
    ) -> String {
        guard isTaken(name) else { return name }
        var number = numbers[name] ?? 2
        while isTaken("\(name)\(number)") { number += 1 }
        numbers[name] = number + 1
        return "\(name)\(number)"
    }
}
