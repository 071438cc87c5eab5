internal import BricolageSchema

/// The type that a class of equal declarations becomes: the declaration that stays, and its name.
struct SharedType {
    /// The declaration that is the type.
    let index: Int
    private(set) var name: String
    /// The declaration that contains it; nil if it is a definition, or if several declarations share it.
    private(set) var owner: Int?
    private(set) var documentation: Documentation

    /// - Parameters:
    ///   - members: Equal declarations.
    ///   - taken: Names of types that mean something else.
    init(_ members: [Int], in graph: TypeGraph, avoiding taken: Set<String>) {
        let best = members.min { Self.precedes($0, $1, in: graph) } ?? members[0]
        if let (neutral, content) = Self.neutral(members, besides: best, in: graph, avoiding: taken) {
            index = neutral
            (name, owner) = (content, nil)
            documentation = Self.documentation(of: members, neutral, in: graph)
            return
        }
        index = best
        (name, owner, documentation) = (
            graph.declarations[best].name, graph.declarations[best].owner, graph.declarations[best].documentation
        )
        guard owner != nil, !graph.declarations[best].isRenamed else { return }
        let names = Set(members.map { Identifier.type(graph.declarations[$0].name) })
        let isMoved = Set(members.map { graph.declarations[$0].owner }).count > 1
        if isMoved { moveToTop(in: graph) }
        let isBorrowed = isMoved && name != graph.declarations[best].name && Self.haveManyOwners(members, in: graph)
        if names.count > 1 || isBorrowed || owner == nil && taken.contains(Identifier.type(name)) {
            let content = graph.contentName(of: best)
            if let content, !taken.contains(content) {
                name = content
            } else {
                let plain = name
                name = Self.commonestName(of: members, in: graph) ?? name
                if isMoved, name != plain {
                    owner = graph.declarations[best].owner
                    moveToTop(in: graph)
                }
            }
        }
        documentation = Self.documentation(of: members, best, in: graph)
    }

    /// Whether the types that contain the members have several names, none of which suits them all.
    private static func haveManyOwners(_ members: [Int], in graph: TypeGraph) -> Bool {
        let owners = members.map { graph.declarations[$0].owner }
        return Set(owners.map { $0.map { Identifier.type(graph.declarations[$0].name) } }).count > 1
    }

    /// Adds the text to the names of enumerations with only one, if several that move to the top level have the same
    /// name: among those called `action`, one becomes `EditedAction`.
    static func tellApart(_ types: inout [SharedType], in graph: TypeGraph) {
        let moved = types.indices.filter { types[$0].owner == nil && graph.declarations[types[$0].index].owner != nil }
        for positions in Dictionary(grouping: moved, by: { Identifier.type(types[$0].name) }).values
        where positions.count > 1 {
            for position in positions {
                let name = types[position].name
                guard let text = graph.onlyText(of: types[position].index),
                    !Identifier.type(name).hasPrefix(Identifier.type(text))
                else { continue }
                types[position].name = text.first?.isLetter == true ? text + " " + name : name + " " + text
            }
        }
    }

    /// The documentation of one of several equal declarations: for a definition its own, for any other only what all
    /// share.
    private static func documentation(of members: [Int], _ index: Int, in graph: TypeGraph) -> Documentation {
        let documentation = graph.declarations[index].documentation
        let isShared = members.allSatisfy { graph.declarations[$0].documentation == documentation }
        return isShared || graph.declarations[index].owner == nil ? documentation : Documentation()
    }

    /// The root and renamed types come first, then definitions, then the shortest name, then the first in order of
    /// bytes, then the one found in types whose names come first by the same rule.
    static func precedes(_ left: Int, _ right: Int, in graph: TypeGraph) -> Bool {
        let rank = { (index: Int) -> (Int, Int) in
            let declaration = graph.declarations[index]
            let place = graph.root.declaration == index ? 0 : declaration.isDefinition ? 1 : 2
            return (declaration.isRenamed ? 0 : place, declaration.name.utf8.count)
        }
        let ranks = (rank(left), rank(right))
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        let names = (graph.declarations[left].name.utf8, graph.declarations[right].name.utf8)
        if !names.0.elementsEqual(names.1) { return names.0.lexicographicallyPrecedes(names.1) }
        let places = (graph.surroundings(of: left), graph.surroundings(of: right))
        let lengths = (places.0.map(\.utf8.count), places.1.map(\.utf8.count))
        if lengths.0 != lengths.1 { return lengths.0.lexicographicallyPrecedes(lengths.1) }
        return places.0 == places.1 ? left < right : places.0.lexicographicallyPrecedes(places.1)
    }

    /// Names that say nothing without the owner's name.
    private static let generic: Set<String> = ["name", "number", "value", "object", "elements", "items", "flag"]

    /// Names that say too little for a type at the top level, though more than the generic ones.
    private static let dependent: Set<String> = ["type", "kind", "element", "item"]

    private static func isGeneric(_ name: String) -> Bool { generic.contains(name.lowercased()) }

    /// The name that most members have, the shortest of several; nil if all are generic.
    private static func commonestName(of members: [Int], in graph: TypeGraph) -> String? {
        var counts: [String: Int] = [:]
        for index in members {
            let name = Identifier.type(graph.declarations[index].name)
            if !isGeneric(name) { counts[name, default: 0] += 1 }
        }
        return counts.min { left, right in
            let ranks = ((-left.value, left.key.utf8.count), (-right.value, right.key.utf8.count))
            return ranks.0 == ranks.1
                ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8) : ranks.0 < ranks.1
        }?
        .key
    }

    /// Moves the type out of its owner, and puts the owner's name before its own if that says too little by itself.
    private mutating func moveToTop(in graph: TypeGraph) {
        while Self.isGeneric(name) || Self.dependent.contains(name.lowercased()), let next = owner {
            owner = graph.declarations[next].owner
            // An element is not called after its array, whose name is its own.
            if Identifier.type(graph.declarations[next].name) == Identifier.type(Nouns.plural(name)) { continue }
            name = graph.declarations[next].name + " " + name
            if !Self.isGeneric(graph.declarations[next].name) { break }
        }
        owner = nil
    }
}

extension TypeGraph {
    /// The text of an enumeration that has only one; nil if it is long.
    fileprivate func onlyText(of index: Int) -> String? {
        guard case .enumeration(let enumeration) = declarations[index].shape,
            case .strings(let values) = enumeration.values, values.count == 1, values[0].utf8.count <= 30
        else { return nil }
        return values[0]
    }

    /// A name for a short choice that says what there is to choose: `NumberOrExprRef`; nil for anything else.
    func contentName(of index: Int) -> String? {
        guard case .union(let union) = declarations[index].shape, union.branches.count <= 3 else { return nil }
        var words: [String] = []
        for branch in union.branches {
            guard let word = branch.name.map(Identifier.type) ?? contentName(of: branch.type) else { return nil }
            words.append(word)
        }
        let name = words.joined(separator: "Or")
        return name.utf8.count <= 40 ? name : nil
    }

    private func contentName(of type: TypeExpression) -> String? {
        switch type {
        case .any, .never, .nullable, .meant, .presumed, .foreign: nil
        case .bool: "Bool"
        case .integer, .unsigned: "Int"
        case .number, .exactNumber: "Number"
        case .string: "String"
        case .text(let format): Identifier.type(format.noun)
        case .array(let element): contentName(of: element).map { $0 + "s" }
        case .map: "Object"
        case .named(let index): declarations[index].owner == nil ? Identifier.type(declarations[index].name) : nil
        }
    }
}
