/// A type that reads itself from a document without the detour through `Codable`.
///
/// Conform to one of the two refinements: `JSONReadableObject` for a type whose JSON is an object with fields, or
/// `JSONReadableValue` for anything else, such as one of several types. Both make the type `Decodable` by any coder.
public protocol JSONReadable: Decodable, JSONRecognizable {
    /// Reads a value of a document.
    ///
    /// - Throws: `JSONReadingError` when the value is not what it must be.
    init(json: borrowing JSONDocument.Node) throws

    /// What a field is that the object does not have. Throws by default; optional types give their empty value.
    static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Self

    /// Whether `null` is a value of this type. False by default, so that null and an absent field are both nil.
    static var readsNull: Bool { get }

    /// Reads a field through a coder that is not ours.
    init(field key: StaticString, of container: KeyedDecodingContainer<JSONCodingKey>) throws
}

extension JSONReadable {
    /// Throws that the field is missing.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Self {
        throw JSONReadingError(.missing(key: key.description), at: object, expected: "a value of type \(Self.self)")
    }

    /// False: null is no value of most types.
    public static var readsNull: Bool { false }

    /// Reads a field that must be there, unless `absent` knows a value for it.
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

    /// Reads a value into memory for one of this type, which is left alone where that fails.
    ///
    /// Where the type is known only while the program runs, this moves no value around.
    package static func read(_ node: JSONDocument.Node, into memory: UnsafeMutableRawPointer) throws {
        memory.assumingMemoryBound(to: Self.self).initialize(to: try Self(json: node))
    }
}

extension JSONDocument.Node {
    /// Reads the value as a type.
    ///
    /// A type that may be one of several tries them so, one after the other. However such types are within each other,
    /// each reads each value once: `TrialMemory` has the bound.
    public func read<T: JSONReadable>(_ type: T.Type = T.self) throws -> T {
        guard StackRoom.isLeft else { throw tooDeep }
        if let observer { return try observer.read(T.self, at: self) }
        // Nothing below a scalar can be read in two ways.
        if count == 0 { return try T(json: self) }
        return try TrialMemory.remember(T.self, at: self, of: storage) { try T(json: self) }
    }

    /// Reads the value as the only type that it may be: as no other, so that nothing need be remembered.
    package func read<T: JSONReadable>(asOnly type: T.Type) throws -> T {
        if let observer { return try observer.read(type, at: self) }
        return try T(json: self)
    }
}

extension JSONDocument.Node {
    /// Reads the value as a type that may be one which reads itself; nil if it is none.
    package func read<T>(selfReading type: T.Type) throws -> T? {
        guard let readable = type as? any JSONReadable.Type else { return nil }
        // Memory rather than a value of the protocol, whose way back to `T` is a search through the run time.
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        try readable.read(self, into: UnsafeMutableRawPointer(memory))
        return memory.move()
    }
}

extension Unmanaged<DocumentStorage> {
    /// Reads the value at a tape index as a type that asks for it as its field or element.
    ///
    /// The caller keeps the storage alive.
    @inline(never)
    package func read<T: JSONReadable>(_ index: Int, as type: T.Type = T.self) throws -> T {
        let node = JSONDocument.Node.lent(self, index)
        defer { node.giveBack() }
        do { return try T(json: node) } catch { return try node.fail(with: error) }
    }
}
