/// A table that knows for each state of a search and each symbol the state that follows.
///
///     [a-c]+d     columns      not UTF-8   a-c   d   others   end of the text
///                 row 0        it does not occur
///                 row 1        it occurs
///                 row 2        2           3     2   2        0        ◀ start
///                 row 3        2           3     1   2        0
///
/// An entry is the place in the table where the row of the state begins, so that a byte of ASCII costs two loads and
/// an addition. The table is made when the pattern is compiled; patterns for which it were too large have none.
struct Automaton: Sendable {
    let alphabet: Alphabet
    private let table: [UInt32]
    private let start: UInt32

    /// How many entries a table may have, and how many steps making it may take: some ten pages and part of a
    /// millisecond.
    static let largestTable = 1 << 14
    static let largestEffort = 1 << 17

    init(alphabet: Alphabet, table: [UInt32]) {
        self.alphabet = alphabet
        self.table = table
        start = UInt32(2 * (alphabet.count + 1))
    }

    /// Whether the pattern occurs in a text: linear, and no longer than needed to know.
    func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = alphabet.count
        let accepting = end &+ 1
        return table.withUnsafeBufferPointer { table in
            alphabet.ascii.withUnsafeBufferPointer { ascii in
                var state = Int(start)
                var place = 0
                while place < text.count {
                    let byte = text[place]
                    let symbol: Int
                    if byte < 0x80 {
                        symbol = Int(ascii[Int(byte)])
                        place &+= 1
                    } else {
                        symbol = Int(alphabet.symbol(in: text, after: &place))
                    }
                    state = Int(table[state &+ symbol])
                    if state <= accepting { return state == accepting }
                }
                return Int(table[state &+ end]) == accepting
            }
        }
    }
}
