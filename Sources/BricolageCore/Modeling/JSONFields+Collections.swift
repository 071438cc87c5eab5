// Arrays, read without the detour through the conformance of `Array`.

extension JSONFields {
    /// The elements of a field that must be an array.
    public subscript<T: JSONReadable>(_ key: StaticString) -> [T] {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            guard reader[index].tag == .array else { return try storage.read(index) }
            return try ArrayReading(storage, reader, index).elements()
        }
    }

    /// The elements of a field that is an array, or nil when it is absent or null.
    public subscript<T: JSONReadable>(_ key: StaticString) -> [T]? {
        mutating get throws {
            guard let index = take(key) else { return try absent(key) }
            guard reader[index].tag == .array else {
                return reader.isNull(index) ? nil : try storage.read(index) as [T]
            }
            return try ArrayReading(storage, reader, index).elements()
        }
    }
}
