internal import BricolageCore
internal import BricolageFields

/// What the pass wants to know of a type, worked out once: each question is a search for a conformance.
final class DiagnosedType {
    /// The type itself, if it is a scalar that is read as it stands, whatever the decoder converts.
    let scalar: (any PlainScalar.Type)?
    /// Whether its values do not depend on any strategy, so that its initialiser has nothing to add to an error.
    let isIndependent: Bool
    let isUndiagnosed: Bool
    let isEnumeration: Bool
    /// Whether it is an array of scalars.
    let holdsScalars: Bool
    /// The members that the initialiser has asked for by names of the program where something was wrong with them.
    var namedMembers: Set<String> = []
    /// Whether its initialiser may be run on values that the document does not hold.
    let isGuessable: Bool
    /// Whether the type says so itself.
    let isDeclaredGuessable: Bool
    let reading: Reading
    /// The type itself, if it is a box whose contents are read from the same value: an optional, for instance.
    let holder: (any ValueHolding.Type)?
    /// The types that a value is read as which is read as all of them.
    let parts: [any Decodable.Type]
    /// What its code does where values are wrong.
    let knowledge = TypeKnowledge()
    /// What the initialiser has asked for over the first values that it has accepted.
    private var acceptedRuns: [[Request]] = []
    /// How many values were looked at, whatever was wrong with them.
    private var runCount = 0
    /// How many runs are compared.
    private static let mostRuns = 4
    /// Whether a value that the type has accepted is kept to stand for others.
    var isRemembered = false
    /// How the initialiser reads values if the compiler has written it.
    private(set) lazy var declaration = TypeDeclaration(type)
    /// Whether the initialiser was seen to do something else.
    private(set) var goesItsOwnWay = false
    /// Whether the error of the plain decoder was seen to tell all that there is of a scalar that names no case: so it is
    /// with all enumerations whose initialisers the compiler has written.
    private(set) var isToldByItsError = false
    private let type: any Decodable.Type

    /// How values of a type are looked into.
    enum Reading {
        case override(Int)
        case collection(any DiagnosableCollection.Type)
        case object(any JSONReadableObject.Type)
        case value(any JSONReadable.Type)
        case initialiser
    }

    init(_ type: any Decodable.Type, _ action: DecodingAction, guesses: Bool) {
        self.type = type
        let scalar = type as? any PlainScalar.Type
        isIndependent = type is any StrategyIndependent.Type
        isUndiagnosed = type is any UndiagnosedDecodable.Type
        isEnumeration = EnumerationCases.isEnumeration(type)
        holdsScalars = type is any ScalarHolding.Type
        isDeclaredGuessable = type is any GuessableDecodable.Type
        isGuessable = guesses || isDeclaredGuessable
        parts = (type as? any JointlyDecodable.Type)?.parts ?? []
        let collection = type as? any DiagnosableCollection.Type
        let object = type as? any JSONReadableObject.Type
        switch (action, collection, object) {
        case (.override(let number), _, _): reading = .override(number)
        case (_, let collection?, _): reading = .collection(collection)
        case (_, _, let object?): reading = .object(object)
        case (.native(let readable), _, _): reading = .value(readable)
        default: reading = .initialiser
        }
        if case .collection(let collection) = reading {
            holder = collection as? any ValueHolding.Type
        } else {
            holder = nil
        }
        if case .native = action { self.scalar = scalar } else { self.scalar = nil }
    }

    /// Whether the next value is read under observation although nothing may be wrong with it.
    ///
    /// What the initialiser asks for is seen where it is run anyway: elsewhere it may lack what the initialisers around it
    /// set for it.
    var isToBeWatched: Bool { runCount < Self.mostRuns && isReadByInitialiser && !isUndiagnosed }

    /// Takes note of a run of the initialiser over an object or an array.
    func noteRun(_ requests: [Request], isClean: Bool) {
        runCount += 1
        if isClean, isReadByInitialiser, acceptedRuns.count < Self.mostRuns { acceptedRuns.append(requests) }
    }

    /// What the initialiser asks for whenever it accepts a value; nil where it was not seen to accept any.
    private(set) lazy var constantRequests: Set<RequestPattern>? = {
        let patterns = acceptedRuns.map { Set($0.lazy.map(\.pattern)) }
        return patterns.dropFirst().reduce(patterns.first) { $0?.intersection($1) }
    }()

    func noteOwnWay() { goesItsOwnWay = true }

    /// Whether values are read by an initialiser alone, which is not run behind an error.
    var readsByItself: Bool { isReadByInitialiser && !isGuessable && !isUndiagnosed }

    private var isReadByInitialiser: Bool { if case .initialiser = reading { true } else { false } }

    /// Whether nothing is known of what the initialiser reads behind its first error.
    var isOpaque: Bool { goesItsOwnWay || declaration == nil }

    /// Compares what was found under observation with what the plain decoder has said of a scalar.
    func compare(_ outcome: Outcome, with first: Fault) {
        guard first.kind == .unknownCase else { return }
        isToldByItsError =
            outcome.faults.count == 1 && outcome.unexplored.isEmpty && outcome.faults[0].isSame(as: first)
            && outcome.faults[0].candidates.isEmpty
    }
}
