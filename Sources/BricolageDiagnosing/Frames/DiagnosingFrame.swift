internal import BricolageCore

/// One value for which a type's initialiser is being run, with everything that is learned meanwhile.
///
///     init(from:) ──makes─▶ request ──▶ clean: its value
///                                   └─▶ wrong: an error is thrown, and the next events are observed
///
///                  error comes out ──▶ the remaining members that the type declares are checked
///                  something else  ──▶ the code has caught the error, so it is no fault
///
/// The initialiser receives only values of the document, and is run once. If it may be run on other values (`guesses`),
/// it is run again after an error has come out of it: this time the fault at that site is noted, and the initialiser
/// receives a placeholder.
///
/// Frames are reused for other values, because allocating all their lists took longer than filling them.
final class DiagnosingFrame {
    let diagnosis: Diagnosis
    private(set) var type: any Decodable.Type
    private(set) var facts: DiagnosedType
    private(set) var index: Int
    private(set) var path: CodingPath

    /// In frames that guess, the sites whose errors have come out of the initialiser, each with the error that the code
    /// has thrown instead, if any.
    var passing: [RequestSite: (any Error)?] = [:]

    // What happens in one run.
    var gathered: GatheredFaults
    var unexplored: UnexploredPlaces = []
    var pending: Thrown?
    private(set) var swallowed: [Thrown] = []
    /// The tokens of the errors that were caught.
    private var swallowedTokens: Set<Int> = []
    /// The one of the tried types that the value was probably meant to be.
    var meant: Any.Type?
    var usesPlaceholders = false
    var isAbandoned = false
    var isFaulty = false
    /// The error that a plain decode throws, if it differs from the first fault.
    var firstError: (any Error)?
    /// The places of the values that requests were answered with.
    var answered: [Int] = []
    /// The key of a required member that the value lacks, although a union reads it as the next of its types, to find
    /// other faults.
    var lackingKey: String?
    /// The requests of the run, in order.
    var requests: [Request] = []
    /// The array element that was returned last, with the number of keys that lead to the array; nil once the code has
    /// looked at the next element.
    var lastElement: (index: Int, position: Int, depth: Int)?
    /// The members of the value and the type of the keys, if the initialiser has listed all keys.
    var listed: (members: DiagnosedMembers, keys: any CodingKey.Type)?
    /// The requests that were answered by something other than a value of the document.
    var repairedMembers: [RequestSite] = []

    init(
        _ diagnosis: Diagnosis, _ type: any Decodable.Type, _ facts: DiagnosedType, at index: Int,
        _ path: CodingPath
    ) {
        self.diagnosis = diagnosis
        self.type = type
        self.facts = facts
        self.index = index
        self.path = path
        gathered = GatheredFaults(limit: diagnosis.limit)
    }

    /// Reuses the frame for another value.
    func begin(_ type: any Decodable.Type, _ facts: DiagnosedType, at index: Int, _ path: CodingPath) {
        self.type = type
        self.facts = facts
        self.index = index
        self.path = path
        passing = [:]
    }

    /// Removes everything that was noted in the last run.
    func beginRun() {
        gathered = GatheredFaults(limit: diagnosis.limit)
        unexplored = []
        pending = nil
        swallowed.clear()
        if !swallowedTokens.isEmpty { swallowedTokens.removeAll(keepingCapacity: true) }
        meant = nil
        usesPlaceholders = false
        isAbandoned = false
        isFaulty = false
        firstError = nil
        answered.clear()
        lackingKey = nil
        requests.clear()
        lastElement = nil
        listed = nil
        repairedMembers.clear()
    }

    /// Whether the initialiser may be run on values that are not in the document.
    var guesses: Bool { facts.isGuessable }

    /// Notes a request; since the run continues, a pending error has been caught.
    @inline(__always)
    func begin(_ request: Request) {
        if pending != nil { noteSwallowed() }
        requests.append(request)
    }

    /// Notes a request that no synthesized initialiser makes.
    @inline(__always)
    func beginOther(at index: Int) {
        begin(
            Request(
                site: RequestSite(
                    index: index, view: ObjectIdentifier(DiagnosingFrame.self), step: .other,
                    type: ObjectIdentifier(Never.self))))
    }

    /// Notes that the run has reached its end.
    func end() { if pending != nil { noteSwallowed() } }

    @inline(never)
    private func noteSwallowed() {
        guard let thrown = pending else { return }
        noteSwallowed(thrown)
        sites.noteSwallowed(thrown.site)
    }

    /// Notes that the pending error has been caught.
    func noteSwallowed(_ thrown: Thrown) {
        pending = nil
        swallowed.append(thrown)
        if thrown.token != 0 { swallowedTokens.insert(thrown.token) }
    }

    /// Whether the code has caught an error with a token.
    func hasSwallowed(_ token: Int) -> Bool { !swallowedTokens.isEmpty && swallowedTokens.contains(token) }

    /// The knowledge about the sites of the type.
    var sites: TypeKnowledge { facts.knowledge }

    /// The knowledge about one site.
    func knowledge(of site: RequestSite) -> SiteKnowledge { facts.knowledge.knowledge(of: site) }
}

extension Swift.Array {
    /// Removes all elements, and keeps the capacity.
    fileprivate mutating func clear() { if !isEmpty { removeAll(keepingCapacity: true) } }
}
