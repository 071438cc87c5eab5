/// The decoder that types see while what is wrong with them is being found out.
struct DiagnosingDecoder: NodeProvidingDecoder {
    let frame: DiagnosingFrame
    let index: Int
    let path: DiagnosingPath

    var node: JSONDocument.Node { frame.diagnosis.node(index) }
    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { frame.diagnosis.session.userInfo }
    var hasStrategies: Bool { frame.diagnosis.session.hasStrategies }

    func kept<Note: AnyObject>(_ make: () -> Note) -> Note? { nil }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try frame.keyedContainer(keyedBy: type, at: index, path, site(.container, KeyedDecodingContainer<Key>.self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try frame.unkeyedContainer(at: index, path, site(.container, (any UnkeyedDecodingContainer).self))
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    private func site(_ step: RequestSite.Step, _ type: Any.Type) -> RequestSite {
        RequestSite(
            index: index, view: ObjectIdentifier(DiagnosingDecoder.self), step: step, type: ObjectIdentifier(type))
    }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        try frame.value(type, at: index, nil, site(.whole, type))
    }
}

extension DiagnosingDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        frame.goOn()
        return node.isNull
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }
}

extension DiagnosingFrame {
    func keyedContainer<Key: CodingKey>(
        keyedBy type: Key.Type, at index: Int, _ path: DiagnosingPath, _ site: RequestSite
    ) throws -> KeyedDecodingContainer<Key> {
        goOn()
        if diagnosis.node(index).kind == .object {
            return KeyedDecodingContainer(DiagnosingKeyedContainer<Key>(frame: self, object: index, path: path))
        }
        let fault = Fault(.wrongKind, at: index, [String: JSON].self)
        return try refuse(fault, site, diagnosis.standardError(for: fault, path)) {
            try? diagnosis.ghost.container(keyedBy: type)
        }
    }

    func unkeyedContainer(
        at index: Int, _ path: DiagnosingPath, _ site: RequestSite
    ) throws -> any UnkeyedDecodingContainer {
        goOn()
        if diagnosis.node(index).kind == .array {
            return DiagnosingUnkeyedContainer(frame: self, array: index, path: path)
        }
        let fault = Fault(.wrongKind, at: index, [JSON].self)
        return try refuse(fault, site, diagnosis.standardError(for: fault, path)) {
            try? diagnosis.ghost.unkeyedContainer()
        }
    }
}
