internal import BricolageCore

/// A property of an object: its name, its schema, and whether it is required.
///
///     let id = Property(required: Name.id, .integer())              // read as an Int
///     let mail = Property(optional: Name.mail, .string())           // read as a String?
///
/// It is a single reference, so types with many of them compile quickly.
public struct Property<Value>: Sendable {
    private let content: Content

    private final class Content: Sendable {
        let name: String
        let isRequired: Bool
        let part: SchemaPart
        let look: ReadingSurvey.Look?
        /// Reads the member of an object; nil where it does not fit into its type.
        let read: @Sendable (JSONDocument.Node?, ReadingContext) -> Value?

        init<Member>(
            _ name: String, isRequired: Bool, _ schema: TypedSchema<Member>,
            read: @escaping @Sendable (JSONDocument.Node?, ReadingContext) -> Value?
        ) {
            self.name = name
            self.isRequired = isRequired
            self.read = read
            part = schema.part
            look = schema.reading.look
        }
    }

    /// Creates a required property.
    public init(required name: some PropertyName, _ schema: TypedSchema<Value>) {
        let reading = schema.reading
        content = Content(name.propertyName, isRequired: true, schema) { node, context in
            node.flatMap { reading.read($0, context) }
        }
    }

    /// Creates an optional property, which is nil if absent.
    public init<Wrapped>(optional name: some PropertyName, _ schema: TypedSchema<Wrapped>) where Value == Wrapped? {
        let reading = schema.reading
        content = Content(name.propertyName, isRequired: false, schema) { node, context in
            guard let node else { return .some(nil) }
            return reading.read(node, context).map(Optional.some)
        }
    }

    /// The name in JSON.
    public var name: String { content.name }

    /// Whether it is required.
    public var isRequired: Bool { content.isRequired }

    func read(_ node: JSONDocument.Node?, _ context: ReadingContext) -> Value? { content.read(node, context) }
}

extension Property: ObjectPart {
    var identity: ObjectIdentifier? { ObjectIdentifier(content) }

    func add(to keywords: inout ObjectKeywords) {
        keywords.add(name, content.part, isRequired: isRequired)
    }

    func look(
        at node: JSONDocument.Node, additional: (JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)],
        _ survey: inout ReadingSurvey
    ) {
        guard let look = content.look, let member = node[name] else { return }
        survey.look(at: member, by: look)
    }
}
