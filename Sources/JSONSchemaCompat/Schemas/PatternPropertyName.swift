/// A pattern that names of properties match as a whole.
public struct PatternPropertyName: Hashable, Sendable {
    private let whole: WholePattern

    /// Creates a pattern from a regular expression of ECMA-262; if it is none, validation fails, and the error says so.
    public init(pattern: String) {
        whole = WholePattern(pattern)
    }

    /// The pattern as it was given.
    var source: String { whole.source }

    func matches(_ name: String) throws -> Bool { try whole.matches(name) }

    /// Whether two patterns have the same source.
    public static func == (lhs: PatternPropertyName, rhs: PatternPropertyName) -> Bool {
        lhs.source == rhs.source
    }

    /// Feeds the source to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
