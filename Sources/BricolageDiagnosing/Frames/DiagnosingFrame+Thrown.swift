internal import BricolageCore

extension DiagnosingFrame {
    /// Faults that were thrown as an error, to see what the code of the type does with it.
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
        /// How many requests of the run had been answered before the error was thrown.
        let answeredCount: Int
        /// The index of the request that the error answers.
        let request: Int
        /// The earned budget when the error was thrown.
        let earned: Int

        /// - Parameter index: The place of the value that was requested.
        init(
            _ outcome: Outcome, of type: Any.Type, at index: Int, _ site: RequestSite, token: Int, error: any Error,
            answeredCount: Int, request: Int, earned: Int
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
            self.request = request
            self.earned = earned
        }
    }
}

extension DiagnosingFrame.Thrown {
    /// Whether it reports a missing member that was requested only because another one could not be read.
    func isMissing(after other: DiagnosingFrame.Thrown) -> Bool {
        guard case .missing? = faults.first?.kind else { return false }
        return other.answeredCount == answeredCount
    }

    /// Whether an error is the instance that was thrown, or a copy of it, which a cast makes of a `DecodingError`.
    func isItself(_ other: any Error) -> Bool {
        if ErrorIdentity(error) == ErrorIdentity(other) { return true }
        guard let error = error.decodingError, let other = other.decodingError else { return false }
        return error.isCopy(of: other)
    }

    func isSame(as other: any Error) -> Bool { isSame(as: other, other.faultToken) }

    /// Whether an error is the one that was thrown, or a copy with the same token.
    ///
    /// - Parameter otherToken: The token of the other error; 0 if it has none.
    func isSame(as other: any Error, _ otherToken: Int) -> Bool {
        // Errors of user code cannot carry a token.
        token != 0 ? otherToken == token : otherToken == 0 && isItself(other)
    }
}

extension DecodingError {
    /// Whether another error says the same of the same place, because of the same error if there is any.
    fileprivate func isCopy(of other: DecodingError) -> Bool {
        guard let context, let others = other.context else { return false }
        switch (self, other) {
        case (.typeMismatch(let type, _), .typeMismatch(let otherType, _)):
            guard type == otherType else { return false }
        case (.valueNotFound(let type, _), .valueNotFound(let otherType, _)):
            guard type == otherType else { return false }
        case (.keyNotFound(let key, _), .keyNotFound(let otherKey, _)):
            guard key.stringValue == otherKey.stringValue else { return false }
        case (.dataCorrupted, .dataCorrupted): break
        default: return false
        }
        return context.debugDescription == others.debugDescription
            && context.codingPath.map(\.stringValue) == others.codingPath.map(\.stringValue)
            && context.underlyingError.map(ErrorIdentity.init) == others.underlyingError.map(ErrorIdentity.init)
    }
}
