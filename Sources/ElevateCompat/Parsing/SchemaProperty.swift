/// A property of a ``Schema``.
public struct SchemaProperty {
    let type: SchemaPropertyProtocol
    let keyPath: String
    let optional: Bool
    let method: DecodingMethod?
}
