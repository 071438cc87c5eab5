internal import BricolageCore
internal import BricolageWriting

/// Encodes several values as one: the members of all, or the first value where that is no object.
struct MergedEncoding {
    private let encoder: MergingEncoder

    init(_ encoder: any Encoder) { self.encoder = MergingEncoder(encoder) }

    func add(_ value: some Encodable) throws {
        if encoder.isComplete { return }
        guard try !encoder.add(value) else { return }
        throw EncodingError.invalidValue(
            value, .init(codingPath: encoder.codingPath, debugDescription: Self.noMembers(value)))
    }

    fileprivate static func noMembers<T>(_ value: T) -> String {
        "the value of type \(T.self) does not encode an object, so that it has no members to stand beside those of others"
    }
}

/// Writes several values as one: the members of all, or the first value where that is no object.
struct MergedWriting {
    private var merged: JSON?

    mutating func add(_ value: some JSONWritable, like json: inout JSONOutput) {
        guard merged == nil || merged?.object != nil else { return }
        var part = json.makePart()
        value.write(json: &part)
        guard let written = try? JSON(parsing: json.takeText(of: part)) else { return }
        guard var members = merged?.object else {
            merged = written
            return
        }
        guard let added = written.object else { return json.fail(.unwritable(MergedEncoding.noMembers(value))) }
        for (key, value) in added { members[key] = value }
        merged = .object(members)
    }

    func write(to json: inout JSONOutput) { json.write(merged ?? .null) }
}
