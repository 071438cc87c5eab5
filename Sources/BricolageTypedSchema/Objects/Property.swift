internal import BricolageCore

/// A property of an object: its name, its schema, and whether it must be there.
///
///     let id = Property(required: Name.id, .integer())              // read as an Int
///     let mail = Property(optional: Name.mail, .string())           // read as a String?
public struct Property<Name: PropertyName, Value>: Sendable {
    /// The name.
    public let name: Name
    /// Whether every object must have it.
    public let isRequired: Bool
    let part: SchemaPart
    /// Reads the member of an object; nil where it does not fit into its type.
    let read: @Sendable (JSONDocument.Node?, ReadingContext) -> Value?
    let look: ReadingSurvey.Look?

    /// A property that every object has.
    public init(required name: Name, _ schema: TypedSchema<Value>) {
        self.name = name
        isRequired = true
        part = schema.part
        look = schema.reading.look
        let reading = schema.reading
        read = { node, context in node.flatMap { reading.read($0, context) } }
    }

    /// A property that an object may have; nil where it is absent.
    public init<Wrapped>(optional name: Name, _ schema: TypedSchema<Wrapped>) where Value == Wrapped? {
        self.name = name
        isRequired = false
        part = schema.part
        look = schema.reading.look
        let reading = schema.reading
        read = { node, context in
            guard let node else { return .some(nil) }
            return reading.read(node, context).map(Optional.some)
        }
    }
}

extension Property: ObjectPart {
    func add(to keywords: inout ObjectKeywords) { keywords.add(name.rawValue, part, isRequired: isRequired) }

    func look(
        at node: JSONDocument.Node, additional: (JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)],
        _ survey: inout ReadingSurvey
    ) {
        guard let look, let member = node[name.rawValue] else { return }
        survey.look(at: member, by: look)
    }
}
