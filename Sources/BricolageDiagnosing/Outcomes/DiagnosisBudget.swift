/// How much the pass may do, in plain passes over the document.
///
///     work
///       │                 ╱ perStep for each step of the plain decoder up to a place, and perFault for each fault
///       │               ╱
///       │ inAnyCase   ╱
///       │────────────╱  ◀── above the line this value is left, and the next one may be looked at again
///       │
///       └──────────────────────▶ places, in the order of the document
///
/// Work is counted in steps, each of which takes about as long as the plain decoder needs for a value of an ordinary
/// object. The plain decoder takes one step for each value, and many for each type that it tries in vain, which throws
/// an error: what it does itself for a value is earned, many times over, for finding out what is wrong with such
/// values.
///
/// What was saved on values with which nothing is wrong may be spent on later ones, and one that costs much takes
/// nothing from those behind it. Counting and not measuring makes the same report of the same document each time.
struct DiagnosisBudget {
    /// What is counted.
    enum Work: Int {
        /// A run of an initialiser under observation.
        case run = 64
        /// An attempt of the plain decoder in vain.
        case attempt = 40
        /// Finding out what is wrong with an object or an array whose initialiser has thrown an error.
        case judgement = 96
        /// Comparing one type with others that a value might be.
        case candidate = 56
        /// Noting a fault and, where that may be, finding something that stands for the value.
        case fault = 16
    }

    /// What may be done for each step of the plain decoder: with the first attempt that makes nine plain passes, and
    /// leaves one for what is not counted in steps.
    private static let perStep = 8
    /// What may be done for each fault, so that of faults without number in plain values none is left out: an attempt,
    /// a run and its judgement, and the run of the value behind, in which nothing is wrong.
    private static let perFault = 300
    /// How many values may be read again for each value up to a place.
    private static let readingsPerValue = 4
    /// What may be done in any case.
    private let inAnyCase: Int
    private var spent = 0
    /// How many values were read again.
    private var readAgain = 0
    /// The steps that the plain decoder takes for types that it tries in vain before it comes to the right one.
    private(set) var earned = 0
    /// The furthest place that was come to, and the furthest with a fault.
    private var reached = 0
    private var furthestFault = -1
    private var faultCount = 0

    /// A small document may be of types with a hundred cases each, of which the plain decoder tries none behind the first
    /// fault: what is allowed in any case does not depend on its size.
    ///
    /// - Parameter guesses: Whether initialisers may be run again and again, by those who ask for it.
    init(guesses: Bool) { inAnyCase = guesses ? 1_000_000 : 52_000 }

    mutating func spend(_ work: Work) { spent += work.rawValue }

    /// Whether values may be read plainly once more, which is taken note of.
    ///
    /// One may hold the next, and several types may ask for each: without a bound that would take time by the square of
    /// the depth.
    mutating func mayReadAgain(_ values: Range<Int>) -> Bool {
        reached = max(reached, values.lowerBound)
        guard readAgain + values.count <= Self.readingsPerValue * max(reached, values.upperBound) else { return false }
        readAgain += values.count
        spent += values.count
        return true
    }

    /// Takes note of what the plain decoder itself does beyond one step for each value.
    ///
    /// - Parameters:
    ///   - attempts: How many types it tries in vain.
    ///   - steps: How many values it reads meanwhile.
    mutating func earn(attempts: Int, steps: Int) { earned += attempts * Work.attempt.rawValue + steps }

    /// Takes back what was earned since a moment: the plain decoder would not have come to that.
    mutating func forgetEarned(since moment: Int) { earned = moment }

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
        let plainSteps = max(reached, value.upperBound) + earned
        return spent > max(inAnyCase, Self.perStep * plainSteps) + Self.perFault * faultCount
    }
}

/// No more may be done: thrown only where no other error is at hand.
struct BudgetExhausted: Error {}
