internal import BricolageCore
internal import BricolageWriting

/// Encodes several values as one: an object with the members of all, or the first value if that is not an object.
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
        "the value of type \(T.self) does not encode an object, so it has no members to combine with those of others"
    }
}

/// Writes several values as one: an object with the members of all, or the first value if that is not an object.
///
///     AllOf(Named, Dated)     {"name":"a","year":2026     fields of `JSONWritableObject` types are written in place;
///                                                         other values are written separately first, to see their kind
struct MergedWriting {
    private var shape = Shape.nothing

    private enum Shape {
        case nothing
        /// An object is open, and members can be added.
        case object
        /// Nothing can be added.
        case complete
    }

    mutating func add(_ value: some JSONWritable, to json: inout JSONOutput) {
        if case .complete = shape { return }
        if let object = value as? any JSONWritableObject { return add(fieldsOf: object, to: &json) }
        var part = json.makePart()
        value.write(json: &part)
        let text = json.takeText(of: part)
        guard let written = try? JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep)) else { return }
        if let members = written.object {
            guard begin(&json) else { return }
            for (key, value) in members {
                json.key(key)
                json.write(value)
            }
        } else if case .object = shape {
            json.fail(.unwritable(MergedEncoding.noMembers(value)))
        } else {
            json.write(written)
            shape = .complete
        }
    }

    private mutating func add(fieldsOf value: some JSONWritableObject, to json: inout JSONOutput) {
        if begin(&json) { value.write(fields: &json) }
    }

    /// Opens the object, unless it is open; false if it is nested too deeply.
    private mutating func begin(_ json: inout JSONOutput) -> Bool {
        if case .object = shape { return true }
        let isOpen = json.beginObject(tracksMembers: true)
        shape = isOpen ? .object : .complete
        return isOpen
    }

    func end(_ json: inout JSONOutput) {
        switch shape {
        case .nothing: json.writeNull()
        case .object: json.endObjectOfLastMembers()
        case .complete: break
        }
    }
}
