/// The decoder that types see: one value of the document.
struct NodeDecoder: NodeProvidingDecoder {
    let context: DecodingContext
    let index: Int
    private let pathCount: Int

    init(context: DecodingContext, index: Int) {
        self.context = context
        self.index = index
        pathCount = context.path.count
    }

    var node: JSONDocument.Node { context.node(index) }
    var codingPath: [any CodingKey] { context.path(pathCount) }
    var userInfo: [CodingUserInfoKey: Any] { context.session.userInfo }
    var hasStrategies: Bool { context.session.hasStrategies }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try NodeKeyedContainer<Key>(context: context, object: index))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try NodeUnkeyedContainer(context: context, array: index)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension NodeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { node.isNull }

    func decode(_ type: Bool.Type) throws -> Bool { try context.bool(at: index) }
    func decode(_ type: String.Type) throws -> String { try context.string(at: index) }
    func decode(_ type: Double.Type) throws -> Double { try context.double(at: index) }
    func decode(_ type: Float.Type) throws -> Float { try context.float(at: index) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try context.decode(type, at: index, key: nil) }
}
