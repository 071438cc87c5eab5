/// Decoding of UTF-8 to symbols, forward and backward, with the same characters in both directions.
extension Alphabet {
    /// The symbol of the character that begins at a place, which moves to the end of the character.
    ///
    /// A byte that begins no well-formed character has the symbol `illFormed`.
    ///
    /// - Precondition: The place is before the end of the text.
    @inline(__always)
    func symbol(in text: UnsafeBufferPointer<UInt8>, after place: inout Int) -> Symbol {
        let byte = text[place]
        guard byte >= 0x80 else {
            place &+= 1
            return ascii[Int(byte)]
        }
        let (point, length) = Self.character(in: text, at: place)
        place &+= length
        return length == 1 ? Self.illFormed : symbol(of: point)
    }

    /// The symbol of the character that ends at a place, which moves to the beginning of the character.
    ///
    /// - Precondition: The place is not the beginning of the text.
    @inline(__always)
    func symbol(in text: UnsafeBufferPointer<UInt8>, before place: inout Int) -> Symbol {
        let byte = text[place &- 1]
        guard byte >= 0x80 else {
            place &-= 1
            return ascii[Int(byte)]
        }
        for length in 2...4 where length <= place {
            let (point, found) = Self.character(in: text, at: place &- length)
            if found == length {
                place &-= length
                return symbol(of: point)
            }
        }
        place &-= 1
        return Self.illFormed
    }

    /// A character of several bytes, and its length; length 1 if no such character begins here (Unicode, table 3-7).
    static func character(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> (point: UInt32, length: Int) {
        let first = UInt32(text[place])
        let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
        guard length > 1, text.count &- place >= length else { return (first, 1) }
        var point = first & (0x7F &>> UInt32(length))
        for offset in 1..<length {
            let byte = UInt32(text[place &+ offset])
            guard byte & 0xC0 == 0x80 else { return (first, 1) }
            point = point &<< 6 | byte & 0x3F
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard point >= smallest, point <= CodePointSet.last, point & ~0x7FF != 0xD800 else { return (first, 1) }
        return (point, length)
    }
}
