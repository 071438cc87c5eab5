internal import BricolageCore
internal import BricolageDiagnosing

/// How the requests of one run are answered.
struct RecordingScript {
    /// Which texts and numbers are supplied, and whether optional members are absent.
    var attempt = 0
    /// How many of the first requests of the whole value are refused, to see what is tried next.
    var refusals = 0
    /// The member that is absent.
    var absent: [String]?
    /// The member that is null; an empty path is the whole value.
    var null: [String]?
    /// The position of the only known key that is present; nil if all are.
    var onlyKey: Int?
    /// Whether the list of keys contains one if their names may be any.
    var offersAnyKey = true
    /// The value of a member of any name, if the type examines it itself.
    var anyMember: JSON?
    /// The values of members that the type compares with constants, by their paths.
    var constants: [[String]: JSON] = [:]
    /// The value of a certain member.
    var choice: (path: [String], value: Any)?
}

/// One run of an initialiser with placeholders, and its requests.
final class RecordingRun {
    let recorder: TypeRecorder
    let script: RecordingScript
    let probe: ProbeValues
    let root = RecordedValue()
    /// How many requests there were for the whole value.
    private(set) var requestCount = 0
    /// The first type of which no value could be made.
    private(set) var unmade: Any.Type?
    /// The last member that was read as JSON, so that the type can examine it.
    var lastLookedAt: RecordedMember?
    private var remainingRequests = 100_000

    init(_ recorder: TypeRecorder, _ script: RecordingScript) {
        self.recorder = recorder
        self.script = script
        probe = ProbeValues(attempt: script.attempt)
    }

    /// Whether optional members are present.
    var givesOptionalValues: Bool { script.attempt % 2 == 1 }

    /// Counts a request for a value of a type, and throws if the request must be refused.
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
