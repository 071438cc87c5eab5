internal import ECMARegex

extension ECMARegex.Table {
    /// Whether the pattern occurs in a text; nil where the table does not say, because there is none or the text is not
    /// ASCII.
    ///
    /// Linear in the text, and no longer than needed to know.
    @inline(__always)
    func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard let symbols, let rows else { return nil }
        // The row of a text in which the pattern does not occur is the first, that of one where it does the second.
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

    /// The state that follows a byte of ASCII; one of refusal where there is no table.
    func state(after byte: UInt8, _ state: UInt32) -> UInt32 {
        guard let symbols, let rows else { return 0 }
        return rows[Int(state &+ symbols[Int(byte)])]
    }
}
