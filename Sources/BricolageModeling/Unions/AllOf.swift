public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// One value read as several types at once: `AllOf<Named, Dated>`.
///
///     let entry = try JSON.decode(AllOf<Named, Dated>.self, from: #"{"name": "a", "date": "2026-11-21"}"#)
///     let (named, dated) = entry.values
///
/// Every type must be able to read the value. When written, the members of all become one object; of duplicate keys the
/// last one counts. Values that are not objects are written as the first of them. The text is parsed once.
public struct AllOf<each Value> {
    /// The same value as each of the types.
    public var values: (repeat each Value)

    /// Combines values.
    public init(_ values: repeat each Value) { self.values = (repeat each values) }
}

extension AllOf: Sendable where repeat each Value: Sendable {}

extension AllOf: Equatable where repeat each Value: Equatable {
    /// Whether all values are equal.
    public static func == (lhs: AllOf, rhs: AllOf) -> Bool {
        for (left, right) in repeat (each lhs.values, each rhs.values) {
            if left != right { return false }
        }
        return true
    }
}

extension AllOf: Hashable where repeat each Value: Hashable {
    /// Feeds all values to a hasher.
    public func hash(into hasher: inout Hasher) {
        for value in repeat each values { value.hash(into: &hasher) }
    }
}

extension AllOf: Decodable where repeat each Value: Decodable {
    /// Reads the value as each of the types.
    public init(from decoder: any Decoder) throws {
        values = try TrialMemory.remember(Self.self, of: decoder, CoderValue(decoder)) {
            TrialMemory.expectRepetition()
            let container = try decoder.singleValueContainer()
            return (repeat try container.decode((each Value).self))
        }
    }
}

extension AllOf: JSONRecognizable, JSONReadable where repeat each Value: JSONReadable & JSONRecognizable {
    /// The weakest recognition of all types.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        var weakest = JSONRecognition.certain
        for type in repeat (each Value).self { weakest = min(weakest, type.recognize(json)) }
        return weakest
    }

    /// Reads the value as each of the types.
    public init(json: JSONDocument.Node) throws {
        values = try TrialMemory.remember(Self.self, at: json) {
            TrialMemory.expectRepetition()
            return (repeat try json.read(asOnly: (each Value).self))
        }
    }
}

extension AllOf: Encodable where repeat each Value: Encodable {
    /// Writes the members of all values as one object.
    public func encode(to encoder: any Encoder) throws {
        let merging = MergedEncoding(encoder)
        for value in repeat each values { try merging.add(value) }
    }
}

extension AllOf: JSONWritable where repeat each Value: JSONWritable {
    /// Writes the members of all values as one object.
    public func write(json: inout JSONOutput) {
        var merging = MergedWriting()
        for value in repeat each values { merging.add(value, to: &json) }
        merging.end(&json)
    }
}

extension AllOf: JointlyDecodable where repeat each Value: Decodable {
    package static var parts: [any Decodable.Type] {
        var parts: [any Decodable.Type] = []
        for type in repeat (each Value).self { parts.append(type) }
        return parts
    }
}

extension AllOf: PlaceholderProviding where repeat each Value: Decodable {
    package static func placeholder(from placeholders: Placeholders) -> AllOf? {
        func made<T: Decodable>(_ type: T.Type) throws(NoPlaceholder) -> T {
            guard let value = placeholders.value(of: type) else { throw NoPlaceholder() }
            return value
        }
        return try? AllOf(repeat made((each Value).self))
    }
}

private struct NoPlaceholder: Error {}
