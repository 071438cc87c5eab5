public import BricolageCore

/// A valid object, whose members are read by the names of the schema's properties.
///
/// Members are read on access, from the document in place. Reading cannot fail: each member has the type of its
/// property, and optional ones are nil if absent.
@dynamicMemberLookup
public struct ValidatedObject<Schema: ObjectSchema>: Sendable {
    /// The object in its document.
    public let node: JSONDocument.Node
    private let layout: ObjectLayout<Schema>
    private let context: ReadingContext

    init(_ node: JSONDocument.Node, _ context: ReadingContext) {
        self.node = node
        self.context = context
        layout = context.schema.layout(of: Schema.self)
    }

    /// The value of a property, which must be a stored one of the schema.
    public subscript<Value>(dynamicMember property: KeyPath<Schema, Property<Value>>) -> Value {
        let property = layout.schema[keyPath: property]
        // This is checked for every object, so that a wrong program fails when it first runs.
        precondition(layout.has(property), "the property \(property.name) of \(Schema.self) is not a stored one")
        guard let value = property.read(node[property.name], context) else {
            // No input leads here: whoever creates an object has validated it by all stored properties, and
            // `ReadingSurvey` has read each value that a schema accepts and that may not fit its Swift type.
            preconditionFailure("the property \(property.name) was not validated as \(Value.self)")
        }
        return value
    }

    /// The values of the properties whose names match a pattern.
    public subscript<Value>(dynamicMember properties: KeyPath<Schema, PatternProperties<Value>>) -> [String: Value] {
        layout.schema[keyPath: properties].values(of: node, context)
    }

    /// The values of the properties without a name in the schema.
    public subscript<Value>(
        dynamicMember properties: KeyPath<Schema, AdditionalProperties<Value>>
    ) -> [String: Value] {
        layout.schema[keyPath: properties].values(of: node, layout, context)
    }

    /// A member as it is in the document; nil if absent.
    public subscript(name: Schema.Name) -> JSONDocument.Node? { node[name.propertyName] }
}
