internal import BricolageCore
internal import BricolageSchema

/// The members of an object that have names, each with all schemas that its value must meet.
///
///     properties            {"ka": A, "b": B}     ka   A, P
///     patternProperties     {"^k": P, "^c$": Q}   b    B
///                                                 c    Q
///     allOf: properties     {"d": D}              d    D, R
///            and beside it, in another part of the same object,
///            additionalProperties R
///
/// A schema of `properties` comes before those of patterns, because it says what the member is for.
struct NamedMembers {
    /// A named member.
    struct Member {
        let key: ExactKey
        fileprivate(set) var schemas: [SchemaPart] = []
        fileprivate(set) var descriptions: [ConditionalMembers.Description] = []
        fileprivate var written = WrittenSchemas()
    }

    /// In the order of the schemas.
    private(set) var all: [Member] = []
    private(set) var required: Set<ExactKey> = []
    private var positions: [ExactKey: Int] = [:]

    init(of parts: [SchemaPart], _ known: inout KnownPatterns) {
        for part in parts {
            if !part.isLoose { required.formUnion(part.schema.requiredNames.map(ExactKey.init)) }
            for (name, schema) in part.schema.namedSchemas(in: "properties") {
                add(schema, of: part, to: ExactKey(name))
            }
        }
        for part in parts {
            for (pattern, schema) in part.schema.namedSchemas(in: "patternProperties") {
                guard case .keys(let names)? = KeyPattern(pattern) else { continue }
                for key in names.map(ExactKey.init) { add(schema, of: part, to: key) }
            }
        }
        addOthers(of: parts, &known)
    }

    /// The member with a key; nil if no schema names it.
    subscript(key: ExactKey) -> Member? { positions[key].map { all[$0] } }

    /// The members that a closed schema neither names nor has a pattern for, though another one describes them.
    func excluded(by part: SchemaPart, _ known: inout KnownPatterns) -> [ExactKey] {
        let patterns = MemberPatterns(of: [part], &known)
        if patterns.hasUnknown { return [] }
        let named = part.namedKeys
        return all.filter { !named.contains($0.key) && patterns.matches(of: $0.key.text).isEmpty && !$0.isRefused }
            .map(\.key)
    }

    /// Adds what parts say about members that they do not name themselves, unless the members' own schemas describe
    /// their contents.
    private mutating func addOthers(of parts: [SchemaPart], _ known: inout KnownPatterns) {
        let patterns = MemberPatterns(of: parts, &known)
        var rests: [(part: Int, schema: JSONSchema, named: Set<ExactKey>)] = []
        for (position, part) in parts.enumerated() where rests.count < Self.mostRests {
            // A part that excludes members that others name is more often a mistake than intended.
            guard let rest = part.schema.schema(in: "additionalProperties"), rest.boolean == nil,
                !rest.refusesEverything
            else { continue }
            rests.append((position, rest, part.namedKeys))
        }
        if patterns.isEmpty, rests.isEmpty { return }
        for position in all.indices {
            let key = all[position].key
            let matches = patterns.matches(of: key.text)
            // The member's own schema decides what its arrays and objects contain. Together with that of a pattern it
            // would be another type, and there would be infinitely many types if the pattern leads back to its object.
            let isDescribed = all[position].schemas.contains(where: \.describesContents)
            for match in matches where !match.isList && (!isDescribed || match.schema.refusesEverything) {
                all[position].add(match.schema, of: parts[match.part])
            }
            if isDescribed { continue }
            for rest in rests where !rest.named.contains(key) && !matches.contains(where: { $0.part == rest.part }) {
                all[position].add(rest.schema, of: parts[rest.part])
            }
        }
    }

    /// The most parts whose schemas for all other members are considered.
    ///
    /// Each of these schemas is added to each member; types do not express those of further parts.
    private static let mostRests = 64

    private mutating func add(_ schema: JSONSchema, of part: SchemaPart, to key: ExactKey) {
        let position = positions[key, default: all.count]
        if position == all.count {
            positions[key] = position
            all.append(Member(key: key))
        }
        all[position].add(schema, of: part)
    }
}

extension NamedMembers.Member {
    /// Whether no value is valid.
    var isRefused: Bool { schemas.contains(where: \.refusesItsValues) }

    fileprivate mutating func add(_ schema: JSONSchema, of part: SchemaPart) {
        descriptions.append(ConditionalMembers.Description(part: part.part(schema), branch: part.branch))
        // A loose part that repeats a schema says nothing new.
        if part.isLoose, written.hold(schema, among: schemas) { return }
        schemas.append(part.part(schema))
    }
}

extension SchemaPart {
    /// Whether no value is ever valid.
    var refusesItsValues: Bool { !isLoose && schema.refusesEverything }

    /// Whether the schema itself describes the contents of arrays or objects, or leads to schemas that may.
    fileprivate var describesContents: Bool {
        schema.referenceCount > 0 || hasCombinations || describesContents(of: .array) || describesContents(of: .object)
    }

    /// The members that the schema has names for.
    fileprivate var namedKeys: Set<ExactKey> {
        Set(schema.namedSchemas(in: "properties").map { ExactKey($0.name) })
    }
}

/// The texts of a list of schemas that only grows: each schema is converted once, however often the list is searched.
private struct WrittenSchemas {
    private struct Text: Hashable {
        var source: String
        var json: JSON

        init(_ schema: JSONSchema) { (source, json) = (schema.source.identifier, schema.node.json) }
    }

    private var texts: Set<Text> = []
    private var count = 0

    /// Whether one of the parts is written in the same way as a schema.
    mutating func hold(_ schema: JSONSchema, among parts: [SchemaPart]) -> Bool {
        if parts.isEmpty { return false }
        for part in parts[count...] { texts.insert(Text(part.schema)) }
        count = parts.count
        return texts.contains(Text(schema))
    }
}
