import Bricolage
@_spi(Keywords) import BricolageSchema
import BricolageValidation

/// Damages schemas, compiles them, and validates documents.
///
/// An input that is JSON is the schema, or a list of groups of a schema with documents, such as a file of
/// JSON-Schema-Test-Suite. From any other input, a schema is made. For every schema, compiling must end with a program
/// or with issues, and the verdict must agree with the report. The work of compiling and of the verdict is bounded by
/// the size of the schema times that of the document.
func checkSchemas(_ input: [UInt8]) {
    var choices = Choices(input.reversed())
    guard let json = try? JSON(parsing: input) else {
        var choices = Choices(input)
        let schema = choices.schema(depth: 4)
        return check(schema, [choices.value().json, choices.value().json], &choices)
    }
    let groups = json.array.map(Array.init)?.filter { $0["schema"] != nil } ?? []
    if groups.isEmpty { return check(json, [json, choices.value().json], &choices) }
    for group in groups.prefix(8) {
        check(
            group["schema"] ?? true, (group["tests"]?.array.map(Array.init) ?? []).compactMap { $0["data"] }, &choices)
    }
}

private func check(_ schema: JSON, _ instances: [JSON], _ choices: inout Choices) {
    var room = 2_000
    let spoilt = choices.spoilt(schema, in: schema, &room)
    guard let document = try? JSONDocument(spoilt) else { return }
    let dialect = choices.element(of: SchemaDialect.allCases)
    var compiled: CompiledSchema?
    bounded(document.source.count, 1) {
        var registry = SchemaRegistry(dialect: dialect)
        let root = registry.add(SchemaSource(document: document))
        do throws(SchemaIssues) {
            compiled = try CompiledSchema(root, registry: registry)
        } catch {
            precondition(!"\(error)".isEmpty, "issues without words")
        }
    }
    guard let compiled else { return }
    for instance in instances.prefix(6) {
        guard let instance = try? JSONDocument(instance) else { continue }
        var verdict = false
        bounded(document.source.count, instance.source.count) { verdict = compiled.isValid(instance) }
        let report = compiled.report(on: instance)
        precondition(report.isValid == verdict, "\(verdict) and \(report) for \(instance) by \(spoilt)")
    }
}

/// Does work on a schema and a document with these numbers of bytes, and requires that it stays within a bound.
///
/// Work above the bound is repeated, as for the concern `steps`.
private func bounded(_ schema: Int, _ document: Int, _ work: () -> Void) {
    // The search for a pattern may take as many steps as its own limit allows.
    let bound = 50_000_000 + 500 * Double(schema) * Double(document + 1)
    var least = Double.infinity
    for _ in 0..<3 where least > bound { least = min(least, Steps.count(work)) }
    precondition(least <= bound, "\(least) steps for a schema of \(schema) bytes and a document of \(document)")
}

extension Choices {
    private static let keywords = SchemaKeyword.all.map(\.name)

    /// A schema in which some values and keywords are replaced by others.
    fileprivate mutating func spoilt(_ json: JSON, in root: JSON, _ room: inout Int) -> JSON {
        room -= 1
        if isEmpty || room < 0 { return json }
        if happens(onceIn: 24) { return stranger(root, &room) }
        switch json {
        case .array(let elements):
            var elements = elements.map { spoilt($0, in: root, &room) }
            if happens(onceIn: 16) { elements.append(stranger(root, &room)) }
            return .array(JSON.Array(elements))
        case .object(let members):
            var members = members.map { member in
                (happens(onceIn: 32) ? element(of: Self.keywords) : member.key, spoilt(member.value, in: root, &room))
            }
            if happens(onceIn: 12) { members.append((element(of: Self.keywords), stranger(root, &room))) }
            return .object(JSON.Object(members))
        default: return json
        }
    }

    /// A value that does not belong in its place.
    private mutating func stranger(_ root: JSON, _ room: inout Int) -> JSON {
        switch number(below: 10) {
        case 0: return ["$ref": "#"]
        case 1:
            return ["$ref": .string(element(of: ["#/$defs/a", "#/definitions/b", "#/properties/foo", "#a", "x.json"]))]
        case 2: return ["$dynamicRef": .string(element(of: ["#node", "#", "#/$defs/a"]))]
        case 3: return .bool(happens(onceIn: 2))
        case 4: return element(of: [0, -1, 1, 1e300, 4_294_967_296, 0.1])
        case 5: return .string(element(of: ["", "^(a+)+$", "(", "object", "\\p{L}", "#", "node"]))
        case 6: return ["anyOf": [["$ref": "#"], ["$ref": "#"]]]
        case 7:
            room -= 200
            return room > 0 ? root : true
        default: return schema(depth: 1)
        }
    }

    /// A schema of keywords that have a meaning in some dialect.
    fileprivate mutating func schema(depth: Int) -> JSON {
        if depth == 0 || isEmpty { return .bool(!happens(onceIn: 4)) }
        var members: [(String, JSON)] = []
        for _ in 0..<number(below: 5) {
            let keyword = element(of: SchemaKeyword.all)
            members.append((keyword.name, contents(of: keyword, depth: depth - 1)))
        }
        return .object(JSON.Object(members))
    }

    private mutating func contents(of keyword: SchemaKeyword, depth: Int) -> JSON {
        switch keyword.contents {
        case .schema: return schema(depth: depth)
        case .schemas: return .array(JSON.Array((0...number(below: 3)).map { _ in schema(depth: depth) }))
        case .schemaOrSchemas: return happens(onceIn: 3) ? [schema(depth: depth)] : schema(depth: depth)
        case .schemasByName:
            return .object(JSON.Object(["a", "b", "node", "foo"].map { ($0, schema(depth: depth)) }))
        case .schemasByNameAndValue: return ["a": ["a": schema(depth: depth)]]
        case .none:
            return element(of: [
                1, 0, "a", true, ["a"], "object", ["string", "integer"], "#", "#/$defs/a", "node", "^a", 0.5,
                ["a": ["b"]],
                "date",
            ])
        }
    }
}
