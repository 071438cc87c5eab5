internal import BricolageCore

extension DiagnosingFrame {
    /// Faults that were thrown for the code of the type to do with as it likes.
    ///
    /// A reference, since candidates are listed, sorted and compared.
    final class Thrown {
        let site: RequestSite
        let token: Int
        let error: any Error
        let type: Any.Type
        let index: Int
        let faults: [Fault]
        let omittedCount: Int
        let unexplored: UnexploredPlaces
        let answered: [Int]
        /// How many requests of the run had been answered.
        let answeredCount: Int
        /// What the plain decoder was known to do by then.
        let earned: Int

        /// - Parameter index: The value that was asked for.
        init(
            _ outcome: Outcome, of type: Any.Type, at index: Int, _ site: RequestSite, token: Int, error: any Error,
            answeredCount: Int, earned: Int
        ) {
            self.site = site
            self.token = token
            self.error = error
            self.type = type
            self.index = index
            faults = outcome.faults
            omittedCount = outcome.omittedCount
            unexplored = outcome.unexplored
            answered = outcome.answered
            self.answeredCount = answeredCount
            self.earned = earned
        }
    }
}

extension DiagnosingFrame.Thrown {
    /// Whether it says that a member is missing which was asked for because another one could not be read.
    func isMissing(after other: DiagnosingFrame.Thrown) -> Bool {
        guard case .missing? = faults.first?.kind else { return false }
        return other.answeredCount == answeredCount
    }

    /// Whether an error is the one that was thrown and not only one that says the same.
    func isItself(_ other: any Error) -> Bool { ErrorIdentity(error) == ErrorIdentity(other) }

    func isSame(as other: any Error) -> Bool { isSame(as: other, other.faultToken) }

    /// Whether another error is this one.
    ///
    /// - Parameter otherToken: The number in the other error; 0 for those without one.
    func isSame(as other: any Error, _ otherToken: Int) -> Bool {
        // Errors of users cannot be marked.
        token != 0 ? otherToken == token : otherToken == 0 && isItself(other)
    }
}
