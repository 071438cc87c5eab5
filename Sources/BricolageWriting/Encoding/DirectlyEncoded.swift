internal import BricolageCore

/// A collection of the standard library that is encoded without a container.
///
/// Its own `encode(to:)` would pass a container one element after the other; here the action for the type of the
/// elements is looked up once for all of them.
protocol DirectlyEncoded {
    /// Encodes a value as the innermost scope of a segment; `place` points to a value of this type.
    ///
    /// With a pointer, no value is copied even if its type is known only at run time.
    static func encode(at place: UnsafeRawPointer, to segment: EncodingSegment) throws
}

extension Array: DirectlyEncoded where Element: Encodable {
    static func encode(at place: UnsafeRawPointer, to segment: EncodingSegment) throws {
        let action = segment.session.action(for: Element.self)
        segment.output.beginArray()
        try place.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return }
            for index in 0..<elements.count {
                try (first + index).lend { element in
                    try segment.stepping(toElement: index) { try segment.encode(element, action) }
                }
            }
        }
        segment.output.endArray()
    }
}

extension Optional: DirectlyEncoded where Wrapped: Encodable {
    static func encode(at place: UnsafeRawPointer, to segment: EncodingSegment) throws {
        guard let value = place.assumingMemoryBound(to: Self.self).pointee else { return segment.output.writeNull() }
        try segment.encode(value, segment.session.action(for: Wrapped.self))
    }
}

/// A set becomes an array whose elements are sorted by their texts, because its own order differs from run to run.
extension Set: DirectlyEncoded where Element: Encodable {
    static func encode(at place: UnsafeRawPointer, to segment: EncodingSegment) throws {
        let action = segment.session.action(for: Element.self)
        segment.output.beginArray()
        let start = segment.output.offset
        var ends: [Int] = []
        for (position, element) in place.assumingMemoryBound(to: Self.self).pointee.enumerated() {
            try segment.stepping(toElement: position) { try segment.encode(element, action) }
            ends.append(segment.output.offset)
        }
        try segment.sortElements(from: start, ends: ends)
        segment.output.endArray()
    }
}

extension EncodingSegment {
    /// Sorts the elements of the innermost array by their texts, including those of the segments inside them.
    fileprivate func sortElements(from start: Int, ends: [Int]) throws {
        guard output.error == nil, let last = output.insertions.last, last.offset >= start else {
            return output.sortElements(from: start, ends: ends)
        }
        let elements = output.elements(from: start, ends: ends)
        output.reorder(elements, as: TextOrder.positions(of: try session.texts(of: elements, in: self)))
    }
}

/// A dictionary becomes an object whose members are sorted by their keys, because its own order differs from run to
/// run.
extension Dictionary: DirectlyEncoded where Key: CodingKeyRepresentable, Value: Encodable {
    static func encode(at place: UnsafeRawPointer, to segment: EncodingSegment) throws {
        if Key.self == String.self {
            return try place.assumingMemoryBound(to: [String: Value].self).pointee.encodeByKey(to: segment)
        }
        let action = segment.session.action(for: Value.self)
        let dictionary = place.assumingMemoryBound(to: Self.self).pointee
        let keys = dictionary.keys.map { $0.codingKey as any CodingKey }
        let texts = keys.map { segment.session.text(of: $0, after: segment.path) }
        segment.output.beginObject(tracksMembers: true)
        try dictionary.forEachValue(byOrderOf: texts) { position, value in
            segment.output.key(texts[position])
            try segment.stepping(to: keys[position]) { try segment.encode(value, action) }
        }
        segment.output.endObject()
    }
}

extension Dictionary where Key == String, Value: Encodable {
    fileprivate func encodeByKey(to segment: EncodingSegment) throws {
        let action = segment.session.action(for: Value.self)
        segment.output.beginObject(tracksMembers: false)
        try forEachByKey { key, value in
            segment.output.key(key)
            try segment.stepping(to: JSONCodingKey(key)) { try segment.encode(value, action) }
        }
        segment.output.endObject()
    }
}
