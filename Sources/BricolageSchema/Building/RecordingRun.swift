internal import BricolageCore
internal import BricolageDiagnosing

/// How the requests of one run are answered.
struct RecordingScript {
    /// Which texts and numbers are supplied, and whether optional members are absent.
    var attempt = 0
    /// How many of the first requests of the whole value are refused, to see what is tried next.
    var refusals = 0
    /// The position of the only request of the whole value that is answered; nil if all others are.
    var onlyRequest: Int?
    /// How certain members are answered, by their paths; an empty path is the whole value.
    var answers: [[String]: MemberAnswer] = [:]
    /// The position of the only known key that is present; nil if all are.
    var onlyKey: Int?
    /// How many elements certain arrays have, by their paths.
    var elementCounts: [[String]: Int] = [:]
    /// Whether the list of keys contains one if their names may be any.
    var offersAnyKey = true
    /// The value of a member of any name, if the type examines it itself.
    var anyMember: JSON?
    /// The values of members that the type compares with constants, by their paths.
    var constants: [[String]: JSON] = [:]

    /// The same script, except for the answer to one member.
    func answering(_ path: [String], _ answer: MemberAnswer) -> RecordingScript {
        var script = self
        script.answers[path] = answer
        return script
    }
}

/// How a run answers the requests for one member, if not with a placeholder for the first of them.
enum MemberAnswer {
    /// The member with a name in documents is absent, or it has any value of a schema, which makes no difference.
    case absent(name: String, or: JSON)
    case null(name: String)
    /// A placeholder, also if the member is requested as optional.
    case present
    /// A placeholder, after so many requests were refused because of the type that they ask for, perhaps none.
    case refusing(Int)
    /// A certain value, and how documents have it.
    case value(Any, JSON)

    var isPresent: Bool { if case .present = self { true } else { false } }
    var isAbsent: Bool { if case .absent = self { true } else { false } }
    var isValue: Bool { if case .value = self { true } else { false } }
    var isNull: Bool { if case .null = self { true } else { false } }
    /// How many requests are refused because of the type that they ask for.
    var refusals: Int { if case .refusing(let count) = self { count } else { 0 } }
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
