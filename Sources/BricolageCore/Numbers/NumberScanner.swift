/// Finds the end of a number literal and checks its grammar (RFC 8259, section 6).
///
///     number = [ "-" ] ( "0" / digit1-9 *digit ) [ "." 1*digit ] [ ( "e" / "E" ) [ "+" / "-" ] 1*digit ]
///
/// Invariant: the text is followed by a byte that belongs to no number, such as a zero.
package struct NumberScanner {
    /// The position after the last character of the literal.
    var end: Int
    /// Whether the literal has a fraction.
    var hasFraction = false
    /// Whether the literal has an exponent.
    var hasExponent = false

    /// Why and where a number is not valid.
    struct Failure: Error {
        var expected: String
        var offset: Int
    }

    /// Scans a literal whose first character is a digit or a minus.
    ///
    /// Stops at any other byte; a zero byte ends the text.
    @inline(__always)
    init(_ base: UnsafePointer<UInt8>) throws(Failure) {
        var position = 0
        if base[position] == UInt8(ascii: "-") { position &+= 1 }
        if base[position] == UInt8(ascii: "0") {
            position &+= 1
            if Self.isDigit(base[position]) {
                throw Failure(expected: "no digit after a leading zero", offset: position)
            }
        } else {
            position = try Self.digits(base, from: position)
        }
        if base[position] == UInt8(ascii: ".") {
            hasFraction = true
            position = try Self.digits(base, from: position &+ 1)
        }
        if base[position] | 0x20 == UInt8(ascii: "e") {
            hasExponent = true
            position &+= 1
            if base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") { position &+= 1 }
            position = try Self.digits(base, from: position)
        }
        end = position
    }

    @inline(__always)
    private static func digits(_ base: UnsafePointer<UInt8>, from start: Int) throws(Failure) -> Int {
        var position = start
        while isDigit(base[position]) { position &+= 1 }
        guard position > start else { throw Failure(expected: "a digit", offset: start) }
        return position
    }

    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
