internal import BricolageCore
internal import BricolagePointers
internal import BricolageWriting

/// The parts of files that become parts of the description of an API.
///
///     api.yaml     [ ················ ]      home  (root)
///     pets.yaml    [ ················ ]            /paths/~1pets                   in place of its one reference
///     common.yaml    [ · ]    [ ·[·]· ]            /components/responses/NotFound  the outermost of nested targets
///                                                  /components/schemas/Error
///
/// A path with one reference replaces it. Everything else, and parts with several references, become components.
struct BundledParts {
    /// A change at a place, other than that of a reference.
    enum Change { case removal, listedNull }

    private let description: OpenAPIDescription
    private var parts: [BundledPart]
    private var references: [(node: JSONDocument.Node, target: DescriptionPart)] = []
    private var changes: [(node: JSONDocument.Node, change: Change)] = []
    /// The parts of each file, in the order of the text.
    private var numbers: [ObjectIdentifier: [Int]] = [:]

    init(_ root: DescriptionPart, _ description: OpenAPIDescription) {
        self.description = description
        parts = [BundledPart(root)]
        numbers[ObjectIdentifier(root.place.node.storage)] = [0]
    }

    /// Records a reference, given by the string that refers.
    mutating func refer(from node: JSONDocument.Node, to target: DescriptionPart) { references.append((node, target)) }

    mutating func change(_ node: JSONDocument.Node, _ change: Change) { changes.append((node, change)) }

    /// The whole description.
    mutating func assembled() -> JSON {
        findParts()
        for (node, change) in changes {
            guard let number = number(of: node) else { continue }
            let way = parts[number].way(to: node)
            parts[number].json[pointer: way] = change == .removal ? nil : parts[number].json[pointer: way]?.listingNull
        }
        for (node, target) in references {
            guard let number = number(of: node), let other = self.number(of: target.place.node),
                parts[other].holder == nil
            else { continue }
            let tokens = parts[other].home.tokens + parts[other].way(to: target.place.node).tokens
            parts[number].json[pointer: parts[number].way(to: node)] = .string(JSONPointer(tokens: tokens).fragment)
        }
        // From the inside out, so that each part is complete before it is put into another one: a part that has only one
        // reference is found after the part that this reference is in.
        for number in parts.indices.reversed() {
            guard let (outer, place) = parts[number].holder else { continue }
            let content = parts[number].finished(in: description.root.dialect)
            parts[outer].json[pointer: place] = content.replacing(parts[outer].json[pointer: place])
        }
        for part in parts.dropFirst() where part.holder == nil {
            parts[0].json[pointer: part.home] = part.finished(in: description.root.dialect)
        }
        return parts[0].json
    }

    // MARK: Parts

    /// Makes parts of the targets in other files, in the order of discovery; a target inside another is not a part.
    private mutating func findParts() {
        let own = parts[0].content.place.node.storage
        var counts: [JSONSchema: Int] = [:]
        var found: [DescriptionPart] = []
        for (_, target) in references where target.place.node.storage !== own {
            counts[target.place, default: 0] += 1
            if counts[target.place] == 1 { found.append(target) }
        }
        let files = Dictionary(grouping: found) { ObjectIdentifier($0.place.node.storage) }
        // How many places of each part are referred to.
        var places: [JSONSchema: Int] = [:]
        for targets in files.values {
            var outermost: JSONSchema?
            for place in targets.map(\.place).sorted(by: { $0.node.index < $1.node.index }) {
                if outermost?.node.contains(place.node) != true { outermost = place }
                if let outermost { places[outermost, default: 0] += 1 }
            }
        }
        var names = ComponentNames(description)
        var replacing: Set<JSONSchema> = []
        for target in found where places[target.place] != nil {
            var part = BundledPart(target)
            let section = description.section(for: target.object, target.shape)
            let isAlone = counts[target.place] == 1 && places[target.place] == 1
            if isAlone, target.object == .pathItem || section == nil {
                replacing.insert(target.place)
            } else {
                part.home = names.place(for: part.name, in: section ?? description.extensionPath)
            }
            numbers[ObjectIdentifier(target.place.node.storage), default: []].append(parts.count)
            parts.append(part)
        }
        for (file, unsorted) in numbers {
            numbers[file] = unsorted.sorted { parts[$0].content.place.node.index < parts[$1].content.place.node.index }
        }
        for (node, target) in references where replacing.contains(target.place) {
            guard let outer = number(of: node), let number = number(of: target.place.node) else { continue }
            let way = parts[outer].way(to: node).tokens.dropLast()
            parts[number].holder = (outer, JSONPointer(tokens: Array(way)))
        }
    }

    /// The part that a place is in.
    private func number(of node: JSONDocument.Node) -> Int? {
        guard let known = numbers[ObjectIdentifier(node.storage)] else { return nil }
        let position = known.partitioningIndex { parts[$0].content.place.node.index > node.index } - 1
        return position >= 0 && parts[known[position]].content.place.node.contains(node) ? known[position] : nil
    }
}
