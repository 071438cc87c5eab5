internal import BricolageCore

/// What became of one value that was read as a type.
///
/// No type of its own for each of these: the run time would look it up wherever one is made, which took longer than
/// most of what is done with it.
struct Outcome {
    /// The value, or one that may stand for it; nil when there is neither.
    var value: Any?
    /// Whether nothing is wrong with the value.
    private(set) var isClean: Bool
    /// What is wrong with the value and with what it contains.
    var faults: [Fault] = []
    /// How many more faults there are, behind the last of those in the document, than can be reported.
    var omittedCount = 0
    /// Values that could not be looked at to their end.
    var unexplored: UnexploredPlaces = []
    /// What a plain decode throws; nil where that is what the first fault says.
    var error: (any Error)?
    /// The number that the error was thrown with; 0 for one that was not.
    var token = 0
    /// The values that requests of the type were answered with.
    var answered: [Int] = []

    init(value: Any) {
        self.value = value
        isClean = true
    }

    init(
        value: Any? = nil, faults: [Fault], omittedCount: Int = 0, unexplored: UnexploredPlaces = [],
        error: (any Error)? = nil, answered: [Int] = []
    ) {
        self.value = value
        isClean = false
        self.faults = faults
        self.omittedCount = omittedCount
        self.unexplored = unexplored
        self.error = error
        self.answered = answered
    }
}
