internal import BricolageCore

/// The encoder that values see: one scope of a segment.
struct SegmentEncoder: OutputProvidingEncoder {
    let segment: EncodingSegment
    private let scope: Int
    private let pathCount: Int

    /// Creates the encoder of the innermost scope of a segment.
    init(_ segment: EncodingSegment) {
        self.segment = segment
        scope = segment.scope
        pathCount = segment.stepCount
    }

    var codingPath: [any CodingKey] { segment.path(pathCount) }
    var userInfo: [CodingUserInfoKey: Any] { segment.session.userInfo }
    var hasStrategies: Bool { segment.session.hasStrategies }
    var mayRepeatKeys: Bool { segment.output.mayRepeatKeys }
    private var isCurrent: Bool { segment.scope == scope }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        guard isCurrent, segment.openObject() else {
            return KeyedEncodingContainer(SegmentKeyedContainer(segment.makeDetached(.object, path: codingPath)))
        }
        return segment.session.container(keyedBy: type, in: segment)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        guard isCurrent, segment.openArray() else {
            return SegmentUnkeyedContainer(segment.makeDetached(.array, path: codingPath))
        }
        return SegmentUnkeyedContainer(segment)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func write<T: JSONWritable>(natively value: T) throws {
        guard isCurrent else { throw segment.misplaced(value, path: codingPath) }
        try segment.writeWhole(value)
    }

    func write<T: JSONWritableObject>(fieldsOf value: T) throws {
        guard isCurrent, segment.openObject() else { throw segment.misplaced(value, path: codingPath) }
        try segment.lend(forMembersOf: value) { value.write(fields: &$0) }
    }

    func write(_ member: JSON, forKey key: String, beside value: any Encodable) throws {
        segment.endSingleValue()
        try segment.lend(for: value) { output in
            output.key(key)
            output.write(member)
        }
    }

    @inline(__always)
    func begin(_ value: @autoclosure () -> Any) throws {
        guard isCurrent, segment.takeSingleValue() else { throw segment.misplaced(value(), path: codingPath) }
    }
}

extension SegmentEncoder: SingleValueEncodingContainer {
    func encodeNil() throws {
        try begin(JSON.null)
        segment.output.writeNull()
    }

    func encode(_ value: Bool) throws {
        try begin(value)
        segment.output.write(value)
    }

    func encode(_ value: String) throws {
        try begin(value)
        segment.output.write(value)
    }

    func encode(_ value: Double) throws {
        try segment.checkFinite(value, path: codingPath)
        try begin(value)
        segment.output.write(value)
    }

    func encode(_ value: Float) throws {
        try segment.checkFinite(value, path: codingPath)
        try begin(value)
        segment.output.write(value)
    }

    func encode<T: Encodable>(_ value: T) throws {
        guard isCurrent else { throw segment.misplaced(value, path: codingPath) }
        try segment.encodeSingle(value)
    }
}

extension EncodingSegment {
    /// Throws for an infinity or NaN, unless the encoder has texts for them.
    @inline(__always)
    func checkFinite<Number: BinaryFloatingPoint>(_ value: Number, path: @autoclosure () -> [any CodingKey]) throws {
        guard !value.isFinite, session.nonFiniteTexts == nil else { return }
        throw Self.noNumber(value, path())
    }

    @inline(never)
    private static func noNumber(_ value: Any, _ path: [any CodingKey]) -> EncodingError {
        .invalidValue(
            value,
            .init(
                codingPath: path,
                debugDescription: "JSON has no way to write the number \(value); see nonConformingFloatEncodingStrategy"
            ))
    }
}
