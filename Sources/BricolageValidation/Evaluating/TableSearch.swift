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
        var state = 2 &* columns
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
}
