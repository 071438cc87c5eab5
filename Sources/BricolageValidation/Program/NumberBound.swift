internal import BricolageCore

/// A number that others are compared with, in the forms that comparisons need, the cheapest first.
struct NumberBound: BitwiseCopyable, Sendable {
    /// The number, if it is an integer that fits; else 0.
    var integer: Int64
    var isInteger: Bool
    /// The nearest double; infinite beyond the range of doubles.
    var double: Double

    init(_ number: JSON.Number) {
        let integer = number.integer(Int64.self)
        self.integer = integer ?? 0
        isInteger = integer != nil
        double = number.double
    }
}
