/// Writes one text that follows a pattern, choosing at random where there is a choice.
///
///     ^a(b|c){2,}$     pending   ^   a   ( )   ( )   $        what is still to be written, the next one last
///                      text      a c b
///
/// A list of nodes replaces recursion, so that no pattern is nested too deep.
struct PatternWriter {
    private let tree: SyntaxTree
    private let shortest: [Int]
    private let length: Int
    private let limit: Int
    /// Whether to write only the required parts.
    var isTerse = false
    private var text = String.UnicodeScalarView()
    private var count = 0
    /// Where the matches of groups begin and end, in characters of the text.
    private var groups: [Int: (start: Int, end: Int?)] = [:]

    private enum Task {
        case node(Int)
        case endGroup(Int)
    }

    init(_ tree: SyntaxTree, _ shortest: [Int], length: Int, limit: Int) {
        self.tree = tree
        self.shortest = shortest
        self.length = length
        self.limit = limit
    }

    /// The text; nil if it would be longer than the limit, or a set is empty.
    mutating func text(using generator: inout some RandomNumberGenerator) -> String? {
        guard tree.root >= 0, shortest[tree.root] <= limit else { return nil }
        var pending: [Task] = [.node(tree.root)]
        while let task = pending.popLast() {
            guard count <= limit, pending.count <= 4 * limit else { return nil }
            switch task {
            case .endGroup(let number): groups[number]?.end = count
            case .node(let index):
                guard write(tree.nodes[index], &pending, &generator) else { return nil }
            }
        }
        return String(text)
    }

    private mutating func write(
        _ node: SyntaxTree.Node, _ pending: inout [Task], _ generator: inout some RandomNumberGenerator
    ) -> Bool {
        switch node {
        case .characters(let set):
            guard let scalar = tree.sets[set].randomScalar(using: &generator) else { return false }
            append(scalar)
        case .assertion(let assertion):
            // A line feed lets `^` match at the start of a line; all other assertions are left to chance.
            if assertion == .lineStart, count > 0 { append("\n") }
        case .sequence(let range):
            for child in tree.children[range].reversed() { pending.append(.node(child)) }
        case .alternatives(let range):
            let possible = tree.children[range].filter { shortest[$0] <= limit }
            let chosen =
                isTerse ? possible.min { shortest[$0] < shortest[$1] } : possible.randomElement(using: &generator)
            guard let chosen else { return false }
            pending.append(.node(chosen))
        case .repetition(let child, let repetition, _):
            guard let times = times(of: child, repetition, &generator) else { return false }
            for _ in 0..<times { pending.append(.node(child)) }
        case .group(let child, let number):
            groups[number] = (count, nil)
            pending.append(.endGroup(number))
            pending.append(.node(child))
        case .look(let child, let look):
            // The content of a look-around at one end of the text is written; elsewhere it is left to chance.
            let isAtEnd = look.isBehind ? count == 0 : pending.allSatisfy(isSilent)
            if !look.isNegated, isAtEnd { pending.append(.node(child)) }
        case .backReference(let index, _):
            for number in tree.references[index] {
                guard let group = groups[number], let end = group.end else { continue }
                let scalars = Array(text)[group.start..<end]
                guard count + scalars.count <= limit else { return false }
                for scalar in scalars { append(scalar) }
                break
            }
        }
        return true
    }

    /// Text to append until the requested length is reached.
    func padding(using generator: inout some RandomNumberGenerator) -> String {
        guard count < length, length <= limit else { return "" }
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return String((count..<length).map { _ in letters[Int.random(in: letters.indices, using: &generator)] })
    }

    private func isSilent(_ task: Task) -> Bool {
        guard case .node(let index) = task else { return true }
        return shortest[index] == 0
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        text.append(scalar)
        count += 1
    }

    /// How many times to repeat a node; nil if the minimum exceeds the limit.
    private func times(
        of child: Int, _ repetition: SyntaxTree.Repetition, _ generator: inout some RandomNumberGenerator
    ) -> Int? {
        let cost = max(shortest[child], 1)
        guard repetition.minimum <= limit / cost || shortest[child] == 0 && repetition.minimum <= limit else {
            return nil
        }
        if isTerse { return repetition.minimum }
        if shortest[child] > limit { return repetition.minimum == 0 ? 0 : nil }
        // Enough for the requested length, as if nothing followed.
        let missing = max(0, length - count - repetition.minimum * cost) / cost
        let more = missing > 0 ? missing : Int.random(in: 0...3, using: &generator)
        let most = min(repetition.maximum ?? limit, limit / cost)
        return min(max(most, repetition.minimum), repetition.minimum + more)
    }
}

extension CodePointSet {
    /// A character of the set: a readable one, if there is any.
    func randomScalar(using generator: inout some RandomNumberGenerator) -> Unicode.Scalar? {
        for preferred in [Self.plain, Self.printable] {
            if let scalar = intersection(preferred).anyScalar(using: &generator) { return scalar }
        }
        return anyScalar(using: &generator)
    }

    /// The most readable characters.
    static let plain = wordCharacters.union(CodePointSet(" -.,"))
    /// The printable ASCII characters, which people everywhere can read.
    static let printable = CodePointSet(sorted: [0x20...0x7E])

    /// A random character of the set; nil if it has none.
    func anyScalar(using generator: inout some RandomNumberGenerator) -> Unicode.Scalar? {
        // Text cannot contain surrogates.
        let characters = intersection(CodePointSet(sorted: [0...0xD7FF, 0xE000...Self.last]))
        let size = characters.ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 }
        guard size > 0 else { return nil }
        var position = Int.random(in: 0..<size, using: &generator)
        for range in characters.ranges {
            let width = Int(range.upperBound - range.lowerBound) + 1
            if position < width { return Unicode.Scalar(range.lowerBound + UInt32(position)) }
            position -= width
        }
        return nil
    }
}
