internal import BricolageCore

/// The decoder that types receive while the pass searches for faults.
struct DiagnosingDecoder: ConfiguredDecoder {
    let frame: DiagnosingFrame
    let index: Int
    let path: CodingPath

    var node: JSONDocument.Node { frame.diagnosis.node(index) }
    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { frame.diagnosis.session.userInfo }
    var hasStrategies: Bool { frame.diagnosis.session.hasStrategies }

    var decoder: JSON.Decoder { frame.diagnosis.session.decoder }
    var keyConversion: ((String) -> String)? { frame.diagnosis.session.keyConversion(after: codingPath) }

    func observed<T: Decodable>(_ type: T.Type) throws -> T? { try value(type) }

    func kept<Note: AnyObject>(_ make: () -> Note) -> Note? { nil }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try frame.keyedContainer(
            keyedBy: type, at: index, path,
            Request(site: site(.container, KeyedDecodingContainer<Key>.self), keys: type))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try frame.unkeyedContainer(
            at: index, path, Request(site: site(.container, (any UnkeyedDecodingContainer).self)))
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    private func site(_ step: RequestPattern.Step, _ type: Any.Type) -> RequestSite {
        RequestSite(
            index: index, view: ObjectIdentifier(DiagnosingDecoder.self), step: step, type: ObjectIdentifier(type))
    }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        try frame.value(type, at: index, path, nil, Request(site: site(.whole, type)))
    }
}

extension DiagnosingDecoder: GenericValueContainer {
    func decodeNil() -> Bool {
        frame.beginOther(at: index)
        return node.isNull
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }
}

extension DiagnosingFrame {
    func keyedContainer<Key: CodingKey>(
        keyedBy type: Key.Type, at index: Int, _ path: CodingPath, _ request: Request
    ) throws -> KeyedDecodingContainer<Key> {
        if diagnosis.node(index).kind == .object {
            begin(request)
            return KeyedDecodingContainer(DiagnosingKeyedContainer<Key>(frame: self, object: index, path: path))
        }
        let fault = Fault(.wrongKind, at: index, [String: JSON].self)
        return try refuse(fault, request, diagnosis.standardError(for: fault, path)) {
            try? diagnosis.ghost.container(keyedBy: type)
        }
    }

    func unkeyedContainer(
        at index: Int, _ path: CodingPath, _ request: Request
    ) throws -> any UnkeyedDecodingContainer {
        if diagnosis.node(index).kind == .array {
            begin(request)
            return DiagnosingUnkeyedContainer(frame: self, array: index, path: path)
        }
        let fault = Fault(.wrongKind, at: index, [JSON].self)
        return try refuse(fault, request, diagnosis.standardError(for: fault, path)) {
            try? diagnosis.ghost.unkeyedContainer()
        }
    }
}
