internal import BricolageCore
internal import BricolageWriting

/// Writes values of a family: finds the variant by the type of the payload, then writes its tag and the payload.
struct VariantWriter<Family: JSONVariantFamily> {
    private let variants: JSONVariants<Family.Base>

    init(userInfo: [CodingUserInfoKey: Any]) {
        let registry = userInfo.isEmpty ? nil : userInfo[.jsonVariants] as? JSONVariantRegistry
        variants = registry?.variants(of: Family.self) ?? Family.variants
    }

    var tagging: JSONTagging { variants.tagging }

    /// The payload of a value and its tag; nil for families without tags.
    private func describe(_ value: Family.Base) throws -> (payload: any Encodable, tag: JSON?) {
        try variants.check()
        let payload =
            Family.self is any JSONVariantEnum.Type
            ? (value as? any JSONVariantEnum)?.payload : value as? any Encodable
        guard let payload else {
            throw JSONVariantError.unregisteredType("\(type(of: value as Any))", base: "\(Family.Base.self)")
        }
        if let unknown = payload as? UnknownVariant { return (unknown, unknown.tag) }
        guard let variant = variants.table.variant(of: value, payload: payload) else {
            throw JSONVariantError.unregisteredType("\(type(of: payload))", base: "\(Family.Base.self)")
        }
        return (payload, variant.tag)
    }

    /// Writes a value to any coder.
    ///
    /// - Parameter writesParentTag: Whether to write a tag that belongs to the parent.
    func write(_ value: Family.Base, to encoder: any Encoder, writesParentTag: Bool = true) throws {
        let (payload, tag) = try describe(value)
        switch tagging {
        case .internal(let key) where !(payload is UnknownVariant):
            try write(payload, tag, at: [key], to: encoder)
        case .adjacent(let key, let content) where !(payload is UnknownVariant):
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(tag, forKey: JSONCodingKey(key))
            try container.encode(EncodablePayload(payload), forKey: JSONCodingKey(content))
        case .external where !(payload is UnknownVariant):
            // A dictionary, because its keys are data to every coder.
            var container = encoder.singleValueContainer()
            try container.encode([tag?.string ?? "": EncodablePayload(payload)])
        case .pointer(let pointer) where !(payload is UnknownVariant):
            try write(payload, tag, at: pointer.tokens, to: encoder)
        default:
            var container = encoder.singleValueContainer()
            try container.encode(payload)
            if case .parent(let key) = tagging, writesParentTag {
                guard let native = encoder as? any OutputProvidingEncoder else {
                    throw JSONVariantError.noParent(tag: key)
                }
                try native.write(tag ?? .null, forKey: key, beside: payload)
            }
        }
    }

    /// The tag of a value whose tag belongs to the parent.
    func parentTag(of value: Family.Base) throws -> JSON? { try describe(value).tag }

    /// Writes a payload with its tag, which replaces a member of the payload at the same place, so that the text can be
    /// read again.
    ///
    /// The coder of this library writes the tag first, and once more only if the payload may have a member at its
    /// place. Other coders write it last: some trap on a member that is written twice in different ways, and they do
    /// not report repeated keys.
    private func write(_ payload: any Encodable, _ tag: JSON?, at path: [String], to encoder: any Encoder) throws {
        let native = encoder as? any OutputProvidingEncoder
        if native != nil { try write(tag, at: path[...], into: encoder.container(keyedBy: JSONCodingKey.self)) }
        let merging = MergingEncoder(encoder, isObject: true, openPath: path.count > 1 ? path[...] : [])
        guard try merging.add(payload) else { throw JSONVariantError.notAnObject("\(type(of: payload))") }
        if native?.mayRepeatKeys ?? true || merging.mayMeetEndOfPath {
            try write(tag, at: path[...], into: encoder.container(keyedBy: JSONCodingKey.self))
        }
    }

    private func write(
        _ tag: JSON?, at path: ArraySlice<String>, into object: KeyedEncodingContainer<JSONCodingKey>
    ) throws {
        guard let key = path.first.map({ JSONCodingKey($0) }) else { return }
        var object = object
        if path.count == 1 { return try object.encode(tag, forKey: key) }
        let inner = object.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
        try write(tag, at: path.dropFirst(), into: inner)
    }

    /// Writes a value directly.
    func write(_ value: Family.Base, to output: inout JSONOutput) {
        guard StackRoom.isLeft else { return output.fail(.tooDeep(limit: nil)) }
        do {
            let (payload, tag) = try describe(value)
            if write(payload, tag, directlyTo: &output) { return }
            output.write(
                try output.encoder.encodeToJSON(VariantElement<Family, Family.Base>(value, writesParentTag: false)))
            if case .parent(let key) = tagging { output.writeSibling(key, tag ?? .null) }
        } catch {
            output.fail(JSONWritingError.Reason(error))
        }
    }

    /// Writes a payload that writes itself, so that its contents are written only once, however deeply they are nested;
    /// false if that is not possible.
    private func write(_ payload: any Encodable, _ tag: JSON?, directlyTo output: inout JSONOutput) -> Bool {
        guard let payload = payload as? any JSONWritable else { return false }
        switch tagging {
        case .internal(let key):
            guard let object = payload as? any JSONWritableObject, let tag else { return false }
            output.writeObject(beginningWith: key, tag, fieldsOf: object)
        case .adjacent(let key, let content):
            output.writeObjectOfLastMembers { output in
                output.key(key)
                output.write(tag ?? .null)
                output.key(content)
                payload.write(json: &output)
            }
        case .external:
            output.writeObjectOfLastMembers { output in
                output.key(tag?.string ?? "")
                payload.write(json: &output)
            }
        case .pointer: return false
        case .parent(let key):
            payload.write(json: &output)
            output.writeSibling(key, tag ?? .null)
        default: payload.write(json: &output)
        }
        return true
    }
}

extension JSONWritingError.Reason {
    /// The reason of an error alone, because each outer level would otherwise add its own description.
    fileprivate init(_ error: any Error) {
        switch error {
        case EncodingError.invalidValue(_, let context):
            self = (context.underlyingError as? JSONWritingError)?.reason ?? .unwritable(context.debugDescription)
        case let error as JSONWritingError: self = error.reason
        default: self = .unwritable(String(describing: error))
        }
    }
}

/// A payload of any type, encoded by the coder's rules for that type.
struct EncodablePayload: Encodable {
    private let payload: any Encodable

    init(_ payload: any Encodable) { self.payload = payload }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(payload)
    }
}

extension JSONOutput {
    /// Writes an object that begins with a tag, which counts if a field of the same name follows.
    fileprivate mutating func writeObject(
        beginningWith key: String, _ tag: JSON, fieldsOf value: some JSONWritableObject
    ) {
        writeObjectOfLastMembers { output in
            output.key(key)
            output.write(tag)
            value.write(fields: &output)
            guard output.mayRepeatKeys else { return }
            output.key(key)
            output.write(tag)
        }
    }

    /// Writes a member beside the one that was just written.
    fileprivate mutating func writeSibling(_ key: String, _ value: JSON) {
        self.key(key)
        write(value)
    }
}
