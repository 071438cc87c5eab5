/// A search that follows all paths through a program at once, for patterns with look-arounds or too large for a table.
///
///     text           a   b   c   b
///     look-arounds   0 1 0 1 0          a bit for each place, the inner ones first: look-behinds from left to right,
///                                       look-aheads from right to left
///     pattern        then from left to right
///
/// Each look-around is a search of its own, which records where it matches. So the time is linear in the text: at most
/// the steps of the program at each place, once for the pattern and once for each look-around.
struct Simulation: ~Copyable, Sendable {
    /// How many look-arounds a program may have, each of which takes a bit for each byte of a text.
    static let mostLooks = 64

    private let program: Program
    private var walk: StateWalk
    private var looks = LookMatches()

    init(_ program: Program) {
        self.program = program
        walk = StateWalk(program)
    }

    /// How many steps have been taken since this was made.
    var steps: Int { walk.steps }

    /// Whether the pattern occurs in a text.
    mutating func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        looks.restart(lookCount: program.looks.count, byteCount: text.count)
        for index in program.looks.indices { _ = search(in: text, for: index) }
        return search(in: text, for: nil)
    }

    /// Searches for the pattern up to the first match, or records all matches of a look-around.
    private mutating func search(in text: UnsafeBufferPointer<UInt8>, for look: Int?) -> Bool {
        let start = look.map { program.looks[$0].start } ?? program.start
        let isBackward = look.map { !program.looks[$0].look.isBehind } ?? false
        let isAnchored = look == nil && program.isAnchored
        var place = isBackward ? text.count : 0
        var passed: SymbolTraits = .edge
        walk.restart(at: start)
        while true {
            var next = place
            let symbol = symbol(in: text, at: &next, isBackward: isBackward)
            let coming = symbol.map { program.alphabet.traits[Int($0)] } ?? .edge
            let (before, after) = isBackward ? (coming, passed) : (passed, coming)
            if walk.close(at: place, before: before, after: after, looks: looks) {
                guard let look else { return true }
                looks.note(look, at: place)
            }
            guard let symbol else { return false }
            let isFound = walk.advance(over: symbol)
            if isFound, look == nil { return true }
            if !isAnchored { walk.arrive(at: start) }
            if walk.arrived.isEmpty { return false }
            place = next
            passed = coming
        }
    }

    private func symbol(
        in text: UnsafeBufferPointer<UInt8>, at place: inout Int, isBackward: Bool
    ) -> Alphabet.Symbol? {
        if isBackward { return place > 0 ? program.alphabet.symbol(in: text, before: &place) : nil }
        return place < text.count ? program.alphabet.symbol(in: text, after: &place) : nil
    }
}
