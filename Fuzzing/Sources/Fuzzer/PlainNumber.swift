/// A number literal as its digits without zeros around them, and the place of the first one: 0.0120 is 12 at -1.
///
/// A reference for comparing numbers of any size and precision.
struct PlainNumber: Equatable {
    private var isNegative = false
    private var place = 0
    private var digits: [UInt8] = []

    /// - Parameter literal: a number as RFC 8259, section 6, allows it.
    init(_ literal: String) {
        let parts = literal.lowercased().split(separator: "e", maxSplits: 1)
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
        let whole = mantissa[0]
        digits = Array((whole + (mantissa.count > 1 ? mantissa[1] : "")).utf8)
        place = whole.utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeFirst(zeros)
        place -= zeros
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.isEmpty { place = 0 }
        isNegative = literal.hasPrefix("-") && !digits.isEmpty
    }

    /// Whether the number is an integer of at most so many digits.
    func isInteger(ofDigits limit: Int) -> Bool { digits.count <= place && place <= limit || digits.isEmpty }

    static func < (left: PlainNumber, right: PlainNumber) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    /// Whether the number is smaller than another one, both taken without their signs.
    private func isSmaller(than other: PlainNumber) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return !other.digits.isEmpty }
        if place != other.place { return place < other.place }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}
