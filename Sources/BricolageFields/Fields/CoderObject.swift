internal import BricolageCore
internal import BricolageWriting

/// An object that a coder answers for, because the coder converts what it holds or is not ours.
///
///     ours        members stand in its document: what is wrong with them has a place there
///     another's   members are copied into documents of their own
struct CoderObject: RekeyedObject {
    /// The members by the keys that the type knows.
    let members: KeyedDecodingContainer<JSONCodingKey>
    private let decoder: any Decoder
    private let native: (any NodeProvidingDecoder)?

    /// - Parameter native: The decoder, where it is ours.
    init(_ decoder: any Decoder, _ native: (any NodeProvidingDecoder)?) throws {
        members = try decoder.container(keyedBy: JSONCodingKey.self)
        self.decoder = decoder
        self.native = native
    }

    /// Whether the coder is ours, so that what it holds is that of a document.
    var isOurs: Bool { native != nil }

    var keys: [String] { members.allKeys.map(\.stringValue) }

    func member(_ key: String) throws -> JSONDocument.Node? {
        let key = JSONCodingKey(key)
        return members.contains(key) ? try value(key) : nil
    }

    private func value(_ key: JSONCodingKey) throws -> JSONDocument.Node {
        // Other coders know `JSON`, if they know any of our types.
        if native == nil { return try JSONDocument(members.decode(JSON.self, forKey: key)).root }
        return try members.decode(MemberValue.self, forKey: key).node
    }

    var holdsValues: Bool { !(decoder is any ValuelessDecoder) }

    func whole(keysAlone: Bool) throws -> JSONDocument.Node {
        if let native, !convertsKeys { return native.node }
        return try copied(keysAlone: keysAlone)
    }

    func place(of node: JSONDocument.Node) throws -> JSONDocument.Node? {
        guard let native else { return nil }
        return convertsKeys ? try original(of: node) ?? native.node : node
    }

    private var convertsKeys: Bool { (native as? any ConfiguredDecoder)?.keyConversion != nil }
}

/// The value of a member as it stands in the document of a coder of ours.
private struct MemberValue: Decodable {
    let node: JSONDocument.Node

    init(from decoder: any Decoder) throws {
        node = try (decoder as? any NodeProvidingDecoder)?.node ?? JSONDocument(JSON(from: decoder)).root
    }
}
