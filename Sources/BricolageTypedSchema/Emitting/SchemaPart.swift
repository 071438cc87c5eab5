internal import BricolageCore

/// What a schema says, as a tree of keywords.
///
///     keywords   "type" ▸ "array"    "items" ▸ part ▸ "$ref" ▸ definition Account
///
/// Types that other schemas refer to are only named here, and looked at when a document is made, so that a type can
/// refer to itself.
struct SchemaPart: Sendable {
    indirect enum Content: Sendable {
        case json(JSON)
        case schema(SchemaPart)
        case schemas([SchemaPart])
        case object([(name: String, content: Content)])
    }

    /// The keywords, in the order of the document.
    private(set) var keywords: [(name: String, content: Content)] = []
    /// The definition that the schema refers to.
    var definition: SchemaDefinition?
    /// The choice that the schemas of `anyOf` or `oneOf` belong to, if reading must know which of them holds.
    var choice: Choice?

    /// A schema without keywords: every value is valid.
    init() {}

    /// A schema with the keyword `type`.
    init(type: String) { set("type", .string(type)) }

    /// A reference to a definition.
    init(_ definition: SchemaDefinition) { self.definition = definition }

    /// The schema that accepts no value.
    static let nothing: SchemaPart = {
        var part = SchemaPart()
        part.set("not", SchemaPart())
        return part
    }()

    /// Whether the schema says nothing and refers to nothing.
    var isEmpty: Bool { keywords.isEmpty && definition == nil }

    /// Whether this schema accepts no value, in the only form that is used here for that.
    var isNothing: Bool {
        guard definition == nil, keywords.count == 1, case .schema(let negated) = keywords[0].content,
            keywords[0].name == "not"
        else { return false }
        return negated.isEmpty
    }

    // MARK: Keywords

    mutating func set(_ name: String, content: Content?) {
        guard let content else { return }
        keywords.removeAll { $0.name == name }
        keywords.append((name, content))
    }

    mutating func set(_ name: String, _ json: JSON?) { set(name, content: json.map(Content.json)) }

    mutating func set(_ name: String, _ count: Int?) { set(name, count.map { JSON($0) }) }

    /// Sets a keyword to a number; an infinite number sets none, since it bounds nothing.
    mutating func set(_ name: String, _ number: Double?) { set(name, number.flatMap { JSON($0) }) }

    mutating func set(_ name: String, _ part: SchemaPart?) { set(name, content: part.map(Content.schema)) }

    mutating func set(_ name: String, _ parts: [SchemaPart]) { set(name, content: .schemas(parts)) }

    mutating func set(_ name: String, _ members: [(name: String, schema: SchemaPart)]) {
        set(name, content: .object(members.map { ($0.name, .schema($0.schema)) }))
    }

}

/// The branches of one `anyOf` or `oneOf`, distinguished from all others by identity and not by content.
final class Choice: Sendable {}
