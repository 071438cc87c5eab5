/// The properties that ``Parser`` checks and extracts; it ignores all others.
public final class Schema {
    private(set) var properties: [SchemaProperty] = []

    init() {}

    /// Adds a property at a key path such as `address.city`, and returns it.
    @discardableResult
    public func addProperty(
        keyPath: String, type: SchemaPropertyProtocol, optional: Bool = false
    ) -> SchemaProperty {
        add(SchemaProperty(type: type, keyPath: keyPath, optional: optional, method: nil))
    }

    /// Adds a property whose value, or each of whose elements, the type is created from, and returns it.
    @discardableResult
    public func addProperty(
        keyPath: String, type: SchemaPropertyProtocol, optional: Bool = false,
        decodableType: (any Elevate.Decodable.Type)?
    ) -> SchemaProperty {
        add(
            SchemaProperty(
                type: type, keyPath: keyPath, optional: optional, method: decodableType.map(DecodingMethod.type)))
    }

    /// Adds a property whose value, or each of whose elements, the decoder converts, and returns it.
    @discardableResult
    public func addProperty(
        keyPath: String, type: SchemaPropertyProtocol, optional: Bool = false, decoder: (any Elevate.Decoder)?
    ) -> SchemaProperty {
        add(
            SchemaProperty(
                type: type, keyPath: keyPath, optional: optional, method: decoder.map(DecodingMethod.decoder)))
    }

    private func add(_ property: SchemaProperty) -> SchemaProperty {
        properties.append(property)
        return property
    }
}
