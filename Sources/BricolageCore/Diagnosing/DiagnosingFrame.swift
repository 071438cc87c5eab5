/// One value that a type's initialiser is being run for, with everything that is learned while it runs.
///
///     init(from:) ──asks──▶ request ──▶ clean: its value
///                                   ├─▶ wrong, and errors are known to come out of here: noted, and a placeholder
///                                   └─▶ wrong, not known: an error is thrown, and what happens next is watched
///
/// The initialiser is run again and again, each time with one site more that is known, until it has a value or cannot
/// be helped. The values it asks for are made once only.
///
/// Frames are used again for other values, because making all their lists anew took longer than filling them.
/// Exclusivity is not checked for what changes with every request: each property is changed in one step, never held
/// while other code runs.
final class DiagnosingFrame {
    let diagnosis: Diagnosis
    private(set) var type: any Decodable.Type
    private var facts: DiagnosedType
    private(set) var index: Int
    private(set) var path: DiagnosingPath

    // What is learned over all runs.
    @exclusivity(unchecked) var passing: Set<RequestSite> = []
    /// What is done differently in further runs, when the first has found something wrong.
    @exclusivity(unchecked) var variations: [Variation] = []
    /// Requests for values of another kind, made before a request of the right kind for the same value.
    @exclusivity(unchecked) var mistaken: Set<RequestSite> = []

    // What happens in one run.
    @exclusivity(unchecked) var faults: [Fault] = []
    @exclusivity(unchecked) var omittedCount = 0
    @exclusivity(unchecked) var unexplored: [Int] = []
    @exclusivity(unchecked) var pending: Thrown?
    @exclusivity(unchecked) var swallowed: [Thrown] = []
    /// Repairs by a value that the run may depend on, in order, with the number of faults at that time.
    @exclusivity(unchecked) var repairs: [Repair] = []
    /// Repairs of optionals that are there but cannot be read, by nil, in order.
    @exclusivity(unchecked) var emptied: [Repair] = []
    @exclusivity(unchecked) var usesPlaceholders = false
    @exclusivity(unchecked) var isAbandoned = false
    @exclusivity(unchecked) var isFaulty = false
    /// What a plain decode throws, where that is not what the first fault says.
    @exclusivity(unchecked) var firstError: (any Error)?
    /// The values that requests were answered with.
    @exclusivity(unchecked) var answered: [Int] = []
    /// The member without which a union reads the value as the next of its types, just to see what else is wrong.
    @exclusivity(unchecked) var lackingKey: String?
    /// What was asked for, in order.
    @exclusivity(unchecked) var trace: [RequestSite] = []
    /// The positions in the trace of the scalars that were handed out.
    @exclusivity(unchecked) var scalars: [Int] = []
    /// The element of an array that was handed out last.
    @exclusivity(unchecked) var lastElement: (index: Int, position: Int)?
    /// The fault that ended the run, in words of the type's own code.
    @exclusivity(unchecked) var refusal: Fault?
    /// The members of the value when its keys were listed, and the keys that the type knows.
    @exclusivity(unchecked) var listed: (members: DiagnosedMembers, known: [String])?
    /// The members that were missing and are there in the repaired document.
    @exclusivity(unchecked) var repairedMembers: [RequestSite] = []

    init(
        _ diagnosis: Diagnosis, _ type: any Decodable.Type, _ facts: DiagnosedType, at index: Int,
        _ path: DiagnosingPath
    ) {
        self.diagnosis = diagnosis
        self.type = type
        self.facts = facts
        self.index = index
        self.path = path
    }

    /// Begins with another value.
    func begin(_ type: any Decodable.Type, _ facts: DiagnosedType, at index: Int, _ path: DiagnosingPath) {
        self.type = type
        self.facts = facts
        self.index = index
        self.path = path
        passing = []
        variations.clear()
        mistaken = []
    }

    /// Forgets what has happened in the last run.
    func beginRun() {
        faults = []
        omittedCount = 0
        unexplored = []
        pending = nil
        swallowed = []
        repairs.clear()
        emptied.clear()
        usesPlaceholders = false
        isAbandoned = false
        isFaulty = false
        firstError = nil
        answered.clear()
        lackingKey = nil
        trace.clear()
        scalars.clear()
        lastElement = nil
        refusal = nil
        listed = nil
        repairedMembers.clear()
    }

    /// An error that was thrown to see what becomes of it.
    struct Thrown {
        var site: RequestSite
        var token: Int
        var error: any Error
        /// The type that was asked for, and the value.
        var type: Any.Type
        var index: Int
        var faults: [Fault]
        var omittedCount: Int
        var unexplored: [Int]
        var answered: [Int]
    }

    /// A value that was replaced.
    struct Repair {
        var site: RequestSite
        var type: any Decodable.Type
        /// How many faults there were with it.
        var faultCount: Int

        /// Whether all values that the type has are known.
        var isClosed: Bool { !(type is any PlainScalar.Type) || type == Bool.self }
    }

    /// A run of which something is done differently.
    enum Variation: Equatable {
        /// Another of several placeholders for a value that was replaced.
        case choice(RequestSite, Int)
        /// A value instead of nil for an optional that cannot be read.
        case filling(RequestSite)
        /// Faults are noted where the code catches errors.
        case repairing(RequestSite)
        /// A value that is as it should be is replaced, to see whether it is what the code has refused.
        case substitute(RequestSite, Int)
    }

    /// Takes note that the run goes on: an error that is still on its way has been swallowed.
    @inline(__always)
    func goOn() { if pending != nil { noteSwallowed() } }

    @inline(never)
    private func noteSwallowed() {
        guard let thrown = pending else { return }
        pending = nil
        swallowed.append(thrown)
        sites.noteSwallowed(thrown.site)
    }

    /// What is known of the sites of the type.
    var sites: TypeKnowledge { facts.knowledge }

    /// What is known of a site.
    func knowledge(of site: RequestSite) -> SiteKnowledge { facts.knowledge.knowledge(of: site) }
}

extension Swift.Array {
    /// Removes all elements, to be filled again.
    fileprivate mutating func clear() { if !isEmpty { removeAll(keepingCapacity: true) } }
}
