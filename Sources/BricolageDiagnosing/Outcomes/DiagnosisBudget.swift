/// Limits the work of the pass to a multiple of a plain pass over the document.
///
///     work
///       │                 ╱ perStep for each step of the plain decoder up to a place, and perFault for each fault
///       │               ╱
///       │ inAnyCase   ╱
///       │────────────╱  ◀── above the line this value is skipped, and a later one may be checked again
///       │
///       └──────────────────────▶ places, in the order of the document
///
/// Work is counted in steps, each of which takes about as long as the plain decoder needs for a value of an ordinary
/// object. The plain decoder takes one step for each value, and many for each type that it tries in vain, since that
/// throws an error. These steps are earned: the pass may spend a multiple of them to find the faults of such values.
///
/// Steps that were saved on valid values may be spent on later ones. An expensive value can use up only the steps that
/// are allowed up to its end, so later values keep theirs. Work is counted, not measured, so that the same document
/// always gives the same report.
struct DiagnosisBudget {
    /// A kind of work, with its cost in steps.
    enum Work: Int {
        /// A run of an initialiser under observation.
        case run = 64
        /// An attempt of the plain decoder that failed.
        case attempt = 40
        /// Finding the faults of an object or array whose initialiser has thrown an error.
        case judgement = 96
        /// Comparing one candidate for a value with others.
        case candidate = 56
        /// Noting a fault and, if allowed, finding a placeholder for the value.
        case fault = 16
    }

    /// How many steps are allowed for each step of the plain decoder.
    ///
    /// With the first attempt that makes nine plain passes. The limit is ten, so one remains for work that is not
    /// counted in steps.
    private static let perStep = 8
    /// How many steps are allowed for each fault.
    ///
    /// That is enough for any number of faults in plain values: each takes an attempt, a run and its judgement, and a
    /// run for the next value, which is valid.
    private static let perFault = 300
    /// How many values may be read again for each value up to a place.
    private static let readingsPerValue = 4
    /// How many steps are always allowed.
    private let inAnyCase: Int
    private var spent = 0
    /// How many values were read again.
    private var readAgain = 0
    /// The steps that the plain decoder takes for types that it tries in vain before the right one.
    private(set) var earned = 0
    /// The last place that was reached, and the last one with a fault.
    private var reached = 0
    private var furthestFault = -1
    private var faultCount = 0

    /// Creates a budget; the steps that are always allowed do not depend on the size of the document.
    ///
    /// A small document may have types with a hundred cases each, and the plain decoder tries none of them after the
    /// first fault.
    ///
    /// - Parameter guesses: Whether the user of the decoder allows initialisers to run many times.
    init(guesses: Bool) { inAnyCase = guesses ? 1_000_000 : 52_000 }

    mutating func spend(_ work: Work) { spent += work.rawValue }

    /// Whether values may be read once more by the plain decoder; if so, counts them.
    ///
    /// Values may be nested, and several types may request each of them: without a limit that would take time quadratic
    /// in the depth.
    mutating func mayReadAgain(_ values: Range<Int>) -> Bool {
        reached = max(reached, values.lowerBound)
        guard readAgain + values.count <= Self.readingsPerValue * max(reached, values.upperBound) else { return false }
        readAgain += values.count
        spent += values.count
        return true
    }

    /// Adds work of the plain decoder itself beyond one step for each value.
    ///
    /// - Parameters:
    ///   - attempts: How many types the plain decoder tries in vain.
    ///   - steps: How many values the plain decoder reads meanwhile.
    mutating func earn(attempts: Int, steps: Int) { earned += attempts * Work.attempt.rawValue + steps }

    /// Resets the earned steps to an earlier number: the plain decoder would not have done the work since then.
    mutating func forgetEarned(since moment: Int) { earned = moment }

    /// Counts a fault; faults of one value read as several types count once.
    mutating func noteFault(at index: Int) {
        spend(.fault)
        guard index > furthestFault else { return }
        furthestFault = index
        faultCount += 1
    }

    /// Whether the budget up to the end of a value is exhausted.
    mutating func isExhausted(at value: Range<Int>) -> Bool {
        reached = max(reached, value.lowerBound)
        let plainSteps = max(reached, value.upperBound) + earned
        return spent > max(inAnyCase, Self.perStep * plainSteps) + Self.perFault * faultCount
    }
}

/// The error for an exhausted budget, thrown only where no other error is available.
struct BudgetExhausted: Error {}
