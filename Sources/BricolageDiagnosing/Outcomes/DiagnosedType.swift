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
    /// Values that the type has accepted, a few of them.
    private(set) var examples: [(index: Int, path: CodingPath)] = []
    /// What the initialiser asks for in all of them; nil as long as nobody has looked.
    var constantRequests: Set<RequestPattern>?
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

    var wantsExample: Bool { examples.count < 4 }

    func add(_ example: (index: Int, path: CodingPath)) { examples.append(example) }

    func noteOwnWay() { goesItsOwnWay = true }

    /// Whether values are read by an initialiser alone, which is not run behind an error.
    var readsByItself: Bool { if case .initialiser = reading { !isGuessable && !isUndiagnosed } else { false } }

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
