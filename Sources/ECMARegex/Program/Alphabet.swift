/// The symbols of a pattern: small numbers for the characters that it distinguishes.
///
///     ^[a-c]b|é     not UTF-8 → 0    all others → 1    a c → 2    b → 3    é → 4
///
///     ascii     128 symbols
///     starts    80 E9 EA      the first code point of each run of one symbol, from U+0080 on
///     symbols    1  4  1
///     members   a bit for each symbol, for each set
///
/// All characters that belong to the same sets of the pattern have one symbol. So the matchers need not know UTF-8, and
/// their tables are narrow. Reading a character takes constant time for ASCII, and logarithmic time in the ranges of
/// the sets for all others.
struct Alphabet: Sendable {
    typealias Symbol = UInt32

    /// The symbol of a byte that is not part of a well-formed character; it is in no set.
    static let illFormed: Symbol = 0

    let ascii: [Symbol]
    private let starts: [UInt32]
    private let symbols: [Symbol]
    private let members: [UInt64]
    private let wordsPerSet: Int
    /// The traits of each symbol that assertions test.
    let traits: [SymbolTraits]

    /// How many symbols there are.
    var count: Int { traits.count }

    /// Assigns symbols to the characters that sets and assertions distinguish.
    ///
    /// - Parameter traits: The traits that assertions test; any other trait makes tables larger than necessary.
    init(sets: [CodePointSet], telling traits: SymbolTraits) {
        let asked = SymbolTraits.sets.filter { traits.contains($0.trait) }
        let partition = CodePointPartition(sets + asked.map(\.set))
        wordsPerSet = (partition.classCount + 1 + 63) / 64
        var members = [UInt64](repeating: 0, count: sets.count * wordsPerSet)
        var traits = [SymbolTraits](repeating: [], count: partition.classCount + 1)
        for (index, setsOfClass) in partition.setsOfClass.enumerated() {
            let symbol = index + 1
            for set in setsOfClass where set < sets.count {
                members[set * wordsPerSet + symbol / 64] |= 1 << UInt64(symbol % 64)
            }
            for set in setsOfClass where set >= sets.count {
                traits[symbol].formUnion(asked[set - sets.count].trait)
            }
        }
        self.members = members
        self.traits = traits
        var ascii: [Symbol] = []
        var starts: [UInt32] = []
        var symbols: [Symbol] = []
        for (range, index) in partition.runs {
            let symbol = Symbol(index + 1)
            if range.lowerBound < 0x80 {
                ascii += repeatElement(symbol, count: Int(min(range.upperBound, 0x7F) - range.lowerBound) + 1)
            }
            if range.upperBound >= 0x80 {
                starts.append(max(range.lowerBound, 0x80))
                symbols.append(symbol)
            }
        }
        self.ascii = ascii
        self.starts = starts
        self.symbols = symbols
    }

    /// Assigns symbols to the characters that a pattern distinguishes.
    init(_ tree: SyntaxTree) {
        var traits: SymbolTraits = []
        for case .assertion(let assertion) in tree.nodes {
            traits.formUnion(assertion.traitsBefore.union(assertion.traitsAfter))
        }
        self.init(sets: tree.sets, telling: traits)
    }

    /// Whether a set contains the characters of a symbol.
    @inline(__always)
    func set(_ set: Int, has symbol: Symbol) -> Bool {
        members[set &* wordsPerSet &+ Int(symbol &>> 6)] &>> UInt64(symbol & 63) & 1 != 0
    }

    /// The symbol of a character.
    @inline(__always)
    func symbol(of point: UInt32) -> Symbol {
        if point < 0x80 { return ascii[Int(point)] }
        var low = 0
        var high = starts.count
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if starts[middle] <= point { low = middle } else { high = middle }
        }
        return symbols[low]
    }
}
