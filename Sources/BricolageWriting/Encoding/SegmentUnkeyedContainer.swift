internal import BricolageCore

/// Writes the elements of one array of a segment.
struct SegmentUnkeyedContainer: UnkeyedEncodingContainer {
    let segment: EncodingSegment
    private let scope: Int
    private let pathCount: Int

    /// Creates the container for the innermost scope of a segment, which is an array.
    init(_ segment: EncodingSegment) {
        self.segment = segment
        scope = segment.scope
        pathCount = segment.stepCount
    }

    var codingPath: [any CodingKey] { segment.path(pathCount) }

    /// The number of elements so far; 0 once the value of this container is encoded.
    var count: Int { segment.scope == scope ? segment.elementCount : 0 }

    @inline(__always)
    func begin(_ value: @autoclosure () -> Any = JSON.null) throws {
        guard segment.scope == scope else {
            throw segment.misusedContainer(value(), path: codingPath)
        }
    }

    func encodeNil() throws {
        try begin()
        segment.output.writeNull()
        segment.countElement()
    }

    func encode(_ value: Bool) throws {
        try begin(value)
        segment.output.write(value)
        segment.countElement()
    }

    func encode(_ value: String) throws {
        try begin(value)
        segment.output.write(value)
        segment.countElement()
    }

    func encode(_ value: Double) throws {
        try segment.checkFinite(value, path: codingPath + [JSONCodingKey(intValue: count)])
        try begin(value)
        segment.output.write(value)
        segment.countElement()
    }

    func encode(_ value: Float) throws {
        try segment.checkFinite(value, path: codingPath + [JSONCodingKey(intValue: count)])
        try begin(value)
        segment.output.write(value)
        segment.countElement()
    }

    func encode<T: Encodable>(_ value: T) throws {
        try begin(value)
        let mark = segment.output.mark
        do {
            let action = segment.session.action(for: T.self)
            try segment.stepping(toElement: count) { try segment.encode(value, action) }
        } catch {
            segment.output.rollBack(to: mark)
            throw error
        }
        segment.countElement()
    }

    /// The segment for the next element, in which a container of the given shape, if any, is opened.
    private func nested(_ shape: EncodingSegment.Shape) -> EncodingSegment {
        let path = segment.way(pathCount, toElement: count)
        guard segment.scope == scope else { return segment.makeDetached(shape, path: path.keys) }
        let nested = segment.makeNested(path: path)
        segment.countElement()
        return nested.open(shape) ? nested : segment.makeDetached(shape, path: path.keys)
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        segment.session.nestedContainer(keyedBy: type, in: nested(.object))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { SegmentUnkeyedContainer(nested(.array)) }

    func superEncoder() -> any Swift.Encoder { SegmentEncoder(nested(.nothing)) }
}
