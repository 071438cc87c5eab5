internal import ECMARegex

extension ECMARegex.Table {
    /// Whether the pattern occurs in a text; nil if there is no table, or if the text is not ASCII.
    ///
    /// Linear in the text, and stops once the result is certain.
    @inline(__always)
    func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard let symbols, let rows else { return nil }
        // The first row is the state in which the pattern cannot occur any more, the second that in which it has
        // occurred.
        var state = start
        var position = 0
        while position < text.count {
            let byte = text[position]
            if byte >= 0x80 { return nil }
            state = rows[Int(state &+ symbols[Int(byte)])]
            if state <= columns { return state == columns }
            position &+= 1
        }
        return rows[Int(state &+ columns &- 1)] == columns
    }

    /// The state in which a search begins.
    var start: UInt32 { 2 &* columns }

    /// Whether a pattern does not occur, whatever follows.
    func isRefused(_ state: UInt32) -> Bool { state == 0 }

    /// Whether a pattern occurs, whatever follows.
    func isFound(_ state: UInt32) -> Bool { state == columns }

    /// The state that follows an ASCII byte; that of refusal if there is no table.
    func state(after byte: UInt8, _ state: UInt32) -> UInt32 {
        guard let symbols, let rows else { return 0 }
        return rows[Int(state &+ symbols[Int(byte)])]
    }
}
