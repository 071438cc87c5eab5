internal import BricolageCore

/// Finds the steps to many values, and their locations, in one sweep over a document.
///
///     sweep     [ root ][ "menu" ][ 3 ]      the way to the value that was asked for last
///     numbers   [  0   ][   7    ][ 8 ]      the numbers of its steps
///
/// The values must be asked for in ascending order; the same one may be asked for again. A sweep is linear in the
/// document up to the last value, and makes each step once.
struct StepSweep {
    /// The steps that were found.
    private(set) var steps: [PathStep] = []
    private var sweep: PlaceSweep
    private var numbers: [Int] = []

    init(_ storage: DocumentStorage) { sweep = PlaceSweep(storage) }

    /// The location of a value.
    mutating func location(of index: Int) -> SourceLocation { sweep.location(of: index) }

    /// The number of the last step to a value; nil for the root.
    mutating func step(to index: Int) -> Int? {
        numbers.removeLast(numbers.count - sweep.descend(to: index))
        while let child = sweep.child(at: numbers.count) {
            steps.append(
                PathStep(outer: numbers.last, child: child.key.map(PathStep.Child.key) ?? .element(child.position)))
            numbers.append(steps.count - 1)
        }
        return numbers.last
    }
}
