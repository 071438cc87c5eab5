/// Makes containers of one type of keys.
///
/// A container of `Key` has a type of its own, which the language looks up anew wherever generic code names it. This names it
/// once: the type is stored here, and opened for every container.
final class KeyedContainerMaker<Key: CodingKey> {
    private let texts = KeyTexts(Key.self)
    private let type: any MakeableKeyedContainer<Key>.Type = NodeKeyedContainer<Key>.self

    @inline(__always)
    func make(_ context: DecodingContext, _ object: DecodingStep, depth: Int) throws
        -> KeyedDecodingContainer<Key>
    {
        try type.erased(context, object, depth, texts)
    }
}

/// A container that can be made without knowing its type.
protocol MakeableKeyedContainer<Key>: KeyedDecodingContainerProtocol {
    init(context: DecodingContext, object step: DecodingStep, depth: Int, texts: KeyTexts?) throws
}

extension MakeableKeyedContainer {
    @inline(never)
    fileprivate static func erased(
        _ context: DecodingContext, _ object: DecodingStep, _ depth: Int, _ texts: KeyTexts?
    ) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try Self(context: context, object: object, depth: depth, texts: texts))
    }
}
