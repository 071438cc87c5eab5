/// Something wrong at a place of the tape, before its words and its place in the text are worked out.
///
/// Most faults are never reported, because the code that met them tries something else: only those that are become
/// issues.
struct Fault: Sendable {
    /// What is wrong, in the words of whoever found it.
    var error: JSONReadingError
    /// The value it is about; for a missing member the object that lacks it.
    var index: Int
    /// The type that was wanted there.
    var type: Any.Type
    /// The error that the user's code has thrown.
    var underlying: (any Error)?
    /// Whether the words are those of code that is not ours, so that faults inside the value may explain them better.
    var isForeign = false
    /// The value whose type has thrown the error, if it is not the one that it is about.
    var origin: Int?
    /// The issue as somebody else has told it.
    var told: Told?
    /// For a value that may be one of several types: why it is none of them.
    var candidates: [Candidate] = []

    /// A type that was tried for a value, and what kept it from being read; without a type another account of the same.
    struct Candidate: Sendable {
        var type: Any.Type?
        var faults: [Fault]
    }

    /// An issue in words, out of line because it is large and faults are many.
    final class Told: Sendable {
        let issue: DecodingIssue

        init(_ issue: DecodingIssue) { self.issue = issue }
    }

    /// Whether two faults say the same about the same value.
    func isSame(as other: Fault) -> Bool { index == other.index && error.kind == other.error.kind }
}

extension [Fault] {
    /// Leaves out the last faults of the document beyond a number, and says how many these are.
    ///
    /// - Parameter sorted: How many faults at the beginning come before all others in the document.
    mutating func keepFirst(_ limit: Int, sortedUpTo sorted: Int = 0) -> Int {
        guard count > limit else { return 0 }
        let omittedCount = count - limit
        if sorted < limit { self[sorted...].sort { $0.index < $1.index } }
        removeLast(omittedCount)
        return omittedCount
    }
}
