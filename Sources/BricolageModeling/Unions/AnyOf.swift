public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// One value read as all of several types that can read it: `AnyOf<Named, Dated>`.
///
///     let entry = try JSON.decode(AnyOf<Named, Dated>.self, from: #"{"name": "a"}"#)
///     let (named, dated) = entry.values      // dated is nil
///
/// At least one type must be able to read the value. When written, the members of all existing values become one
/// object; of duplicate keys the last one counts. Values that are not objects are written as the first existing one.
public struct AnyOf<each Value> {
    /// The value as each of the types, nil for those that cannot read it.
    public var values: (repeat (each Value)?)

    /// Combines values, at least one of which should exist.
    public init(_ values: repeat (each Value)?) { self.values = (repeat each values) }

    private var isEmpty: Bool {
        for value in repeat each values {
            if value != nil { return false }
        }
        return true
    }
}

extension AnyOf: Sendable where repeat each Value: Sendable {}

extension AnyOf: Equatable where repeat each Value: Equatable {
    /// Whether all values are equal.
    public static func == (lhs: AnyOf, rhs: AnyOf) -> Bool {
        for (left, right) in repeat (each lhs.values, each rhs.values) {
            if left != right { return false }
        }
        return true
    }
}

extension AnyOf: Hashable where repeat each Value: Hashable {
    /// Feeds all values to a hasher.
    public func hash(into hasher: inout Hasher) {
        for value in repeat each values { value.hash(into: &hasher) }
    }
}

extension AnyOf: Decodable where repeat each Value: Decodable {
    /// Reads the value as each of the types that can read it.
    public init(from decoder: any Decoder) throws {
        self = try TrialMemory.remember(Self.self, of: decoder, CoderValue(decoder)) {
            let container = try decoder.singleValueContainer()
            let failures = Failures()
            let result = Self(repeat failures.attempt((each Value).self) { try container.decode($0) })
            guard result.isEmpty else { return result }
            throw failures.error(at: try CoderValue(decoder).json).decodingError(within: decoder)
        }
    }
}

extension AnyOf: JSONRecognizable, JSONReadable where repeat each Value: JSONReadable & JSONRecognizable {
    /// The strongest recognition of all types.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        var strongest = JSONRecognition.impossible
        for type in repeat (each Value).self { strongest = max(strongest, type.recognize(json)) }
        return min(strongest, .likely)
    }

    /// Reads the value as each of the types that can read it.
    public init(json: JSONDocument.Node) throws {
        self = try TrialMemory.remember(Self.self, at: json) {
            let failures = Failures()
            let result = Self(repeat failures.attempt((each Value).self) { try json.read(asOnly: $0) })
            guard result.isEmpty else { return result }
            throw failures.error(at: json)
        }
    }
}

extension AnyOf: Encodable where repeat each Value: Encodable {
    /// Writes the members of the existing values as one object.
    public func encode(to encoder: any Encoder) throws {
        let merging = MergedEncoding(encoder)
        for value in repeat each values { if let value { try merging.add(value) } }
    }
}

extension AnyOf: JSONWritable where repeat each Value: JSONWritable {
    /// Writes the members of the existing values as one object.
    public func write(json: inout JSONOutput) {
        var merging = MergedWriting()
        for value in repeat each values { if let value { merging.add(value, to: &json) } }
        merging.end(&json)
    }
}

extension AnyOf: PlaceholderProviding where repeat each Value: Decodable {
    package static func placeholder(from placeholders: Placeholders) -> AnyOf? {
        let made = AnyOf(repeat placeholders.value(of: (each Value).self))
        return made.isEmpty ? nil : made
    }
}

/// Collects the reasons why types could not read a value.
private final class Failures {
    private var failures: [CandidateFailure] = []

    func attempt<T>(_ type: T.Type, _ read: (T.Type) throws -> T) -> T? {
        TrialMemory.expectRepetition()
        do {
            return try read(type)
        } catch {
            failures.append(CandidateFailure(name: "\(type)", error: error))
            return nil
        }
    }

    func error(at json: JSONDocument.Node) -> JSONReadingError {
        json.failure("any of " + failures.map(\.name).joined(separator: ", "), candidates: failures)
    }
}
