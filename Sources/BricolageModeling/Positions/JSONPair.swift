public import BricolageCore
public import BricolageFields
public import BricolageWriting

/// An array of exactly two elements, each with its own type, such as `["error", {"max": 3}]`.
///
///     {"prefixItems": [{"type": "string"}, {"type": "integer"}], "minItems": 2, "items": false}
///
///     JSONPair<String, Int>(first: "a", second: 1)        ["a", 1]
///
/// `curio generate` uses it for such schemas, because a generic type of a library is compiled once.
public struct JSONPair<First, Second> {
    /// The first element.
    public var first: First
    /// The second element.
    public var second: Second

    /// Creates a pair of its elements.
    @inlinable
    public init(first: First, second: Second) {
        self.first = first
        self.second = second
    }
}

extension JSONPair: Sendable where First: Sendable, Second: Sendable {}
extension JSONPair: Equatable where First: Equatable, Second: Equatable {}
extension JSONPair: Hashable where First: Hashable, Second: Hashable {}

extension JSONPair: Decodable, GuessableDecodable, JSONRecognizable, JSONReadable, JSONReadableValue
where First: JSONReadable, Second: JSONReadable {
    /// Reads an array of two elements.
    @inlinable
    public init(json: JSONDocument.Node) throws {
        guard json.kind == .array, json.count == 2 else { throw json.failure("an array of 2 elements") }
        var elements = json.elements
        first = try (elements.next() ?? json).read()
        second = try (elements.next() ?? json).read()
    }

    /// Arrays are possible, other values are not.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        json.kind == .array ? .possible : .impossible
    }
}

extension JSONPair: Encodable, JSONWritable, JSONWritableValue where First: JSONWritable, Second: JSONWritable {
    /// Writes an array of both elements.
    @inlinable
    public func write(json: inout JSONOutput) {
        guard json.beginArray() else { return }
        first.write(json: &json)
        second.write(json: &json)
        json.endArray()
    }
}
