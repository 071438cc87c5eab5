/// The matcher of `^[a-z]{1,63}$`: a text of characters of one set, whose number is in a range.
///
/// It needs no table, whatever the range, and does not read the characters of a text whose number of bytes shows that
/// it is too short or too long.
struct ClassRun: Sendable {
    private let alphabet: Alphabet
    private let minimum: Int
    private let maximum: Int

    /// Creates the matcher of a pattern; nil if the pattern has another form.
    init?(_ tree: SyntaxTree) {
        guard case .sequence(let range) = tree.nodes[tree.root], range.count == 3 else { return nil }
        let parts = tree.children[range].map { tree.nodes[$0] }
        guard case .assertion(.textStart) = parts[0], case .assertion(.textEnd) = parts[2] else { return nil }
        var content = parts[1]
        while case .group(let child, _) = content { content = tree.nodes[child] }
        var bounds = (minimum: 1, maximum: 1)
        if case .repetition(let child, let repetition, _) = content {
            bounds = (repetition.minimum, repetition.maximum ?? .max)
            content = tree.nodes[child]
        }
        while case .group(let child, _) = content { content = tree.nodes[child] }
        guard case .characters(let set) = content else { return nil }
        alphabet = Alphabet(sets: [tree.sets[set]], telling: [])
        (minimum, maximum) = bounds
    }

    /// Whether the pattern occurs in a text.
    func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= minimum, text.count / 4 <= maximum else { return false }
        var place = 0
        var count = 0
        while place < text.count {
            guard alphabet.set(0, has: alphabet.symbol(in: text, after: &place)) else { return false }
            count &+= 1
        }
        return count >= minimum && count <= maximum
    }
}
