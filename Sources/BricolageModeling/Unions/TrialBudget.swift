internal import BricolageCore
internal import Synchronization

/// Limits how many unions are tried inside one union that another coder decodes, which cannot store their results.
///
/// The limit is proportional to the value, so that only unions that multiply the work exhaust it.
enum TrialBudget {
    private final class Count: Sendable {
        let remaining: Atomic<Int>

        init(_ count: Int) { remaining = Atomic(count) }
    }

    @TaskLocal private static var current: Count?

    /// Tries a union, unless too many were tried inside the outermost one.
    ///
    /// - Parameter json: A copy of the value, made only for the outermost union.
    static func spend<Union>(
        at codingPath: [any CodingKey], _ json: @autoclosure () throws -> JSONDocument.Node, _ read: () throws -> Union
    ) throws -> Union {
        guard let current else {
            let count = try 1000 + 16 * json().document.storage.tapeCount
            return try $current.withValue(Count(count), operation: read)
        }
        guard current.remaining.subtract(1, ordering: .relaxed).newValue >= 0 else {
            throw TrialLimitError(place: JSONPointer(codingPath: codingPath))
        }
        return try read()
    }
}

/// The error of a union whose types are so similar that trying them all would take too long.
struct TrialLimitError: Error, CustomStringConvertible {
    var place: JSONPointer

    var description: String { "the nested unions at \(place) are too ambiguous for this coder" }
}
