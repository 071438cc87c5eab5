internal import BricolageCore

/// How much the pass may do, in plain passes over the document.
///
///     work
///       │                 ╱ perValue for each value up to a place, perFault for each fault
///       │             ╱╱╱
///       │  ╱╱╱──╱╱╱╱ ◀── the pass is over the line: this value is left, the next one may be looked at again
///       │╱╱
///       │ inAnyCase
///       └──────────────────────▶ places, in the order of the document
///
/// Work is counted in steps, each of which takes about as long as the plain decoder needs for a value of an ordinary
/// object. What was saved on values with which nothing is wrong may be spent on later ones, and one that costs much
/// takes nothing from those behind it. Counting and not measuring makes the same report of the same document each time.
struct DiagnosisBudget {
    /// What is counted.
    enum Work: Int {
        /// A run of an initialiser under observation, or an attempt of the plain decoder in vain.
        case run = 64
        /// Finding out what is wrong with an object or an array whose initialiser has thrown an error.
        case judgement = 96
        /// Comparing one type with others that a value might be.
        case candidate = 192
        /// Noting a fault and, where that may be, finding something that stands for the value.
        case fault = 16
    }

    /// What may be done for each value: with the first attempt that makes ten plain passes.
    private static let perValue = 9
    /// What may be done for each fault: an initialiser that has stopped at one is looked into in any case, so that of
    /// faults without number in plain values none is left out.
    private static let perFault = 220
    /// What may be done in any case.
    private let inAnyCase: Int
    private var spent = 0
    /// The furthest place that was come to, and the furthest with a fault.
    private var reached = 0
    private var furthestFault = -1
    private var faultCount = 0

    /// - Parameters:
    ///   - values: How many values and keys the document has.
    ///   - guesses: Whether initialisers may be run again and again, by those who ask for it.
    init(values: Int, guesses: Bool) {
        inAnyCase = guesses ? 1_000_000 : 20_000 + min(values, 400) * 100
    }

    mutating func spend(_ work: Work) { spent += work.rawValue }

    /// Takes note of a fault: those of several types that one value may be count once.
    mutating func noteFault(at index: Int) {
        spend(.fault)
        guard index > furthestFault else { return }
        furthestFault = index
        faultCount += 1
    }

    /// Whether as much has been done as may be up to the end of a value.
    mutating func isExhausted(at value: Range<Int>) -> Bool {
        reached = max(reached, value.lowerBound)
        return spent > inAnyCase + Self.perValue * max(reached, value.upperBound) + Self.perFault * faultCount
    }
}

/// No more may be done: thrown only where no other error is at hand.
struct BudgetExhausted: Error {}
