/// What the pass wants to know of a type, worked out once: each question is a search for a conformance.
final class DiagnosedType {
    /// The type itself, if it is a scalar that is read as it stands, whatever the decoder converts.
    let scalar: (any PlainScalar.Type)?
    let isPlainScalar: Bool
    /// Whether its values do not depend on any strategy, so that its initialiser has nothing to add to an error.
    let isIndependent: Bool
    let isUndiagnosed: Bool
    let reading: Reading
    /// What its code does where values are wrong.
    let knowledge = TypeKnowledge()
    private var exampleCount = 0

    /// How values of a type are looked into.
    enum Reading {
        case override(Int)
        case collection(any DiagnosableCollection.Type)
        case object(any JSONReadableObject.Type)
        case value(any JSONReadable.Type)
        case initialiser
    }

    init(_ type: any Decodable.Type, _ action: DecodingAction) {
        let scalar = type as? any PlainScalar.Type
        isPlainScalar = scalar != nil
        isIndependent = type is any StrategyIndependent.Type
        isUndiagnosed = type is any UndiagnosedDecodable.Type
        let collection = type as? any DiagnosableCollection.Type
        let object = type as? any JSONReadableObject.Type
        switch (action, collection, object) {
        case (.override(let number), _, _): reading = .override(number)
        case (_, let collection?, _): reading = .collection(collection)
        case (_, _, let object?): reading = .object(object)
        case (.native(let readable), _, _): reading = .value(readable)
        default: reading = .initialiser
        }
        if case .native = action { self.scalar = scalar } else { self.scalar = nil }
    }

    /// Whether values of the type are still wanted as examples; they are from then on by one less.
    func wantsExample(isContainer: Bool) -> Bool {
        exampleCount += 1
        return exampleCount <= (isContainer ? ExampleValues.mostOfEach : 1)
    }
}
