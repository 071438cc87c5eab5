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
/// A schema of `properties` comes before those of patterns, because it is the one that tells what the member is for.
struct NamedMembers {
    /// In the order of the schemas.
    private(set) var keys: [ExactKey] = []
    private(set) var schemas: [ExactKey: [SchemaPart]] = [:]
    private(set) var descriptions: [ExactKey: [ConditionalMembers.Description]] = [:]
    private(set) var required: Set<ExactKey> = []
    private var written: [ExactKey: WrittenSchemas] = [:]

    init(of parts: [SchemaPart]) {
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
        for part in parts { addOthers(of: part) }
    }

    /// The members for which no value is valid.
    var refused: [ExactKey] { keys.filter { schemas[$0]?.contains(where: \.refusesItsValues) ?? false } }

    /// The members that a closed schema neither names nor has a pattern for, though another one describes them.
    func excluded(by schema: JSONSchema) -> [ExactKey] {
        let named = Set(schema.namedSchemas(in: "properties").map { ExactKey($0.name) })
        let patterns = schema.namedSchemas(in: "patternProperties").map { MemberPattern($0.name) }
        return keys.filter { key in
            !named.contains(key) && !patterns.contains { $0?.matches(key.text) ?? true }
                && schemas[key]?.contains(where: \.refusesItsValues) == false
        }
    }

    /// Adds what a part says of the members that it does not name itself.
    private mutating func addOthers(of part: SchemaPart) {
        var patterns: [(pattern: MemberPattern, schema: JSONSchema)] = []
        for (text, schema) in part.schema.namedSchemas(in: "patternProperties") {
            if let pattern = MemberPattern(text) { patterns.append((pattern, schema)) }
        }
        // A part that is closed against members that others name is a mistake more often than it is meant.
        let others = part.schema.schema(in: "additionalProperties")
        let rest = others.flatMap { $0.boolean == nil && !$0.refusesEverything ? $0 : nil }
        if patterns.isEmpty, rest == nil { return }
        let own = Set(part.schema.namedSchemas(in: "properties").map { ExactKey($0.name) })
        for key in keys {
            var isTold = own.contains(key)
            for (pattern, schema) in patterns where pattern.matches(key.text) {
                isTold = true
                if !pattern.isListOfKeys { add(schema, of: part, to: key) }
            }
            if !isTold, let rest { add(rest, of: part, to: key) }
        }
    }

    private mutating func add(_ schema: JSONSchema, of part: SchemaPart, to key: ExactKey) {
        if schemas[key] == nil { keys.append(key) }
        descriptions[key, default: []].append(
            ConditionalMembers.Description(part: part.part(schema), branch: part.branch))
        // What a part that holds for some objects only repeats says nothing new.
        if part.isLoose, written[key, default: WrittenSchemas()].hold(schema, among: schemas[key] ?? []) { return }
        schemas[key, default: []].append(part.part(schema))
    }
}

extension SchemaPart {
    /// Whether no value is ever valid.
    var refusesItsValues: Bool { !isLoose && schema.refusesEverything }
}

/// How schemas are written that are only ever added to a list: each is looked at once, however often one is asked for.
private struct WrittenSchemas {
    private struct Text: Hashable {
        var source: String
        var json: JSON

        init(_ schema: JSONSchema) { (source, json) = (schema.source.identifier, schema.node.json) }
    }

    private var texts: Set<Text> = []
    private var count = 0

    /// Whether one of the parts is written like a schema.
    mutating func hold(_ schema: JSONSchema, among parts: [SchemaPart]) -> Bool {
        if parts.isEmpty { return false }
        for part in parts[count...] { texts.insert(Text(part.schema)) }
        count = parts.count
        return texts.contains(Text(schema))
    }
}
