/// Containers of the standard library that are used again once nobody has them any more.
///
///     KeyedDecodingContainer ──▶ box ──▶ NodeKeyedContainer ──▶ MemberReader ──▶ object on the tape
///                                 ▲                                   ▲
///                                 └── one spare for each type of keys ┘
///
/// The standard library puts every container into a box, whose type it looks up anew for each object: making and
/// releasing boxes was a quarter of decoding many small objects. So the last box of each type of keys is kept. If this
/// is the only reference to it when a container is asked for next, its reader turns to the next object; if somebody
/// still has it, which they may as long as they like, a new box takes its place here.
///
/// Invariants: `owned` keeps what the table holds unowned; the entry of a type of keys is a spare of its containers; a
/// spare has either both, a box and the reader in it, or neither, and a box only where `ContainerBoxes` has seen that a
/// container is the reference to its box. Exclusivity is not checked for the properties: no other code runs while one
/// is held.
final class SpareContainers {
    @exclusivity(unchecked) private var spares = TypeTable<Unmanaged<SpareContainer>>()
    /// Those of nested containers, each of which has a context of its own.
    @exclusivity(unchecked) private var nestedSpares = TypeTable<Unmanaged<SpareContainer>>()
    /// The context that was made last for a nested array or a super decoder.
    @exclusivity(unchecked) private var context: DecodingContext?
    /// What keeps the spares of the table alive.
    private var owned: [SpareContainer] = []

    /// A container for an object.
    @inline(__always)
    func container<Key: CodingKey>(
        keyedBy key: Key.Type, of object: DecodingStep, depth: Int, in context: DecodingContext
    ) -> KeyedDecodingContainer<Key> {
        let spare = spares.value(for: key) { own(makeSpare(key, context.session)) }
        return spare._withUnsafeGuaranteedRef {
            // The table holds for each type of keys what was made for it here.
            let spare = unsafeDowncast($0, to: TypedSpareContainer<KeyedDecodingContainer<Key>>.self)
            if spare.turn(to: object, depth: depth, in: context) { return spare.container }
            return make(spare, of: object, depth: depth, in: context)
        }
    }

    /// A container for an object in another one.
    func nestedContainer<Key: CodingKey>(
        keyedBy key: Key.Type, at place: NestedPlace
    ) -> KeyedDecodingContainer<Key> {
        let spare = nestedSpares.value(for: key) {
            own(makeSpare(key, place.context.session))
        }
        return spare._withUnsafeGuaranteedRef {
            // As above.
            let spare = unsafeDowncast($0, to: TypedSpareContainer<KeyedDecodingContainer<Key>>.self)
            if spare.turn(toNested: place) { return spare.container }
            let context = DecodingContext(at: place)
            return make(spare, of: .value(place.step.index), depth: context.depth, in: context)
        }
    }

    /// A context for what is read beside other values, the last one if nobody has it any more.
    func context(at place: NestedPlace) -> DecodingContext {
        if isKnownUniquelyReferenced(&context), let context, context.storage === place.context.storage {
            context.begin(at: place)
            return context
        }
        let made = DecodingContext(at: place)
        context = made
        return made
    }

    /// Apart from its caller, which need not know the type of the container.
    @inline(never)
    private func make<Key: CodingKey>(
        _ spare: TypedSpareContainer<KeyedDecodingContainer<Key>>, of object: DecodingStep, depth: Int,
        in context: DecodingContext
    ) -> KeyedDecodingContainer<Key> {
        let reader = MemberReader(context, object: object, depth: depth, keyType: spare.keyType, texts: spare.texts)
        let container = KeyedDecodingContainer(NodeKeyedContainer<Key>(reader))
        spare.keep(container, reader)
        return container
    }

    private func makeSpare<Key: CodingKey>(_ key: Key.Type, _ session: DecodingSession) -> SpareContainer {
        TypedSpareContainer<KeyedDecodingContainer<Key>>(KeyTexts(key), session.number(ofKeyType: key))
    }

    private func own(_ spare: SpareContainer) -> Unmanaged<SpareContainer> {
        owned.append(spare)
        return .passUnretained(spare)
    }
}

/// The last container of a type of keys.
class SpareContainer {
    let texts: KeyTexts?
    /// What the session calls the type of keys.
    let keyType: Int32
    /// The one reference that a `KeyedDecodingContainer` is.
    @exclusivity(unchecked) fileprivate var box: AnyObject?
    /// What the box holds and so keeps alive.
    @exclusivity(unchecked) private var reader: Unmanaged<MemberReader>?

    init(_ texts: KeyTexts?, _ keyType: Int32) { (self.texts, self.keyType) = (texts, keyType) }

    /// Lets the container read another object, unless somebody still has it.
    @inline(__always)
    final func turn(to object: DecodingStep, depth: Int, in context: DecodingContext) -> Bool {
        guard isKnownUniquelyReferenced(&box), let reader else { return false }
        return reader._withUnsafeGuaranteedRef { $0.turn(to: object, depth: depth, in: context) }
    }

    /// Lets the container read an object in another one, unless somebody still has it.
    @inline(__always)
    final func turn(toNested place: NestedPlace) -> Bool {
        guard isKnownUniquelyReferenced(&box), let reader else { return false }
        return reader._withUnsafeGuaranteedRef { $0.turn(toNested: place) }
    }

    @inline(__always)
    fileprivate final func keep(_ box: AnyObject, _ reader: MemberReader) {
        self.box = box
        self.reader = .passUnretained(reader)
    }
}

/// The last container of a type of keys, which knows the type of containers from its own: naming
/// `KeyedDecodingContainer` of keys that the compiler does not know costs a look-up each time.
private final class TypedSpareContainer<Container>: SpareContainer {
    /// - Precondition: There is one, as `turn` has shown.
    var container: Container {
        @inline(never) get { unsafeBitCast(box, to: Container.self) }
    }

    /// Keeps a container for the next time, if it is a reference to its box.
    func keep(_ container: Container, _ reader: MemberReader) {
        guard ContainerBoxes.areReferencesWhileDecoding else { return }
        keep(unsafeBitCast(container, to: AnyObject.self), reader)
    }
}
