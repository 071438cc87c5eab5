/// A step of a program; the numbers are places of other steps, unless something else is said.
enum Instruction: Sendable {
    /// A character of a set, and then what follows.
    case characters(set: Int, next: Int)
    /// Either of two, the first one first.
    case either(Int, or: Int)
    /// A condition on the place.
    case assertion(Assertion, next: Int)
    /// A look-around, by its number.
    case look(Int, next: Int)
    /// The pattern, or that of a look-around, has been found.
    case found

    // What follows is in programs for the backtracker only.

    /// A character of a set before the place, and then what follows.
    case charactersBefore(set: Int, next: Int)
    /// Stores the place in a register.
    case store(register: Int, next: Int)
    /// Forgets what registers hold.
    case forget(registers: Range<Int>, next: Int)
    /// Fails where the place is still the one that a register holds.
    case advanced(register: Int, next: Int)
    /// A repetition that is counted, by its number: its beginning, which sets the counter to zero.
    case beginCount(Int)
    /// The place between two repetitions of one that is counted, where it is decided whether there is another one.
    case count(Int)
    /// One more repetition of one that is counted.
    case repeatCounted(Int)
    /// What a group has matched, by the number of the reference.
    case backReference(Int, BackReferenceReading, next: Int)
}

/// How a back-reference reads the text.
struct BackReferenceReading: Sendable {
    var ignoresCase: Bool
    var isBackward: Bool
}
