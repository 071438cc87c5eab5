internal import BricolageCore
internal import BricolageDiagnosing

/// Runs one initialiser repeatedly to learn what it needs, what may be absent, and which alternatives it tries.
///
///     1  run until it succeeds                    which members it requests, and their types
///     2  without each member                      which may be absent
///     3  with each member null, if it asks        which may be null
///     4  with each answer to each member          which members depend on it: on its presence, its type, its case
///     5  with other numbers and texts             whether members depend on values that runs cannot find
final class InitialiserStudy<T: Decodable> {
    let recorder: TypeRecorder
    /// For a class that is requested as its superclass, `T` is the superclass, and only this metatype knows the class.
    private let type: T.Type
    /// Why no run succeeded.
    private(set) var failure: String?
    /// How many members may still be found to decide which other members exist; each doubles the alternatives.
    var remainingDecisions = 8

    init(_ recorder: TypeRecorder, _ type: T.Type) {
        self.recorder = recorder
        self.type = type
    }

    func run(_ script: RecordingScript) -> (run: RecordingRun, error: (any Error)?) {
        let run = RecordingRun(recorder, script)
        do {
            let value = try type.init(from: RecordingDecoder(run: run, value: run.root))
            if run.isEndless { return (run, EndlessRequests()) }
            recorder.placeholders.remember(value)
            return (run, nil)
        } catch {
            return (run, error)
        }
    }

    func succeeds(_ script: RecordingScript) -> Bool { recorder.spend() && run(script).error == nil }

    /// The alternatives of an initialiser that requests the whole value several times and needs one of them:
    /// `first = try? First(from: decoder); second = try? Second(from: decoder)`.
    func sufficientRequests() -> [JSON.Object] {
        guard let found = firstSuccess(RecordingScript())?.0, 2...8 ~= found.requestCount else { return [] }
        return (0..<found.requestCount).flatMap { position in
            var script = RecordingScript()
            script.onlyRequest = position
            return fragments(script)
        }
    }

    /// The alternatives that are read after the refused requests of a script; none if no more are tried.
    func fragments(_ script: RecordingScript) -> [JSON.Object] {
        guard let (found, script) = firstSuccess(script) else { return [] }
        guard found.root.object?.listedKeyCount ?? 0 == 0 || script.onlyKey == nil else {
            return cases(script, count: found.root.object?.listedKeyCount ?? 0)
        }
        return refined(found, script)
    }

    /// The first run that makes a value, and the script for it.
    private func firstSuccess(_ script: RecordingScript) -> (RecordingRun, RecordingScript)? {
        var script = script
        var lastError: (any Error)?
        for attempt in 0..<max(ProbeValues.strings.count, 8) where recorder.spend() {
            script.attempt = attempt
            script.onlyKey = nil
            script.offersAnyKey = true
            var (found, error) = run(script)
            while let (member, constant) = Self.constant(behind: error, in: found), recorder.spend() {
                script.constants[member] = constant
                (found, error) = run(script)
            }
            if found.isEndless {
                failure = "\(EndlessRequests())"
                return nil
            }
            guard found.requestCount > script.refusals || script.refusals == 0 else { return nil }
            if error == nil { return (found, script) }
            lastError = error
            if found.root.object?.listsAnyKey == true {
                if let found = withoutAnyMember(script, after: found, error) { return found }
            } else if found.root.object?.listedKeyCount ?? 0 > 0 {
                script.onlyKey = 0
                (found, error) = run(script)
                if error == nil { return (found, script) }
            }
            if !found.probe.wasAsked, attempt > 0 { break }
        }
        if script.refusals == 0 { explain(run(script).run, lastError) }
        return nil
    }

    /// The value that the type requires for the member that it has refused; nil if it has refused something else.
    private static func constant(behind error: (any Error)?, in run: RecordingRun) -> ([String], JSON)? {
        guard let member = run.lastLookedAt, member.constant == nil, let error = error as? DecodingError,
            let reading = error.underlying as? JSONReadingError, [.unknownCase, .wrongKind].contains(reading.kind),
            let constant = try? JSON(parsing: reading.expected)
        else { return nil }
        return (member.path, constant)
    }

    /// A run in which members of any name have a kind that the type accepts or, if there is none, are absent.
    ///
    /// Types that examine such members themselves receive JSON, so that the accepted kinds can only be found by trying.
    private func withoutAnyMember(
        _ script: RecordingScript, after failed: RecordingRun, _ error: (any Error)?
    ) -> (RecordingRun, RecordingScript)? {
        var script = script
        for json in [true, "1", [], [:], .null] as [JSON]
        where failed.root.object?.anyMember?.contents.isUnknown == true {
            script.anyMember = json
            let (found, error) = run(script)
            if error == nil { return (found, script) }
        }
        script.offersAnyKey = false
        let (found, retryError) = run(script)
        guard retryError == nil else { return nil }
        let reading = (error as? DecodingError)?.underlying as? JSONReadingError
        if case .unexpectedKey? = reading?.kind {
            found.root.object?.closes = true
        } else {
            let gap = recorder.gap(T.self, "members of any name are of an unknown type")
            found.root.object?.requestAnyMember(RecordingRun.anyName).contents = .fragment(gap)
        }
        return (found, script)
    }

    /// Finds the kinds that members of any name may have, if the type examines these members itself.
    func kindsOfAnyMember(_ found: RecordingRun, _ script: RecordingScript) {
        guard let member = found.root.object?.anyMember, member.contents.isUnknown, script.offersAnyKey else { return }
        let taken = ([.null, true, 1, 1.5, "1", [], [:]] as [JSON]).filter { json in
            var variation = script
            variation.anyMember = json
            return succeeds(variation)
        }
        member.contents = .fragment(.kinds(taken))
    }

    private func explain(_ run: RecordingRun, _ error: (any Error)?) {
        if let unmade = run.unmade {
            failure = "no value of type \(unmade) could be created to continue"
        } else if let error {
            failure = "its initialiser refused every value that was tried: \(error)"
        }
    }

    /// One object for each key, if a value has exactly one of them, as with enumerations with payloads.
    private func cases(_ script: RecordingScript, count: Int) -> [JSON.Object] {
        (0..<count).flatMap { position -> [JSON.Object] in
            for attempt in 0..<8 where recorder.spend() {
                var script = script
                script.onlyKey = position
                script.attempt = attempt
                let (found, error) = run(script)
                guard error == nil else { continue }
                return refined(found, script).map { $0.merging(["additionalProperties": false]) }
            }
            return []
        }
    }
}

extension RecordedContents {
    /// Whether this is JSON that the type examines itself.
    fileprivate var isUnknown: Bool { if case .fragment(let fragment) = self { fragment.isEmpty } else { false } }
}

extension DecodingError {
    fileprivate var underlying: (any Error)? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context.underlyingError
        @unknown default: nil
        }
    }
}

/// An initialiser requests members or elements until one fails, which none does.
private struct EndlessRequests: Error, CustomStringConvertible {
    var description: String { "it requests members or elements without end" }
}
