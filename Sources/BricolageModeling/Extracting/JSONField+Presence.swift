// The paths are strings, not `JSONPointer`s: inside a parameter pack the compiler (6.3) gives literals their default
// type before it looks for one that fits. Transforms have a label of their own, which keeps type checking fast: in a
// list of fields there are no overloads to try.

extension JSONField {
    /// A required value.
    public static func required(_ path: String, as type: Value.Type = Value.self) -> JSONField where Value: Decodable {
        JSONField(path, .type(type)) { try $1.decode(type, from: $0) }
    }

    /// A required value that is read by a transform.
    public static func required(_ path: String, by transform: JSONTransform<Value>) -> JSONField {
        JSONField(path, transform.input) { node, _ in try transform.read(node) }
    }

    /// A value that is nil if it is absent or null.
    ///
    /// A value of another kind is an issue, as is anything but null in the way of the path.
    public static func optional<Wrapped: Decodable>(
        _ path: String, as type: Wrapped.Type = Wrapped.self
    ) -> JSONField where Value == Wrapped? {
        JSONField(
            path, .type(type), absent: { nil }, readsNull: type.readsNullAsValue,
            reading: { try $1.decode(type, from: $0) })
    }

    /// A value that is nil if it is absent or null, and otherwise read by a transform.
    public static func optional<Wrapped>(
        _ path: String, by transform: JSONTransform<Wrapped>
    ) -> JSONField where Value == Wrapped? {
        JSONField(
            path, transform.input, absent: { nil }, readsNull: false,
            reading: { node, _ in try transform.read(node) })
    }

    /// A value with a default if it is absent or null.
    ///
    /// A value of another kind is an issue: a default never replaces an existing value.
    public static func defaulted(
        _ path: String, as type: Value.Type = Value.self, to value: @autoclosure @escaping () -> Value
    ) -> JSONField where Value: Decodable {
        JSONField(path, .type(type), absent: value, readsNull: type.readsNullAsValue) { try $1.decode(type, from: $0) }
    }

    /// A value with a default if it is absent or null, and otherwise read by a transform.
    public static func defaulted(
        _ path: String, by transform: JSONTransform<Value>, to value: @autoclosure @escaping () -> Value
    ) -> JSONField {
        JSONField(path, transform.input, absent: value, readsNull: false) { node, _ in try transform.read(node) }
    }
}
