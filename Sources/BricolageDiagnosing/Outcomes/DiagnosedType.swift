internal import BricolageCore
internal import BricolageFields

/// The facts about a type that the pass needs, computed once because each of them requires a search for a conformance.
final class DiagnosedType {
    /// The type itself, if it is a scalar that the decoder reads without conversion.
    let scalar: (any PlainScalar.Type)?
    /// The type itself, if it is a scalar, whether or not the decoder converts anything into it.
    private let convertedScalar: (any PlainScalar.Type)?
    /// Whether its values do not depend on any strategy, so that its initialiser has nothing to add to an error.
    let isIndependent: Bool
    let isUndiagnosed: Bool
    let isEnumeration: Bool
    /// Whether it is an array of scalars.
    let holdsScalars: Bool
    /// The keys of members that the initialiser has requested by names in the program, if the members had or may have
    /// had faults.
    var namedMembers: Set<String> = []
    /// Whether its initialiser may be run on values that are not in the document.
    let isGuessable: Bool
    /// Whether the type itself allows this.
    let isDeclaredGuessable: Bool
    let reading: Reading
    /// The type itself, if it is a box whose contents are read from the same value: an optional, for instance.
    let holder: (any ValueHolding.Type)?
    /// The types as all of which a value is read; empty for types without parts.
    let parts: [any Decodable.Type]
    /// What its code does with errors.
    let knowledge = TypeKnowledge()
    /// The requests that the initialiser has made for each of the first values that it accepted.
    private var acceptedRuns: [[Request]] = []
    /// For how many objects and arrays the initialiser was run under observation, whether or not they had faults.
    private var runCount = 0
    /// How many runs are compared.
    private static let mostRuns = 4
    /// Whether a value that the type has accepted is kept as a placeholder.
    var isRemembered = false
    /// How the initialiser reads values if it is synthesized.
    private(set) lazy var declaration = TypeDeclaration(type)
    /// Whether the initialiser was seen to do something other than the synthesized one would.
    private(set) var goesItsOwnWay = false
    /// Whether the error of the plain decoder was seen to be all that can be found for a scalar that names no case, as
    /// for all enumerations with synthesized initialisers.
    private(set) var isToldByItsError = false
    private let type: any Decodable.Type

    /// How values of a type are explored.
    enum Reading {
        case override(Int)
        case collection(any DiagnosableCollection.Type)
        case object(any JSONReadableObject.Type)
        case value(any JSONReadable.Type)
        case initialiser
    }

    init(_ type: any Decodable.Type, _ action: DecodingAction, guesses: Bool) {
        self.type = type
        convertedScalar = type as? any PlainScalar.Type
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
        if case .native = action { scalar = convertedScalar } else { scalar = nil }
    }

    /// The type itself, if it is a scalar and no conversion applies to a value: none applies to arrays and objects.
    func scalar(forContainer isContainer: @autoclosure () -> Bool) -> (any PlainScalar.Type)? {
        if let scalar { return scalar }
        return convertedScalar != nil && isContainer() ? convertedScalar : nil
    }

    /// Whether the next value is read under observation even if nothing is known to be wrong with it.
    ///
    /// An initialiser is observed only where it runs anyway: elsewhere, state that outer initialisers set up for it may
    /// be missing.
    var isToBeWatched: Bool { runCount < Self.mostRuns && isReadByInitialiser && !isUndiagnosed }

    /// Notes a run of the initialiser for an object or an array.
    func noteRun(_ requests: [Request], isClean: Bool) {
        runCount += 1
        if isClean, isReadByInitialiser, acceptedRuns.count < Self.mostRuns { acceptedRuns.append(requests) }
    }

    /// The requests for each of the accepted values, in no order.
    private lazy var acceptedPatterns: [Set<RequestPattern>] = acceptedRuns.map { Set($0.lazy.map(\.pattern)) }

    /// Whether the initialiser makes a request for each value that it accepts; nil if it was not seen to accept any
    /// value whose container it opens with the same keys.
    ///
    /// The cases of an enumeration have different keys: a value of one says nothing about the others.
    func makes(_ request: RequestPattern) -> Bool? {
        let runs = acceptedPatterns.filter { $0.contains { $0.view == request.view } }
        return runs.isEmpty ? nil : runs.allSatisfy { $0.contains(request) }
    }

    func noteOwnWay() { goesItsOwnWay = true }

    /// Whether values are read by an initialiser that is never continued after an error.
    var readsByItself: Bool { isReadByInitialiser && !isGuessable && !isUndiagnosed }

    private var isReadByInitialiser: Bool { if case .initialiser = reading { true } else { false } }

    /// Whether it is unknown what the initialiser reads after its first error.
    var isOpaque: Bool { goesItsOwnWay || declaration == nil }

    /// Compares the outcome under observation with the fault that the plain decoder has found for a scalar.
    func compare(_ outcome: Outcome, with first: Fault) {
        guard first.kind == .unknownCase else { return }
        isToldByItsError =
            outcome.faults.count == 1 && outcome.unexplored.isEmpty && outcome.faults[0].isSame(as: first)
            && outcome.faults[0].candidates.isEmpty
    }
}
