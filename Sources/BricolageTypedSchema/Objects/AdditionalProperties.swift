internal import BricolageCore

/// The properties without a name or pattern in the schema.
///
///     let others = AdditionalProperties(.string())                         // read as [String: String]
///
/// `ObjectRule.additionalProperties(false)` forbids them.
public struct AdditionalProperties<Value>: Sendable {
    private let schema: TypedSchema<Value>

    /// Creates the properties from the schema of their values.
    public init(_ schema: TypedSchema<Value>) { self.schema = schema }

    func values<Schema: ObjectSchema>(
        of node: JSONDocument.Node, _ layout: ObjectLayout<Schema>, _ context: ReadingContext
    ) -> [String: Value] {
        var values: [String: Value] = [:]
        for (name, member) in layout.additionalMembers(of: node) {
            values[name] = schema.reading.read(member, context)
        }
        return values
    }
}

extension AdditionalProperties: ObjectPart {
    func add(to keywords: inout ObjectKeywords) { keywords.additional = schema.part }

    func look(
        at node: JSONDocument.Node, additional: (JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)],
        _ survey: inout ReadingSurvey
    ) {
        survey.look(atMembers: additional(node), by: schema.reading.look)
    }
}
