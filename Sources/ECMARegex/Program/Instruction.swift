/// A step of a program; numbers are indices of other steps, unless documented otherwise.
enum Instruction: Sendable {
    /// A character of a set, then the next step.
    case characters(set: Int, next: Int)
    /// One of two steps; the first is tried first.
    case either(Int, or: Int)
    /// A condition on the place in the text.
    case assertion(Assertion, next: Int)
    /// A look-around, by its number.
    case look(Int, next: Int)
    /// The pattern, or that of a look-around, has been found.
    case found

    // The cases below occur only in programs for the backtracker.

    /// A character of a set before the place, then the next step.
    case charactersBefore(set: Int, next: Int)
    /// Stores the place in a register.
    case store(register: Int, next: Int)
    /// Clears registers.
    case forget(registers: Range<Int>, next: Int)
    /// Fails if the place is still the one in a register.
    case advanced(register: Int, next: Int)
    /// The beginning of a counted repetition, by its number: sets the counter to zero.
    case beginCount(Int)
    /// The step before each repetition and after the last, by the number of the counted repetition: decides whether to
    /// repeat once more.
    case count(Int)
    /// One more repetition, by the number of the counted repetition.
    case repeatCounted(Int)
    /// The text that a group has matched, by the number of the reference.
    case backReference(Int, BackReferenceReading, next: Int)
}

/// How a back-reference reads the text.
struct BackReferenceReading: Sendable {
    var ignoresCase: Bool
    var isBackward: Bool
}
