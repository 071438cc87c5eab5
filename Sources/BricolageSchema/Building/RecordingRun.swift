internal import BricolageCore
internal import BricolageDiagnosing

/// How the requests of one run are answered.
struct RecordingScript {
    /// Which texts and numbers are handed out, and whether what may be absent is absent.
    var attempt = 0
    /// How many of the first requests of the whole value are refused, to see what is tried next.
    var refusals = 0
    /// The member that is not there.
    var absent: [String]?
    /// The member that is null; an empty path is the whole value.
    var null: [String]?
    /// Which of the keys that a type knows is the only one there; nil for all.
    var onlyKey: Int?
    /// Whether a list of keys that may be any has one.
    var offersAnyKey = true
    /// The value of a member of any name, where the type wants to look at it itself.
    var anyMember: JSON?
    /// The values of members that the type compares with constants, by their paths.
    var constants: [[String]: JSON] = [:]
    /// What a certain member is.
    var choice: (path: [String], value: Any)?
}

/// One run of an initialiser that is handed placeholders, and what it has asked for.
final class RecordingRun {
    let recorder: TypeRecorder
    let script: RecordingScript
    let probe: ProbeValues
    let root = RecordedValue()
    /// How often the whole value was asked to be something.
    private(set) var requestCount = 0
    /// A type of which no value could be made.
    private(set) var unmade: Any.Type?
    /// The member that was last read as JSON, for the type to look at.
    var lastLookedAt: RecordedMember?
    private var remainingRequests = 100_000

    init(_ recorder: TypeRecorder, _ script: RecordingScript) {
        self.recorder = recorder
        self.script = script
        probe = ProbeValues(attempt: script.attempt)
    }

    /// Whether what may be absent is there.
    var givesOptionalValues: Bool { script.attempt % 2 == 1 }

    /// Takes note that a value is asked to be something, and refuses if it is to be refused.
    func request(_ value: RecordedValue, _ type: Any.Type) throws {
        remainingRequests -= 1
        guard value === root else { return }
        requestCount += 1
        if requestCount <= script.refusals || script.null == [] || remainingRequests < 0 {
            throw Self.refusal(type, value.path)
        }
    }

    static func refusal(_ type: Any.Type, _ path: [String]) -> DecodingError {
        .typeMismatch(type, .init(codingPath: path.map { JSONCodingKey($0) }, debugDescription: "a recording pass"))
    }

    /// A value to answer a request with.
    func answer<T: Decodable>(_ type: T.Type, at path: [String]) throws -> T {
        if let choice = script.choice, choice.path == path, let value = choice.value as? T { return value }
        if let value = recorder.placeholders.answer(type, probe: probe) { return value }
        unmade = unmade ?? type
        throw Self.refusal(type, path)
    }
}
