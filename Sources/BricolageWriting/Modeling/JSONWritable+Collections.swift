extension Optional: JSONWritable where Wrapped: JSONWritable {
    /// Writes the value, or `null`.
    public func write(json: inout JSONOutput) {
        if let self { self.write(json: &json) } else { json.writeNull() }
    }

    /// A nil field is omitted.
    public static func omits(_ value: Wrapped?) -> Bool {
        value.map { Wrapped.omits($0) } ?? true
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    /// Writes the elements in their order.
    public func write(json: inout JSONOutput) {
        json.write(self)
    }

    /// Writes arrays one after the other.
    public static func write(elements: [[Element]], to json: inout JSONOutput) {
        elements.withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return }
            for index in 0..<elements.count { (first + index).lend { json.write($0) } }
        }
    }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    /// Writes an object with its members ordered by the UTF-8 bytes of their keys, because a dictionary has no order.
    public func write(json: inout JSONOutput) {
        guard json.beginObject(tracksMembers: false) else { return }
        forEachByKey { key, value in
            json.key(key)
            value.write(json: &json)
        }
        json.endObject()
    }
}

extension Dictionary where Key == String {
    /// The indices in the order of the keys' UTF-8 bytes.
    ///
    /// The values, which may be large, stay where they are.
    package var indicesByKey: [Index] {
        let indices = Swift.Array(indices)
        return TextOrder.positions(of: Swift.Array(keys)).map { indices[$0] }
    }

    /// Calls a function with each member, in the order of the keys' UTF-8 bytes.
    func forEachByKey(_ body: (String, Value) throws -> Void) rethrows {
        let keys = Swift.Array(keys)
        try forEachValue(byOrderOf: keys) { try body(keys[$0], $1) }
    }
}

extension Dictionary {
    /// Calls a function with the position of each key and with its value, in the order of the texts of the keys.
    @inline(__always)
    func forEachValue(byOrderOf texts: [String], _ body: (Int, Value) throws -> Void) rethrows {
        // The collections of keys and values have the same order. Copied to an array once, values need no look-up and
        // are not moved.
        try Swift.Array(values).withUnsafeBufferPointer { values in
            guard let first = values.baseAddress else { return }
            for position in TextOrder.positions(of: texts) { try (first + position).lend { try body(position, $0) } }
        }
    }
}

extension Set: JSONWritable where Element: JSONWritable {
    /// Writes an array with its elements ordered by the bytes of their JSON text, because a set has no order.
    public func write(json: inout JSONOutput) {
        guard json.beginArray() else { return }
        var ends: [Int] = []
        ends.reserveCapacity(count)
        let start = json.offset
        for element in self {
            element.write(json: &json)
            if json.offset == ends.last ?? start { json.failIncomplete(hasText: false) }
            ends.append(json.offset)
        }
        json.sortElements(from: start, ends: ends)
        json.endArray()
    }
}
