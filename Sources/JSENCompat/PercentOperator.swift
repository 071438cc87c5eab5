// There is no operator for optionals, deliberately: to leave a member out of a request and to set it to null mean
// different things.

prefix operator %

/// The number as an `int`.
public prefix func % (value: Int) -> JSEN { .int(value) }

/// The number as a `double`.
public prefix func % (value: Double) -> JSEN { .double(value) }

/// The text as a `string`.
public prefix func % (value: String) -> JSEN { .string(value) }

/// The truth value as a `bool`.
public prefix func % (value: Bool) -> JSEN { .bool(value) }

/// The elements as an `array`.
public prefix func % (value: [JSEN]) -> JSEN { .array(value) }

/// The members as a `dictionary`.
public prefix func % (value: [String: JSEN]) -> JSEN { .dictionary(value) }
