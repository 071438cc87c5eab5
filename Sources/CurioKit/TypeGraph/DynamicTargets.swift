internal import BricolageCore
internal import BricolageSchema

/// The schemas to which references lead that depend on the path of an evaluation (2020-12 Core 8.2.3.2, 2019-09 Core
/// 8.2.4.2).
///
/// Every path from the schemas where an evaluation may begin is followed. Each resource binds its anchors for the rest
/// of a path, unless a resource before it has bound the same names:
///
///     path       root ─▶ inputs ─▶ tree ─▶ part ─▶ children, "#node"
///     anchors                      node: tree ─────▶ tree, although part is nearer
///
/// A schema is followed once for all paths that bind the same anchors to the same schemas.
struct DynamicTargets {
    private struct Visit: Hashable {
        var schema: JSONSchema
        var anchors: [ExactKey: JSONSchema]
    }

    private var targets: [JSONSchema: JSONSchema?] = [:]
    private let isComplete: Bool

    /// How many schemas and bound anchors are looked at before giving up: hostile schemas have too many paths.
    private static let maximumWork = 200_000
    /// How many of the schemas that hold together with one are compared with those of another.
    private static let maximumParts = 64

    /// Follows all paths that begin at some schemas, and loads into the registry what they lead through.
    init(from entrances: [JSONSchema], in registry: inout SchemaRegistry) {
        var found: [JSONSchema: Set<JSONSchema>] = [:]
        var seen: Set<Visit> = []
        var pending = entrances.map { Visit(schema: $0, anchors: [:]) }
        var work = 0
        while work < Self.maximumWork, var visit = pending.popLast() {
            visit.anchors.merge(registry.dynamicAnchors(in: visit.schema)) { outer, _ in outer }
            guard seen.insert(visit).inserted else { continue }
            var next = visit.schema.subschemasForValues
            for (keyword, text) in visit.schema.references {
                guard var target = try? registry.resolve(text, from: visit.schema) else { continue }
                if let anchor = Self.anchor(of: keyword, text, leadingTo: target) {
                    target = visit.anchors[anchor] ?? target
                    found[visit.schema, default: []].insert(target)
                }
                next.append(target)
            }
            pending += next.map { Visit(schema: $0, anchors: visit.anchors) }
            work += next.count * (1 + visit.anchors.count)
        }
        isComplete = pending.isEmpty
        for (schema, candidates) in found {
            targets[schema] = .some(Self.widest(of: candidates, in: &registry))
        }
    }

    /// The schema to which a reference leads; nil if there are several, or too many paths to know.
    ///
    /// - Parameter named: The schema that it names, to which it leads where no path was followed.
    func target(of schema: JSONSchema, naming named: JSONSchema) -> JSONSchema? {
        isComplete ? targets[schema, default: named] : nil
    }

    /// Of several schemas, the one that all others include, so that it accepts every value that one of them accepts; nil
    /// if there is none.
    private static func widest(of schemas: Set<JSONSchema>, in registry: inout SchemaRegistry) -> JSONSchema? {
        guard var common = schemas.first.map({ included(in: $0, in: &registry) }) else { return nil }
        for schema in schemas.dropFirst() { common.formIntersection(included(in: schema, in: &registry)) }
        // Several that include each other are chosen by their places, so that the output is always the same.
        return schemas.filter(common.contains).min { $0.node.index < $1.node.index }
    }

    /// A schema and all whose rules hold wherever it holds, on whatever path.
    private static func included(in schema: JSONSchema, in registry: inout SchemaRegistry) -> Set<JSONSchema> {
        var seen: Set<JSONSchema> = []
        var pending = [schema]
        while seen.count < Self.maximumParts, let schema = pending.popLast() {
            guard seen.insert(schema).inserted else { continue }
            pending += schema.activeSchemas(in: "allOf") ?? []
            if let text = schema["$ref"]?.string, let target = try? registry.resolve(text, from: schema) {
                pending.append(target)
            }
        }
        return seen
    }

    /// The anchor by which a reference is resolved; nil if it always leads to the same schema.
    static func anchor(of keyword: String, _ text: String, leadingTo target: JSONSchema) -> ExactKey? {
        switch keyword {
        case "$dynamicRef":
            guard let name = URIReference(text).fragment, target["$dynamicAnchor"]?.string == name else { return nil }
            return ExactKey(name)
        case "$recursiveRef" where target["$recursiveAnchor"]?.bool == true: return SchemaRegistry.recursiveAnchor
        default: return nil
        }
    }
}

extension JSONSchema {
    /// The schemas inside this one that an evaluation may enter without a reference.
    fileprivate var subschemasForValues: [JSONSchema] {
        let definitions = Set(["$defs", "definitions"].flatMap(namedSchemas(in:)).map(\.schema))
        return definitions.isEmpty ? subschemas : subschemas.filter { !definitions.contains($0) }
    }
}
