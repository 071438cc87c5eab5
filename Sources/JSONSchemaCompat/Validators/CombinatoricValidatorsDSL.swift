/// Combinations of checks, for types that write schemas.
public protocol CombinatoricValidatorsDSL {}

extension CombinatoricValidatorsDSL {
    /// Accepts what all these validators accept.
    public func allOf<T>(_ validators: [ContentValidator<T>]) -> ContentValidator<T> {
        { value in try validateAll(value, by: validators) }
    }

    /// Accepts what all these validators accept.
    public func allOf<T>(_ validators: ContentValidator<T>...) -> ContentValidator<T> { allOf(validators) }

    /// Accepts what at least one of these validators accepts.
    public func anyOf<T>(_ validators: [ContentValidator<T>]) -> ContentValidator<T> {
        if validators.count == 1 { return validators[0] }
        return { value in
            let verdicts = try Verdicts(on: value, by: validators)
            if verdicts.accepting.isEmpty { throw JSONValidationError(.anyOf, causes: verdicts.issues) }
        }
    }

    /// Accepts what at least one of these validators accepts.
    public func anyOf<T>(_ validators: ContentValidator<T>...) -> ContentValidator<T> { anyOf(validators) }

    /// Accepts what exactly one of these validators accepts.
    public func oneOf<T>(_ validators: [ContentValidator<T>]) -> ContentValidator<T> {
        if validators.count == 1 { return validators[0] }
        return { value in
            let verdicts = try Verdicts(on: value, by: validators)
            guard verdicts.accepting.count == 1 else {
                let causes = verdicts.accepting.isEmpty ? verdicts.issues : []
                throw JSONValidationError(.oneOf(accepting: verdicts.accepting), causes: causes)
            }
        }
    }

    /// Accepts what exactly one of these validators accepts.
    public func oneOf<T>(_ validators: ContentValidator<T>...) -> ContentValidator<T> { oneOf(validators) }

    /// Accepts what none of these validators accepts.
    public func noneOf<T>(_ validators: [ContentValidator<T>]) -> ContentValidator<T> {
        { value in
            let accepting = try Verdicts(on: value, by: validators).accepting
            guard accepting.isEmpty else { throw JSONValidationError(.noneOf(accepting: accepting)) }
        }
    }

    /// Accepts what none of these validators accepts.
    public func noneOf<T>(_ validators: ContentValidator<T>...) -> ContentValidator<T> { noneOf(validators) }
}

/// What each of several validators says about a value.
private struct Verdicts {
    /// The positions of the validators that accept the value.
    private(set) var accepting: [Int] = []
    /// What the others find wrong.
    private(set) var issues: [JSONValidationError.Issue] = []

    /// - Throws: what a validator found that could not decide: the value must not be taken as invalid then.
    init<T>(on value: T, by validators: [ContentValidator<T>]) throws {
        for (position, validator) in validators.enumerated() {
            do {
                try validator(value)
                accepting.append(position)
            } catch {
                let found = IssueCollection.issues(of: error)
                if found.contains(where: \.isUndecided) { throw JSONValidationError(issues: found) }
                issues += found
            }
        }
    }
}
