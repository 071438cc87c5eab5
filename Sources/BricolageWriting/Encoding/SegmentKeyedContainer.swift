internal import BricolageCore

/// Writes the members of one object of a segment.
///
/// The pointers are into memory of the `EncodingContainerMaker` that made the container. The maker lives as long as the
/// session, which `segment` retains.
struct SegmentKeyedContainer<Key: CodingKey>: MakeableEncodingContainer {
    let segment: EncodingSegment
    /// The object for which the container was made.
    private let first: EncodingContainerPlace
    /// The current object of a container that is lent to one object after the other.
    private let current: UnsafeMutablePointer<EncodingContainerPlace>?
    /// The texts of keys that were written before; nil if they are not stored.
    private let keys: UnsafeMutablePointer<EncodedKeys>?

    /// Creates the container for the innermost scope of a segment, which is an object.
    init(
        _ segment: EncodingSegment, keys: UnsafeMutablePointer<EncodedKeys>? = nil,
        place: UnsafeMutablePointer<EncodingContainerPlace>? = nil
    ) {
        self.segment = segment
        self.keys = keys
        first = EncodingContainerPlace(segment)
        current = place
    }

    @inline(__always)
    private var place: EncodingContainerPlace { current?.pointee ?? first }

    /// Whether the object is the innermost scope.
    @inline(__always)
    private var isCurrent: Bool { segment.scope == place.scope }

    var codingPath: [any CodingKey] { segment.path(place.pathCount) }

    /// Writes the key of the next member.
    @inline(__always)
    func begin(_ key: Key, _ value: @autoclosure () -> Any = JSON.null) throws {
        guard let keys, isCurrent else { return try begin(anyKey: key, value()) }
        let byte = EncodedKeys.byte(of: key)
        if let text = keys.pointee.text(byte), segment.output.key(text) { return }
        let text = key.stringValue
        keys.pointee.learn(text, of: byte)
        segment.output.key(text)
    }

    /// The same for a key of any type.
    @inline(__always)
    private func begin(anyKey key: some CodingKey, _ value: @autoclosure () -> Any = JSON.null) throws {
        guard isCurrent else {
            throw segment.misusedContainer(value(), path: codingPath + [key])
        }
        segment.output.key(text(of: key))
    }

    private func text(of key: some CodingKey) -> String { segment.session.text(of: key, after: codingPath) }

    func encodeNil(forKey key: Key) throws {
        try begin(key)
        segment.output.writeNull()
    }

    func encode(_ value: Bool, forKey key: Key) throws {
        try begin(key)
        segment.output.write(value)
    }

    func encode(_ value: String, forKey key: Key) throws {
        try begin(key)
        segment.output.write(value)
    }

    func encode(_ value: Double, forKey key: Key) throws {
        try segment.checkFinite(value, path: codingPath + [key])
        try begin(key)
        segment.output.write(value)
    }

    func encode(_ value: Float, forKey key: Key) throws {
        try segment.checkFinite(value, path: codingPath + [key])
        try begin(key)
        segment.output.write(value)
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        let mark = segment.output.mark
        try begin(key, value)
        do {
            let action = segment.session.action(for: T.self)
            if keys != nil {
                let byte = UInt8(truncatingIfNeeded: EncodedKeys.byte(of: key))
                try segment.stepping(.byte(byte, Key.self)) { try segment.encode(value, action) }
            } else {
                try segment.stepping(to: key) { try segment.encode(value, action) }
            }
        } catch {
            segment.output.rollBack(to: mark)
            throw error
        }
    }

    /// The segment for a member that is a container; a second request for the same key continues the first one.
    private func nested(_ shape: EncodingSegment.Shape, _ key: some CodingKey) -> EncodingSegment {
        let path = segment.way(place.pathCount, to: key)
        guard isCurrent else { return segment.makeDetached(shape, path: path.keys) }
        return segment.makeNested(shape, path: path, forKey: text(of: key))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        segment.session.nestedContainer(keyedBy: type, in: nested(.object, key))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        SegmentUnkeyedContainer(nested(.array, key))
    }

    /// The encoder for a member; it continues an encoder for the same key that is still in use, and replaces any other
    /// value.
    private func superEncoder(_ key: some CodingKey) -> any Swift.Encoder {
        let path = segment.way(place.pathCount, to: key)
        guard isCurrent else { return SegmentEncoder(segment.makeDetached(.nothing, path: path.keys)) }
        return SegmentEncoder(segment.makeSuper(path: path, forKey: text(of: key)))
    }

    func superEncoder() -> any Swift.Encoder { superEncoder(JSONCodingKey("super")) }

    func superEncoder(forKey key: Key) -> any Swift.Encoder { superEncoder(key) }
}
