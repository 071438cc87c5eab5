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

/// What became of one value that was read as a type.
struct Outcome<Value> {
    /// The value, or one that may stand for it; nil when there is neither.
    var value: Value?
    /// What is wrong with the value and with what it contains.
    var faults: [Fault] = []
    /// How many more faults there are, behind the last of those in the document, than can be reported.
    var omittedCount = 0
    /// Values that could not be looked at to their end.
    var unexplored: [Int] = []
    /// What a plain decode throws; nil when nothing is wrong.
    var error: (any Error)?
    /// The values that requests of the type were answered with.
    var answered: [Int] = []

    init(value: Value) { self.value = value }

    init(
        value: Value? = nil, faults: [Fault], omittedCount: Int = 0, unexplored: [Int] = [], error: any Error,
        answered: [Int] = []
    ) {
        self.value = value
        self.faults = faults
        self.omittedCount = omittedCount
        self.unexplored = unexplored
        self.error = error
        self.answered = answered
    }

    func map<Other>(_ transform: (Value) -> Other) -> Outcome<Other> {
        guard let error else { return value.map { Outcome<Other>(value: transform($0)) } ?? Outcome<Other>() }
        return Outcome<Other>(
            value: value.map(transform), faults: faults, omittedCount: omittedCount, unexplored: unexplored,
            error: error,
            answered: answered)
    }

    private init() {}
}
