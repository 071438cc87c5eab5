package import BricolageCore
internal import BricolageKernel

/// The results of reading values that may be read again, because the type of the value around them is not decided yet.
///
///     level 1   the whole document
///     level 2     union at /          tries Leaf, Branch
///     level 3       union at /x         read while Leaf is tried ── remembered ──▶ taken from here for Branch
///
/// Without it, unions within unions would cost the product of their alternatives: two tries at each of 30 levels are a
/// billion. With it, each type reads each value once, except for values that were read before anything was tried a
/// second time: linear in the document, times the number of types that a value may have.
///
/// Nothing is remembered, and nothing allocated, until a first read has failed or a union tries a second type. Results
/// are forgotten when level 2 moves on to another value, so that a list of unions needs no more memory than its largest
/// element.
///
/// Each thread has its own, in `ThreadTrials.h`: nothing that reads a document could store it without a cost.
/// Invariant: `memory` there is null or an owned reference, which only this file puts there and uses, and which
/// `ThreadTrials` releases when the outermost level ends. An outcome retains the owner by which it is found, so that no
/// other object can be mistaken for the owner.
package final class TrialMemory {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var owner: ObjectIdentifier
        var index: Int
        /// A read with null refused may fail that would succeed otherwise.
        var nullsAreRefused = ThreadTrials.nullsAreRefused

        init(_ type: Any.Type, _ json: JSONDocument.Node, of owner: AnyObject? = nil) {
            self.type = ObjectIdentifier(type)
            self.owner = ObjectIdentifier(owner ?? json.storage)
            index = json.index
        }
    }

    struct Outcome {
        fileprivate var result: Result<Any, any Error>
        fileprivate var notes: [any Sendable]
        fileprivate var owner: AnyObject

        /// The value that was read, or the error; in a function of its own, because the optional alone would cost each
        /// value that is not remembered a look-up of its type at run time.
        @inline(never)
        func value<Value>(at json: JSONDocument.Node, or read: () throws -> Value) throws -> Value {
            guard let value = try result.get() as? Value else { return try read() }
            json.storage.environment?.values[TrialLog.self]?.append(notes)
            return value
        }
    }

    private var outcomes: [Key: Outcome] = [:]
    /// The value that the outermost trial is about.
    private var subject: Int?

    private init() {}
}

extension TrialMemory {
    /// Reads a value as a type, unless that was done already and is remembered.
    ///
    /// - Parameter owner: What else the outcome depends on: the document, or the call of a coder.
    /// - Throws: What `read` throws; at the outermost level, the depth error if the stack had no room.
    package static func remember<Value>(
        _ type: Any.Type, at json: JSONDocument.Node, of owner: AnyObject, _ read: () throws -> Value
    ) throws -> Value {
        let trials = bricolage_trials()
        trials.pointee.level &+= 1
        defer { ThreadTrials.leave(trials) }
        let key = Key(type, json, of: owner)
        let log = json.storage.environment?.values[TrialLog.self]
        if let memory = current(trials) {
            if trials.pointee.level == 2 { memory.turn(to: json.index) }
            if let known = memory.outcomes[key] { return try known.value(at: json, or: read) }
        }
        let refusals = StackRoom.refusals
        let mark = log?.mark ?? 0
        do {
            let value = try read()
            if StackRoom.refusals != refusals, trials.pointee.level == 1 { throw json.tooDeep }
            if let memory = current(trials) {
                let notes = log?.cut(from: mark) ?? []
                log?.append(notes)
                memory.note(Outcome(result: .success(value), notes: notes, owner: owner), key, trials.pointee.level)
            }
            return value
        } catch {
            trials.pointee.failures &+= 1
            _ = log?.cut(from: mark)
            if trials.pointee.level > 1 { expectRepetition() }
            current(trials)?.note(
                Outcome(result: .failure(error), notes: [], owner: owner), key, trials.pointee.level)
            if StackRoom.refusals != refusals, trials.pointee.level == 1, !error.isDepthLimit { throw json.tooDeep }
            throw error
        }
    }

    /// Reads an object once more, since a first reading has shown that it has a key twice.
    ///
    /// The objects around it may have to be read again as well: each takes the results of the objects within it from
    /// here, which would otherwise be read twice as often at each level.
    static func rereading<Value>(
        _ type: Value.Type, at json: JSONDocument.Node, _ read: () throws -> Value
    ) throws -> Value {
        // At a few levels, repeated reading costs less than remembering.
        guard json.storage.depth > 3 else { return try read() }
        expectRepetition()
        let log = json.storage.environment?.values[TrialLog.self]
        let mark = log?.mark ?? 0
        let result = Result { try read() }
        let notes = log?.cut(from: mark) ?? []
        if case .success = result { log?.append(notes) }
        let outcome = Outcome(result: result.map { $0 as Any }, notes: notes, owner: json.storage)
        current(bricolage_trials())?.outcomes[Key(type, json)] = outcome
        return try result.get()
    }

    /// Whether anything may be remembered on this thread.
    @inline(__always)
    static var isInUse: Bool { bricolage_trials().pointee.memory != nil }

    /// The result of an object that was read twice; nil for all others.
    static func outcome(of type: Any.Type, at json: JSONDocument.Node) -> Outcome? {
        current(bricolage_trials())?.outcomes[Key(type, json)]
    }

    /// Remembers results from now on: values are about to be read again, as another type.
    package static func expectRepetition() {
        let trials = bricolage_trials()
        guard trials.pointee.memory == nil, trials.pointee.level > 0 else { return }
        trials.pointee.memory = Unmanaged.passRetained(TrialMemory()).toOpaque()
    }

    /// Keeps an outcome that may be requested again: one within the outermost trial.
    private func note(_ outcome: Outcome, _ key: Key, _ level: Int) {
        if level == 2 { subject = key.index }
        if level > 2 { outcomes[key] = outcome }
    }

    private static func current(_ trials: UnsafeMutablePointer<BricolageTrials>) -> TrialMemory? {
        trials.pointee.memory.map { Unmanaged<TrialMemory>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Forgets what was remembered for the value that the outermost trial was about before.
    private func turn(to index: Int) {
        if subject != index, !outcomes.isEmpty { outcomes.removeAll() }
        subject = index
    }
}
