/// A table of the next state for each state of a search and each symbol.
///
///     [a-c]+d     columns      not UTF-8   others   a-c   d   end of the text
///                 row 0        it does not occur
///                 row 1        it occurs
///                 row 2        2           2        3     2   0        ◀ start
///                 row 3        2           2        3     1   0
///
/// An entry is the index in the table at which the row of the next state begins, so that an ASCII byte costs two loads
/// and an addition. The table is built when the pattern is compiled; patterns whose table would be too large have none.
struct Automaton: Sendable {
    let alphabet: Alphabet
    /// The symbols of ASCII characters and the rows, in memory that other code can use too.
    let memory: AutomatonMemory

    /// How many entries a table may have, and how many steps building it may take: 64 KB and part of a millisecond.
    static let largestTable = 1 << 14
    static let largestEffort = 1 << 17

    init(alphabet: Alphabet, table: [UInt32]) {
        self.alphabet = alphabet
        memory = AutomatonMemory(symbols: alphabet.ascii, rows: table, columns: alphabet.count + 1)
    }

    /// Whether the pattern occurs in a text: linear, and stops as soon as the result is certain.
    func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = alphabet.count
        let accepting = end &+ 1
        let rows = memory.rows
        var state = 2 * accepting
        var place = 0
        while place < text.count {
            let byte = text[place]
            let symbol: Int
            if byte < 0x80 {
                symbol = Int(memory.symbols[Int(byte)])
                place &+= 1
            } else {
                symbol = Int(alphabet.symbol(in: text, after: &place))
            }
            state = Int(rows[state &+ symbol])
            if state <= accepting { return state == accepting }
        }
        return Int(rows[state &+ end]) == accepting
    }
}

/// The memory of an automaton, which any thread may read: it is written once, before `init` returns, and freed with the
/// object.
final class AutomatonMemory: @unchecked Sendable {
    /// A symbol for each byte of ASCII.
    let symbols: UnsafePointer<UInt32>
    let rows: UnsafePointer<UInt32>
    private let columns: UInt32

    init(symbols: [UInt32], rows: [UInt32], columns: Int) {
        self.symbols = Self.copy(symbols)
        self.rows = Self.copy(rows)
        self.columns = UInt32(columns)
    }

    deinit {
        symbols.deallocate()
        rows.deallocate()
    }

    private static func copy(_ numbers: [UInt32]) -> UnsafePointer<UInt32> {
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, numbers.count))
        memory.initialize(from: numbers, count: numbers.count)
        return UnsafePointer(memory)
    }

    /// The same memory, for code that keeps this object alive.
    var table: ECMARegex.Table { ECMARegex.Table(symbols: symbols, rows: rows, columns: columns) }
}
