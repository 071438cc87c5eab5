internal import BricolageCore

/// The properties that have no name and no pattern of their own.
///
///     let others = AdditionalProperties(.string())                         // read as [String: String]
///
/// `ObjectRule.additionalProperties(false)` says that there are none.
public struct AdditionalProperties<Value>: Sendable {
    private let schema: TypedSchema<Value>

    /// The schema of all properties that nothing else is said of.
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
