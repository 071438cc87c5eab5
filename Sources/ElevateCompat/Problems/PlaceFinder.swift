internal import Bricolage
internal import BricolageCore

/// Finds the values at places of a document.
///
/// Each array on the way is read once, since stepping to an element takes time linear in its position.
struct PlaceFinder {
    /// The innermost value on the way to a place that exists, and the key that it lacks, if the way ends there.
    typealias Found = (node: JSONDocument.Node, missing: String?)

    private let root: JSONDocument.Node
    private var nodes: [ObjectIdentifier: JSONDocument.Node] = [:]
    private var elements: [Int: [JSONDocument.Node]] = [:]

    init(_ document: JSONDocument) { root = document.root }

    mutating func find(_ place: Place) -> Found {
        var node = root
        for place in place.way {
            if let known = nodes[ObjectIdentifier(place)] {
                node = known
                continue
            }
            let found = child(of: node, by: place.step)
            node = found.node
            if found.missing != nil { return found }
            nodes[ObjectIdentifier(place)] = node
        }
        return (node, nil)
    }

    private mutating func child(of node: JSONDocument.Node, by step: Place.Step) -> Found {
        switch step {
        case .element(let position): element(position, of: node)
        case .token(let token) where node.kind == .array: element(Int(token) ?? -1, of: node)
        case .member(let key), .token(let key): node[key].map { ($0, nil) } ?? (node, key)
        case .keyPath(""): (node, nil)
        case .keyPath(let path): node[path].map { ($0, nil) } ?? member(of: node, along: path)
        }
    }

    private mutating func element(_ position: Int, of array: JSONDocument.Node) -> Found {
        let known = elements[array.index] ?? Array(array.elements)
        elements[array.index] = known
        return known.indices.contains(position) ? (known[position], nil) : (array, "\(position)")
    }

    private func member(of node: JSONDocument.Node, along path: String) -> Found {
        var node = node
        for key in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            guard let next = node[key] else { return (node, key) }
            node = next
        }
        return (node, nil)
    }
}
