internal import BricolageCore

/// A value whose type is determined by its tag, with the means to read its payload.
///
///     a node alone                    direct reading
///     a node and a decoder at it      a coder of this library
///     a copy and a decoder            another coder: its value is copied to a document, to find the tag
struct VariantSource {
    /// Where a payload is.
    enum Place {
        case here
        case member(String)
        case onlyMember
    }

    let json: JSONDocument.Node
    let decoder: (any Decoder)?
    /// The copied value of another coder; nil for coders of this library and without a coder.
    let copy: CoderValue?
    /// The conversion of keys; nil if they are not converted.
    private let convert: ((String) -> String)?
    /// The tag in the parent, if it was read already.
    var parentTag: JSONDocument.Node?

    init(_ json: JSONDocument.Node) {
        self.json = json
        decoder = nil
        copy = nil
        convert = nil
    }

    init(_ decoder: any Decoder) throws {
        self.decoder = decoder
        if let native = decoder as? any ConfiguredDecoder {
            json = native.node
            copy = nil
            convert = native.keyConversion
        } else {
            let value = try CoderValue(decoder)
            json = value.json
            copy = value
            // It is unknown how such a coder converts keys; the keys in the copy are converted already, usually from
            // snake case.
            convert = KeyConversion.camelCase
        }
    }

    var isForeign: Bool { copy != nil }

    /// The member with a key, either as in the text or after conversion by the coder's strategy.
    func member(_ key: String) -> JSONDocument.Node? { member(key, of: json) }

    /// The same for another object that the coder reads.
    func member(_ key: String, of object: JSONDocument.Node) -> JSONDocument.Node? {
        if let member = object[key] { return member }
        guard let convert, object.kind == .object else { return nil }
        let converted = isForeign ? convert(key) : key
        // Of several members whose keys become the same, the last one counts.
        return object.members.reduce(nil) { ExactText.equal(convert($1.key), converted) ? $1.value : $0 }
    }

    /// The key of an object with one member, as in the text; nil for other values.
    func onlyKey() throws -> String? {
        guard json.kind == .object else { return nil }
        if isForeign, let decoder {
            // A dictionary, because its keys are data to every coder.
            let members = try decoder.singleValueContainer().decode([String: JSON].self)
            return members.count == 1 ? members.first?.key : nil
        }
        guard let key = json.members.first(where: { _ in true })?.key else { return nil }
        return json.members.allSatisfy { ExactText.equal($0.key, key) } ? key : nil
    }

    /// The last value that a pointer reaches, and the tokens that lead nowhere from there.
    func seek(_ pointer: JSONPointer) -> (place: JSONDocument.Node, rest: [String]) {
        var place = json
        for (position, token) in pointer.tokens.enumerated() {
            let next = place.kind == .object ? member(token, of: place) : place[pointer: JSONPointer(tokens: [token])]
            guard let next else { return (place, Array(pointer.tokens[position...])) }
            place = next
        }
        return (place, [])
    }

    /// Reads a payload.
    func read<Payload: Decodable>(_ type: Payload.Type, at place: Place) throws -> Payload {
        guard let decoder else { return try payload(at: place).readOrDecode(type) }
        guard case .here = place else {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            return try container.decode(type, forKey: key(of: place, in: container))
        }
        return try decoder.singleValueContainer().decode(type)
    }

    private func payload(at place: Place) throws -> JSONDocument.Node {
        let found: JSONDocument.Node? =
            switch place {
            case .here: json
            case .member(let key): member(key)
            case .onlyMember: json.members.first { _ in true }.flatMap { json[$0.key] }
            }
        if let found { return found }
        guard case .member(let key) = place else { throw json.wrongKind("an object with one member") }
        throw JSONReadingError(.missing(key: key), at: json, expected: "the content of the variant")
    }

    private func key(of place: Place, in container: KeyedDecodingContainer<JSONCodingKey>) -> JSONCodingKey {
        guard case .member(let key) = place else { return container.allKeys.first ?? JSONCodingKey("") }
        let converted = JSONCodingKey(convert?(key) ?? key)
        return !container.contains(JSONCodingKey(key)) && container.contains(converted) ? converted : JSONCodingKey(key)
    }
}

extension JSONDocument.Node {
    /// Reads a type directly if it reads itself, and otherwise with a decoder that has the same user info and
    /// environment.
    func readOrDecode<T: Decodable>(_ type: T.Type) throws -> T {
        if let readable = type as? any JSONReadable.Type, let value = try readable.init(json: self) as? T {
            return value
        }
        var decoder = JSON.Decoder(userInfo: userInfo)
        decoder.environment = storage.environment?.values ?? decoder.environment
        return try decodePlainly(type, by: decoder)
    }

    /// The object that has this value as a member; nil for elements and the root.
    ///
    /// Linear in the values that precede this one in the object.
    var parentObject: JSONDocument.Node? {
        var candidate = index - 1
        while candidate >= 0 {
            let node = storage.reader[candidate]
            if node.tag.isContainer, Int(node.next) > index {
                return node.tag.kind == .object ? JSONDocument.Node(storage: storage, index: candidate) : nil
            }
            candidate -= 1
        }
        return nil
    }
}
