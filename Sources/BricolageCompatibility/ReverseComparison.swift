internal import BricolageCore
internal import BricolageSchema

/// The comparison from the new schema to the old one.
///
/// What an old schema refuses, a new one refuses too from which the old one follows: that is the question the other way
/// round, with answers of its own.
final class ReverseComparison {
    private var comparison: SchemaComparison

    init(_ comparison: SchemaComparison) {
        self.comparison = SchemaComparison(
            comparison.new, comparison.newRegistry, comparison.old, comparison.oldRegistry, comparison.options,
            isReverse: true)
    }

    /// Whether every value of a new schema is valid by an old one.
    func follows(_ old: JSONSchema, from new: JSONSchema) -> Bool {
        comparison.attempt { $0.compare([new], with: old, at: .root) }
    }
}
