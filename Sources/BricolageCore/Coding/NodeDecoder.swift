/// The decoder that types see: one value of the document.
///
/// Sixteen bytes, which `any Decoder` holds without an allocation.
struct NodeDecoder: ConfiguredDecoder {
    let context: DecodingContext
    private let place: UInt32
    private let depth: UInt32

    init(context: DecodingContext, index: Int, depth: Int = 0) {
        self.context = context
        place = UInt32(truncatingIfNeeded: index)
        self.depth = UInt32(truncatingIfNeeded: depth)
    }

    @inline(__always)
    var index: Int { Int(place) }

    /// The value, at which the way already ends.
    @inline(__always)
    var step: DecodingStep { .value(index).taken(in: place, depth: depth) }

    var node: JSONDocument.Node { context.node(index) }
    var codingPath: [any CodingKey] { context.path(to: index, Int(depth)) }
    var userInfo: [CodingUserInfoKey: Any] { context.session.userInfo }
    var hasStrategies: Bool { context.session.hasStrategies }

    func kept<Note: AnyObject>(_ make: () -> Note) -> Note? { context.session.kept(make) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try context.session.container(keyedBy: type, of: step, depth: Int(depth), in: context)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try NodeUnkeyedContainer(context: context, array: step, depth: Int(depth))
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension NodeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { context.isNull(index) }

    func decode(_ type: Bool.Type) throws -> Bool { try context.bool(step) }
    func decode(_ type: String.Type) throws -> String { try context.string(step) }
    func decode(_ type: Double.Type) throws -> Double { try context.double(step) }
    func decode(_ type: Float.Type) throws -> Float { try context.float(step) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try context.decode(type, step) }
}
