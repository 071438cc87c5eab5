/// One value that a type's initialiser is being run for, with everything that is learned while it runs.
///
///     init(from:) ──asks──▶ request ──▶ clean: its value
///                                   ├─▶ wrong, and errors are known to come out of here: noted, and a placeholder
///                                   └─▶ wrong, not known: an error is thrown, and what happens next is watched
///
/// The initialiser is run again and again, each time with one site more that is known, until it has a value or cannot
/// be helped. The values it asks for are made once only.
final class DiagnosingFrame {
    let diagnosis: Diagnosis
    let type: Any.Type
    let index: Int
    let path: DiagnosingPath

    // What is learned over all runs.
    var passing: Set<RequestSite> = []
    /// Which of several placeholders a site is given, when not the first.
    var choices: [RequestSite: Int] = [:]

    // What happens in one run.
    var faults: [Fault] = []
    var unexplored: [Int] = []
    var pending: Thrown?
    var swallowed: [Thrown] = []
    /// Repairs by a value that the run may depend on, in order, with the number of faults at that time.
    var repairs: [Repair] = []
    var usesPlaceholders = false
    var isAbandoned = false
    var firstError: (any Error)?
    var answered = 0
    /// The members of the value when its keys were listed, and the keys that the type knows.
    var listed: (members: DiagnosedMembers, known: [String])?
    /// The members that were missing and are there in the repaired document.
    var repairedMembers: Set<RequestSite> = []

    init(_ diagnosis: Diagnosis, _ type: Any.Type, at index: Int, _ path: DiagnosingPath) {
        self.diagnosis = diagnosis
        self.type = type
        self.index = index
        self.path = path
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
        var unexplored: [Int]
        var answered: Int
    }

    /// A value that was replaced, and how many there are to choose from.
    struct Repair {
        var site: RequestSite
        var alternatives: Int
        var faultCount: Int
    }

    func beginRun() {
        faults = []
        unexplored = []
        pending = nil
        swallowed = []
        repairs = []
        usesPlaceholders = false
        isAbandoned = false
        firstError = nil
        answered = 0
        listed = nil
        repairedMembers = []
    }

    /// Takes note that the run goes on: an error that is still on its way has been swallowed.
    func goOn() {
        guard let thrown = pending else { return }
        pending = nil
        swallowed.append(thrown)
        diagnosis.knowledge.noteSwallowed(thrown.site.pattern(of: type))
    }
}
