internal import BricolageCore
internal import BricolageDiagnosing

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
    /// How many requests are answered: an initialiser that loops until one fails would never end.
    private var remainingRequests = 4_096

    /// The name that represents any name; a number, so that it is also valid for integer keys.
    static let anyName = "1"

    init(_ recorder: TypeRecorder, _ script: RecordingScript) {
        self.recorder = recorder
        self.script = script
        probe = ProbeValues(attempt: script.attempt)
    }

    /// Whether optional members are present.
    var givesOptionalValues: Bool { script.attempt % 2 == 1 }

    /// Whether the initialiser has requested too much.
    var isEndless: Bool { remainingRequests <= 0 }

    /// Whether the initialiser may request more; if so, counts a request.
    func spend() -> Bool {
        remainingRequests -= 1
        return !isEndless
    }

    /// Counts a request for a member or an element, and throws if there were too many.
    func demandRoom(_ type: Any.Type, _ path: [String]) throws {
        if !spend() { throw Self.refusal(type, path) }
    }

    /// Counts a request for a value of a type, and throws if the request must be refused.
    func request(_ value: RecordedValue, _ type: Any.Type) throws {
        try demandRoom(type, value.path)
        guard value === root else { return }
        requestCount += 1
        let isRefused = script.onlyRequest.map { requestCount != $0 + 1 } ?? (requestCount <= script.refusals)
        if isRefused || script.answers[[]]?.isNull == true {
            throw Self.refusal(type, value.path)
        }
    }

    static func refusal(_ type: Any.Type, _ path: [String]) -> DecodingError {
        .typeMismatch(type, .init(codingPath: path.map { JSONCodingKey($0) }, debugDescription: "a recording pass"))
    }

    /// A value to answer a request with, of an enumeration another case in each attempt.
    func answer<T: Decodable>(_ type: T.Type, at path: [String], among choices: [RecordedMember.Choice] = []) throws
        -> T
    {
        if case .value(let value, _)? = script.answers[path], let value = value as? T { return value }
        if !choices.isEmpty, let value = probe.choice(of: choices)?.value as? T { return value }
        if let value = recorder.placeholders.answer(type, probe: probe) { return value }
        unmade = unmade ?? type
        throw Self.refusal(type, path)
    }
}
