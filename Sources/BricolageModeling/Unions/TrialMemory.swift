internal import BricolageCore
internal import Synchronization

/// What became of the unions below one that is being tried.
///
///     union A at /        tries Leaf, Branch
///       union A at /x       read once while Leaf is tried ── remembered ──▶ taken from here while Branch is tried
///
/// Without it, unions within unions would cost the product of their alternatives: two tries at each of 30 levels are a
/// billion. With it, each union type reads each value once. What is remembered is forgotten when the outermost union is
/// done, so that a list of unions needs no more memory than its largest element.
package final class TrialMemory: Sendable {
    private struct Place: Hashable {
        var union: ObjectIdentifier
        var index: Int
    }

    /// What a read of a union has made.
    ///
    /// Unchecked, because the value is of any type: it goes from the call that made it to later calls within the same
    /// decode, on the same thread, and nowhere else.
    private struct Outcome: @unchecked Sendable {
        var result: Result<Any, any Error>
        /// What was left out of the value.
        var dropped: [DroppedValues.Entry]
    }

    private struct State {
        var depth = 0
        var outcomes: [Place: Outcome] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Reads a union, unless it was read at this place while the same outer union was being tried.
    func remember<Union>(
        _ union: Any.Type, at json: JSONDocument.Node, _ read: () throws -> Union
    ) throws -> Union {
        let place = Place(union: ObjectIdentifier(union), index: json.index)
        let log = json.environment(DroppedLog.self)
        let known = state.withLock { state in
            let known = state.outcomes[place]
            if known == nil { state.depth += 1 }
            return known
        }
        if let known {
            log?.append(known.dropped)
            if let value = try known.result.get() as? Union { return value }
        }
        let mark = log?.mark ?? 0
        let result = Result { try read() }
        let dropped = log?.cut(from: mark) ?? []
        log?.append(dropped)
        let outcome = Outcome(result: result.map { $0 as Any }, dropped: dropped)
        let forgotten = state.withLock { state -> [Place: Outcome] in
            state.depth -= 1
            guard state.depth == 0 else {
                state.outcomes[place] = outcome
                return [:]
            }
            defer { state.outcomes = [:] }
            return state.outcomes
        }
        // Values go when nothing is locked, because that may run code of their types.
        _ = consume forgotten
        return try result.get()
    }
}

extension TrialMemory {
    /// Reads a union with a coder, remembering where the coder is ours; with others the tries are counted.
    static func remember<Union>(
        _ union: Any.Type, of decoder: any Decoder, _ read: () throws -> Union
    ) throws -> Union {
        guard let native = decoder as? any NodeProvidingDecoder else {
            return try TrialBudget.spend(at: decoder.codingPath, JSONDocument(JSON(from: decoder)).root, read)
        }
        guard let memory = of(native) else { return try read() }
        return try memory.remember(union, at: native.node, read)
    }

    /// The memory of the decode that a decoder of ours belongs to.
    private static func of(_ decoder: any NodeProvidingDecoder) -> TrialMemory? {
        decoder.node.environment(TrialMemory.self) ?? decoder.kept(TrialMemory.init)
    }

    /// Reads a union directly, remembering in the environment of its document; the outermost union brings one along.
    static func remember<Union>(
        _ union: Any.Type, at json: JSONDocument.Node, _ read: (JSONDocument.Node) throws -> Union
    ) throws -> Union {
        // Nothing below a scalar can be a union, and the diagnosing pass remembers more than this does.
        guard json.count > 0, !json.isDiagnosed else { return try read(json) }
        if let memory = json.environment(TrialMemory.self) {
            return try memory.remember(union, at: json) { try read(json) }
        }
        let memory = TrialMemory()
        let carrying = json.carrying(memory)
        return try memory.remember(union, at: json) { try read(carrying) }
    }
}

/// How many unions may be tried within one union of a coder that is not ours, which has no place to remember them in.
///
/// In proportion to the value, so that only unions that multiply exhaust it.
enum TrialBudget {
    private final class Count: Sendable {
        let remaining: Atomic<Int>

        init(_ count: Int) { remaining = Atomic(count) }
    }

    @TaskLocal private static var current: Count?

    /// Tries a union, unless too many were tried within the outermost one.
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

/// The error of a union whose types are so much alike that trying them all takes too long.
struct TrialLimitError: Error, CustomStringConvertible {
    var place: JSONPointer

    var description: String { "the unions within each other at \(place) are too ambiguous for this coder" }
}
