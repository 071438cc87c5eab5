internal import BricolageCore
internal import BricolageSchema

/// The comparison from the new schema to the old one.
///
/// A new schema refuses everything that an old one refuses if the old one follows from it. That is the same question in
/// the opposite direction, with answers of its own.
final class ReverseComparison {
    private var comparison: SchemaComparison

    init(_ comparison: SchemaComparison) {
        self.comparison = SchemaComparison(
            comparison.new, comparison.newRegistry, comparison.old, comparison.oldRegistry, comparison.options,
            isReverse: true)
    }

    /// Whether an old schema accepts every value that a new one accepts.
    func follows(_ old: JSONSchema, from new: JSONSchema) -> Bool {
        comparison.attempt { $0.compare([new], with: old, at: .root) }
    }
}
