extension Evaluator {
    /// Whether the check `first` finds nothing wrong with a value.
    mutating func isFine(_ step: Instruction, _ index: Int) -> Bool {
        program.customChecks[Int(step.first)].complaint(about: node(index)) == nil
    }
}
