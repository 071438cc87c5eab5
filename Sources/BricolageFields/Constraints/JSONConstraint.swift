public import BricolageCore

/// A requirement of a schema beyond the type of a value: the length of a string, the size of a number, the number of
/// elements.
///
///     try fields.check("port", .range(from: 1, to: 65_535))
///     try fields.check("tags", .elements(.length(from: 1)))
///     try fields.check(.members(from: 1))
///
/// As in JSON Schema, a constraint applies to values of one kind, and values of all other kinds meet it.
public enum JSONConstraint: Hashable, Sendable {
    /// The number of code points of a string (Validation 6.3.1, 6.3.2).
    case length(from: Int = 0, to: Int = .max)
    /// The least and the greatest number (Validation 6.2.2, 6.2.4), compared exactly.
    case range(from: Double = -.infinity, to: Double = .infinity)
    /// The exclusive bounds of a number (Validation 6.2.3, 6.2.5), compared exactly.
    case between(Double = -.infinity, and: Double = .infinity)
    /// An integer above 0 of which a number is a multiple (Validation 6.2.1).
    case multiple(of: Int)
    /// The number of elements of an array (Validation 6.4.1, 6.4.2).
    case count(from: Int = 0, to: Int = .max)
    /// An array without equal elements (Validation 6.4.3).
    case distinct
    /// A constraint on each element of an array.
    indirect case elements(JSONConstraint)
    /// The number of members of an object, counting each key once (Validation 6.5.1, 6.5.2).
    case members(from: Int = 0, to: Int = .max)
    /// A constraint on each value of an object.
    indirect case values(JSONConstraint)
    /// A constraint on each key of an object, as a string.
    indirect case keys(JSONConstraint)
    /// The keys that an object must have (Validation 6.5.3).
    case requires([String])
    /// The scalars that the value may equal, whatever its kind (Validation 6.1.2, 6.1.3).
    case scalar([JSON])
    /// Several constraints at once.
    case all([JSONConstraint])
    /// One or more of several constraints.
    case any([JSONConstraint])
    /// Exactly one of several constraints.
    case one([JSONConstraint])
    /// The negation of a constraint.
    indirect case not(JSONConstraint)
}
