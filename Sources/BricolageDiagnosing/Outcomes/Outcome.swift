internal import BricolageCore

/// The result of reading one value as a type.
///
/// Not generic over the type of the value: the Swift runtime would look up the specific type wherever an outcome is
/// made, which took longer than most operations on it.
struct Outcome {
    /// The value, or a placeholder for it; nil if there is neither.
    var value: Any?
    /// Whether nothing is wrong with the value.
    private(set) var isClean: Bool
    /// The faults of the value and of its contents.
    var faults: [Fault] = []
    /// How many further faults, later in the document than all of `faults`, exceed the number that can be reported.
    var omittedCount = 0
    /// The places of values that were not completely explored.
    var unexplored: UnexploredPlaces = []
    /// The error that a plain decode throws; nil if that is the error of the first fault.
    var error: (any Error)?
    /// The token of the error; 0 if it has none.
    var token = 0
    /// The places of the values that requests of the type were answered with.
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
