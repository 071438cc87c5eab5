package import BricolageCore

/// The tighter of the bounds that a schema sets on one side.
///
///     {"minimum": 1, "exclusiveMinimum": 2}       above 2
///     {"minimum": 1, "exclusiveMinimum": true}    above 1    up to draft 4, where the exclusive bounds are flags
package struct NumberLimit: Sendable {
    package let number: JSON.Number
    package let isExclusive: Bool
    /// The keyword whose value the number is.
    package let keyword: String

    /// - Parameter isLeast: Whether to use the lower bound instead of the upper one.
    package init?(_ schema: JSONSchema, isLeast: Bool) {
        let (plain, exclusive) = isLeast ? ("minimum", "exclusiveMinimum") : ("maximum", "exclusiveMaximum")
        let bound = schema.active(plain)?.number
        if let other = schema.active(exclusive)?.number, bound.map({ isLeast ? other >= $0 : other <= $0 }) ?? true {
            (number, isExclusive, keyword) = (other, true, exclusive)
        } else if let bound {
            (number, isExclusive, keyword) = (bound, schema.active(exclusive)?.bool == true, plain)
        } else {
            return nil
        }
    }

    /// The tightest of the bounds that some schemas set on one side; nil where none sets any.
    package static func tightest(of schemas: [JSONSchema], isLeast: Bool) -> NumberLimit? {
        schemas.reduce(nil) { tightest, schema in
            guard let limit = NumberLimit(schema, isLeast: isLeast) else { return tightest }
            return tightest.map { $0.implies(limit, isLeast: isLeast) ? $0 : limit } ?? limit
        }
    }

    /// Whether every number within this bound is within another one.
    package func implies(_ other: NumberLimit, isLeast: Bool) -> Bool {
        if number == other.number { return isExclusive || !other.isExclusive }
        return isLeast ? number > other.number : number < other.number
    }

    /// Whether a number is within the bound.
    package func allows(_ other: JSON.Number, isLeast: Bool) -> Bool {
        if number == other { return !isExclusive }
        return isLeast ? other > number : other < number
    }

    /// The nearest integer that is not within the bound; nil if the bound is no integer or a very large one.
    ///
    ///     {"minimum": 1} and {"exclusiveMinimum": 0}       0
    ///
    /// Of integers, a bound implies another one if it does not allow this integer.
    package func nearestOutside(isLeast: Bool) -> JSON.Number? {
        guard let bound = number.int else { return nil }
        if isExclusive { return number }
        let (next, overflows) = bound.addingReportingOverflow(isLeast ? -1 : 1)
        return overflows ? nil : JSON.Number(next)
    }
}
