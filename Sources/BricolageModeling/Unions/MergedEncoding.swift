internal import BricolageCore
internal import BricolageWriting

/// Encodes several values as one: the members of all, or the first value where they are no objects.
struct MergedEncoding {
    private let encoder: any Encoder
    private var isObject: Bool?

    init(_ encoder: any Encoder) { self.encoder = encoder }

    mutating func add(_ value: any Encodable) throws {
        guard let isObject else {
            // What a value is shows only when it is encoded, and a coder cannot take anything back.
            let isObject = try encodesObject(value)
            self.isObject = isObject
            if isObject { return try MergingEncoder.encode(value, into: encoder) }
            var container = encoder.singleValueContainer()
            return try container.encode(value)
        }
        if isObject { try MergingEncoder.encode(value, into: encoder) }
    }

    private func encodesObject(_ value: any Encodable) throws -> Bool {
        var probe = (encoder as? any ConfiguredEncoder)?.configuration ?? JSON.Encoder()
        if let variants = encoder.userInfo[.jsonVariants] as? JSONVariantRegistry { probe.variants = variants }
        return try probe.encodeToJSON(EncodablePayload(value)).kind == .object
    }
}

/// Writes several values as one: the members of all, or the first value where they are no objects.
struct MergedWriting {
    private var merged: JSON?

    mutating func add(_ value: some JSONWritable, like json: inout JSONOutput) {
        var part = json.makePart()
        value.write(json: &part)
        guard let value = try? JSON(parsing: json.takeText(of: part)) else { return }
        guard var members = merged?.object else {
            merged = merged ?? value
            return
        }
        for (key, value) in value.object ?? [:] { members[key] = value }
        merged = .object(members)
    }

    func write(to json: inout JSONOutput) { json.write(merged ?? .null) }
}
