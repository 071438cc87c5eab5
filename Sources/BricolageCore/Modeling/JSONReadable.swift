/// A type that reads itself from a document without the detour through `Codable`.
///
/// Conform to one of the two refinements: `JSONReadableObject` for a type whose JSON is an object with fields, or
/// `JSONReadableValue` for anything else, such as one of several types. Both make the type `Decodable` by any coder.
public protocol JSONReadable: Decodable {
    /// Reads a value of a document.
    ///
    /// - Throws: `JSONReadingError` if the value is invalid.
    init(json: borrowing JSONDocument.Node) throws

    /// The value of a missing field. Throws by default; optional types return their empty value.
    static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Self

    /// Whether `null` is a value of this type. False by default, so that null and an absent field are both nil.
    static var readsNull: Bool { get }

    /// Reads a field through another coder.
    init(field key: StaticString, of container: KeyedDecodingContainer<JSONCodingKey>) throws
}

extension JSONReadable {
    /// Throws an error about the missing field.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Self {
        throw JSONReadingError(.missing(key: key.description), at: object, expected: "a value of type \(Self.self)")
    }

    /// False: null is not a value of most types.
    public static var readsNull: Bool { false }

    /// Reads a required field, unless `absent` provides a value.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    public init(field key: StaticString, of container: KeyedDecodingContainer<JSONCodingKey>) throws {
        let codingKey = JSONCodingKey(key.description)
        guard container.contains(codingKey) else {
            self = try Self.absent(key, in: nil)
            return
        }
        self = try container.decode(Self.self, forKey: codingKey)
    }

    /// Reads a value into memory for a value of this type, which stays uninitialised on failure.
    ///
    /// If the type is known only at run time, this saves moving the value.
    package static func read(_ node: JSONDocument.Node, into memory: UnsafeMutableRawPointer) throws {
        memory.assumingMemoryBound(to: Self.self).initialize(to: try Self(json: node))
    }
}

extension Unmanaged<DocumentStorage> {
    /// Reads the value at a tape index, a field or an element, as a type.
    ///
    /// The caller keeps the storage alive.
    @inline(never)
    package func read<T: JSONReadable>(_ index: Int, as type: T.Type = T.self) throws -> T {
        let node = JSONDocument.Node.lent(self, index)
        defer { node.giveBack() }
        do { return try T(json: node) } catch { return try node.fail(with: error) }
    }
}
