/// Where a nested container or a super decoder begins: one step from a container of another context.
///
///     {"circle": {"radius": 2}}
///       └ step    └ a context of its own, whose way begins with the steps to here
///
/// Nested containers can be used side by side, so each has a context of its own. The way to it is copied where it is
/// short. A long one is shared, so that the memory is linear in the depth of a document, not quadratic.
struct NestedPlace {
    let context: DecodingContext
    /// The container that the step was taken in, and how many steps lead there.
    let container: Int
    let depth: Int
    let step: DecodingStep

    /// Up to how many steps are copied.
    static let mostSteps = 16

    /// Whether the steps of the other context lead here and are few.
    var isNear: Bool { depth < Self.mostSteps && context.leads(to: container, depth) }
}

extension DecodingSession {
    /// A context for the values that a nested container reads.
    ///
    /// - Throws: If the stack has no room for it: a type may nest such contexts forever, without any call of an
    ///   initialiser that is counted.
    func nestedContext(at place: NestedPlace) throws -> DecodingContext {
        guard StackRoom.isLeft else { throw place.context.outOfStack(place.step) }
        return nextSpares()?.context(at: place) ?? DecodingContext(at: place)
    }

    func nestedContainer<Key: CodingKey>(
        keyedBy key: Key.Type, at place: NestedPlace
    ) throws -> KeyedDecodingContainer<Key> {
        guard StackRoom.isLeft else { throw place.context.outOfStack(place.step) }
        guard place.context.tag(place.step.index) == .object, let spares = nextSpares() else {
            let context = DecodingContext(at: place)
            return KeyedDecodingContainer(
                try NodeKeyedContainer<Key>(context, object: .value(place.step.index), depth: context.depth))
        }
        return spares.nestedContainer(keyedBy: key, at: place)
    }
}
