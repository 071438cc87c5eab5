internal import BricolageCore

/// One value that a type's initialiser is being run for, with everything that is learned while it runs.
///
///     init(from:) ──asks──▶ request ──▶ clean: its value
///                                   └─▶ wrong: an error is thrown, and what happens next is watched
///
///                  error comes out ──▶ what the declaration of the type still names is looked at
///                  something else  ──▶ the code has caught it, and it is no fault
///
/// The initialiser sees only values that the document holds, and is run once. Where it may be run on values that nobody
/// sent (`guesses`), it is run again after an error has come out of it: what is wrong at that site is noted then, and a
/// placeholder handed out.
///
/// Frames are used again for other values, because making all their lists anew took longer than filling them.
final class DiagnosingFrame {
    let diagnosis: Diagnosis
    private(set) var type: any Decodable.Type
    private(set) var facts: DiagnosedType
    private(set) var index: Int
    private(set) var path: CodingPath

    /// The sites that errors have come out of, in frames that guess, with what the code has made of them.
    var passing: [RequestSite: (any Error)?] = [:]

    // What happens in one run.
    var gathered: GatheredFaults
    var unexplored: UnexploredPlaces = []
    var pending: Thrown?
    private(set) var swallowed: [Thrown] = []
    /// The numbers of the errors that were caught.
    private var swallowedTokens: Set<Int> = []
    /// The type among those tried that the value was meant to be.
    var meant: Any.Type?
    var usesPlaceholders = false
    var isAbandoned = false
    var isFaulty = false
    /// What a plain decode throws, where that is not what the first fault says.
    var firstError: (any Error)?
    /// The values that requests were answered with.
    var answered: [Int] = []
    /// The member without which a union reads the value as the next of its types, just to see what else is wrong.
    var lackingKey: String?
    /// What was asked for, in order.
    var requests: [Request] = []
    /// The element of an array that was handed out last, with the number of keys that lead to the array, unless the next
    /// one was looked at since.
    var lastElement: (index: Int, position: Int, depth: Int)?
    /// The members of the value when its keys were listed, and the keys that the type knows.
    var listed: (members: DiagnosedMembers, keys: any CodingKey.Type)?
    /// The members that were missing and are there in the repaired document.
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

    /// Begins with another value.
    func begin(_ type: any Decodable.Type, _ facts: DiagnosedType, at index: Int, _ path: CodingPath) {
        self.type = type
        self.facts = facts
        self.index = index
        self.path = path
        passing = [:]
    }

    /// Forgets what has happened in the last run.
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

    /// Whether the initialiser may be run on values that the document does not hold.
    var guesses: Bool { facts.isGuessable }

    /// Takes note of a request, and that the run goes on: an error that is still on its way has been swallowed.
    @inline(__always)
    func begin(_ request: Request) {
        if pending != nil { noteSwallowed() }
        requests.append(request)
    }

    /// Takes note of a request that no initialiser makes which the compiler has written.
    @inline(__always)
    func beginOther(at index: Int) {
        begin(
            Request(
                site: RequestSite(
                    index: index, view: ObjectIdentifier(DiagnosingFrame.self), step: .other,
                    type: ObjectIdentifier(Never.self))))
    }

    /// Takes note that the run has come to its end.
    func end() { if pending != nil { noteSwallowed() } }

    @inline(never)
    private func noteSwallowed() {
        guard let thrown = pending else { return }
        noteSwallowed(thrown)
        sites.noteSwallowed(thrown.site)
    }

    /// Takes note that the error that is on its way has been caught.
    func noteSwallowed(_ thrown: Thrown) {
        pending = nil
        swallowed.append(thrown)
        if thrown.token != 0 { swallowedTokens.insert(thrown.token) }
    }

    /// Whether the code has caught an error with a number.
    func hasSwallowed(_ token: Int) -> Bool { !swallowedTokens.isEmpty && swallowedTokens.contains(token) }

    /// What is known of the sites of the type.
    var sites: TypeKnowledge { facts.knowledge }

    /// What is known of a site.
    func knowledge(of site: RequestSite) -> SiteKnowledge { facts.knowledge.knowledge(of: site) }
}

extension Swift.Array {
    /// Removes all elements, to be filled again.
    fileprivate mutating func clear() { if !isEmpty { removeAll(keepingCapacity: true) } }
}
