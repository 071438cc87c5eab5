internal import BricolageCore

/// Checks of arrays, for types that write schemas.
public protocol ArrayValidatorsDSL {}

extension ArrayValidatorsDSL {
    /// Accepts an array whose elements a validator accepts.
    public func items(_ itemsValidator: @escaping JSONValueValidator) -> ArrayValidator {
        { elements in
            guard StackRoom.isLeft else { throw JSONValidationError(.depthLimit) }
            var found = IssueCollection()
            for (position, element) in elements.enumerated() {
                found.collect(at: "\(position)") { try itemsValidator(element) }
            }
            try found.check()
        }
    }

    /// Accepts an array with a number of elements.
    public func length(min: Int, max: Int) -> ArrayValidator {
        { elements in
            let count = elements.count
            if count < min { throw JSONValidationError(.tooFewItems(min: min, count: count)) }
            if count > max { throw JSONValidationError(.tooManyItems(max: max, count: count)) }
        }
    }

    /// Accepts an array whose elements are all different: numbers by their value, objects whatever the order of their
    /// members.
    public func unique(_ unique: Bool = true) -> ArrayValidator {
        { elements in
            guard unique else { return }
            var positions: [JSON: Int] = [:]
            for (position, element) in elements.enumerated() {
                // Values of Bricolage are hashed and compared without recursion.
                let value = try element.comparable(at: position)
                if let earlier = positions.updateValue(position, forKey: value) {
                    throw JSONValidationError(.duplicateItems(first: earlier, second: position))
                }
            }
        }
    }
}

extension JSONValue {
    fileprivate func comparable(at position: Int) throws -> JSON {
        do {
            return try JSON(self)
        } catch {
            throw JSONValidationError(issues: [JSONValidationError.Issue(error).inside("\(position)")])
        }
    }
}
