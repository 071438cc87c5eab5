/// Containers of the standard library that are reused once nobody else holds them any more.
///
///     KeyedDecodingContainer ──▶ box ──▶ NodeKeyedContainer ──▶ MemberReader ──▶ object on the tape
///                                 ▲                                   ▲
///                                 └── one spare for each type of keys ┘
///
/// The standard library puts every container into a box, whose type it looks up anew for each object: making and
/// releasing boxes was a quarter of decoding many small objects. So the last box of each type of keys is kept. If there
/// is no other reference to it when the next container is requested, its reader turns to the next object; if somebody
/// still holds it, which is allowed for any length of time, a new box takes its place here.
///
/// Invariants: `owned` retains the objects to which the tables have unowned references; the entry of a type of keys is
/// a spare of its containers; a spare has either both, a box and the reader in it, or neither, and a box only if
/// `ContainerBoxes` has found that a container is the reference to its box. Exclusivity is not checked for the
/// properties: no other code runs while one is held.
final class SpareContainers {
    @exclusivity(unchecked) private var spares = TypeTable<Unmanaged<SpareContainer>>()
    /// The spares of nested containers, each of which has a context of its own.
    @exclusivity(unchecked) private var nestedSpares = TypeTable<Unmanaged<SpareContainer>>()
    /// The context that was made last for a nested array or a super decoder.
    @exclusivity(unchecked) private var context: DecodingContext?
    /// Keeps the spares of the tables alive.
    private var owned: [SpareContainer] = []

    /// A container for an object.
    @inline(__always)
    func container<Key: CodingKey>(
        keyedBy key: Key.Type, of object: DecodingStep, depth: Int, in context: DecodingContext
    ) -> KeyedDecodingContainer<Key> {
        let spare = spares.value(for: key) { own(makeSpare(key, context.session)) }
        return spare._withUnsafeGuaranteedRef {
            // For each type of keys, the table has the spare that was made for it here.
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

    /// A context for values that may be read beside others; the last one, if nobody holds it any more.
    func context(at place: NestedPlace) -> DecodingContext {
        if isKnownUniquelyReferenced(&context), let context, context.storage === place.context.storage {
            context.begin(at: place)
            return context
        }
        let made = DecodingContext(at: place)
        context = made
        return made
    }

    /// Not inlined into its callers, which need not know the type of the container.
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
    /// The session's number for the type of keys.
    let keyType: Int32
    /// The single reference of which a `KeyedDecodingContainer` consists.
    @exclusivity(unchecked) fileprivate var box: AnyObject?
    /// The reader in the box, which keeps it alive.
    @exclusivity(unchecked) private var reader: Unmanaged<MemberReader>?

    init(_ texts: KeyTexts?, _ keyType: Int32) { (self.texts, self.keyType) = (texts, keyType) }

    /// Lets the container read another object, unless somebody still holds the container.
    @inline(__always)
    final func turn(to object: DecodingStep, depth: Int, in context: DecodingContext) -> Bool {
        guard isKnownUniquelyReferenced(&box), let reader else { return false }
        return reader._withUnsafeGuaranteedRef { $0.turn(to: object, depth: depth, in: context) }
    }

    /// Lets the container read an object in another one, unless somebody still holds the container.
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

/// The last container of a type of keys, with the type of the container as its parameter: forming
/// `KeyedDecodingContainer` of keys that the compiler does not know costs a look-up each time.
private final class TypedSpareContainer<Container>: SpareContainer {
    /// - Precondition: `turn` has returned true, so there is a container.
    var container: Container {
        @inline(never) get { unsafeBitCast(box, to: Container.self) }
    }

    /// Keeps a container for the next time, if it is a reference to its box.
    func keep(_ container: Container, _ reader: MemberReader) {
        guard ContainerBoxes.areReferencesWhileDecoding else { return }
        keep(unsafeBitCast(container, to: AnyObject.self), reader)
    }
}
