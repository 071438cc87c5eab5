internal import BricolageCore
internal import BricolageWriting

/// An object whose members a coder provides, because the coder converts them or is not the one of this library.
///
///     ours        members are in its document: their faults have places there
///     another's   {"b": 5}    each member is copied into a document of its own, with its key: the pointer from there is
///                             the rest of the coding path
struct CoderObject: RekeyedObject {
    /// The members by the keys that the type knows.
    let members: KeyedDecodingContainer<JSONCodingKey>
    private let decoder: any Decoder
    private let native: (any NodeProvidingDecoder)?

    /// - Parameter native: The decoder, if it is the one of this library.
    init(_ decoder: any Decoder, _ native: (any NodeProvidingDecoder)?) throws {
        members = try decoder.container(keyedBy: JSONCodingKey.self)
        self.decoder = decoder
        self.native = native
    }

    var keys: [String] { members.allKeys.map(\.stringValue) }

    func member(_ key: String) throws -> JSONDocument.Node? {
        let key = JSONCodingKey(key)
        return members.contains(key) ? try value(key) : nil
    }

    private func value(_ key: JSONCodingKey) throws -> JSONDocument.Node? {
        // If other coders know any type of this library, it is `JSON`.
        guard native == nil else { return try members.decode(MemberValue.self, forKey: key).node }
        var object = JSON.Object()
        object[key.stringValue] = try members.decode(JSON.self, forKey: key)
        return try JSONDocument(.object(object)).root[key.stringValue]
    }

    var holdsValues: Bool { !(decoder is any ValuelessDecoder) }

    func whole(keysAlone: Bool) throws -> JSONDocument.Node {
        if let native, !convertsKeys { return native.node }
        return try copied(keysAlone: keysAlone)
    }

    func place(of node: JSONDocument.Node) throws -> JSONDocument.Node {
        guard let native else { return node }
        return convertsKeys ? try original(of: node) ?? native.node : node
    }

    private var convertsKeys: Bool { (native as? any ConfiguredDecoder)?.keyConversion != nil }
}

/// The value of a member as it is in the document of this library's coder.
private struct MemberValue: Decodable {
    let node: JSONDocument.Node

    init(from decoder: any Decoder) throws {
        node = try (decoder as? any NodeProvidingDecoder)?.node ?? JSONDocument(JSON(from: decoder)).root
    }
}
