internal import BricolageCore
internal import BricolagePointers

/// The bodies of requests and responses in a description without named schemas, or in a part of any description.
///
///     api.json            if it has no components/schemas (version 2.0: definitions)
///     api.json#/paths     api.json#/paths/~1pets/get     api.json#/components/responses     …
///
/// References between the objects of the description are followed, those of schemas are not. A list of places still to
/// visit replaces recursion, and each place is visited once.
package struct DescriptionBodies {
    /// The bodies, in the order of the text.
    package private(set) var bodies: [DescriptionBody] = []
    /// The objects whose references lead nowhere.
    package private(set) var dangling: [JSONSchema] = []
    /// The values in the places of objects that are none.
    package private(set) var malformed: [JSONSchema] = []
    /// The description.
    package let description: OpenAPIDescription
    private var visited: Set<JSONSchema> = []

    /// Finds the bodies; nil if a schema is meant, or the named schemas of a description.
    package init?(of root: JSONSchema, in registry: inout SchemaRegistry) {
        guard let description = OpenAPIDescription(registry.root(of: root.source)) else { return nil }
        if root == description.root, !description.schemas.isEmpty { return nil }
        self.description = description
        let tokens = root.node.pointer.tokens
        guard let place = Self.place(tokens, in: description), place.object != .schema else { return nil }
        visit(place, in: &registry)
    }

    /// Whether a value is one of the objects around the bodies, so that it is no schema.
    package func contain(_ object: JSONSchema) -> Bool { visited.contains(object) && object.node.kind == .object }

    private mutating func visit(_ place: DescriptionPlace, in registry: inout SchemaRegistry) {
        var pending = [place]
        while let place = pending.popLast() {
            guard visited.insert(place.value).inserted else { continue }
            if place.object == .schema {
                add(place)
                continue
            }
            guard place.value.node.kind == (place.shape == .list ? .array : .object) else {
                malformed.append(place.value)
                continue
            }
            if place.shape == .one, let text = place.value["$ref"]?.string {
                if let target = try? registry.resolve(text, from: place.value) {
                    pending.append(self.place(of: target, text, from: place))
                } else {
                    dangling.append(place.value)
                }
                // Operations beside the reference of a path are allowed.
                if place.object != .pathItem { continue }
            }
            pending += parts(of: place).reversed()
        }
    }

    private mutating func add(_ place: DescriptionPlace) {
        // In version 2.0, the body of a response may be any file.
        if place.value["type"]?.string != "file" { bodies.append(Self.body(at: place)) }
    }

    private static func body(at place: DescriptionPlace) -> DescriptionBody {
        let owner =
            place.shared.map(DescriptionBody.Owner.shared)
            ?? .operation(identifier: place.identifier, place: place.words ?? "")
        return DescriptionBody(schema: place.value, owner: owner, purpose: place.purpose)
    }

    /// The body that a schema describes, if it is that of a body; nil for all other schemas.
    package static func body(of schema: JSONSchema) -> DescriptionBody? {
        guard let description = OpenAPIDescription(JSONSchema(source: schema.source)),
            let place = place(schema.node.pointer.tokens, in: description), place.object == .schema
        else { return nil }
        return body(at: place)
    }

    private func parts(of place: DescriptionPlace) -> [DescriptionPlace] {
        let node = place.value.node
        switch (place.object, place.shape) {
        case (_, .list): return node.elements.enumerated().compactMap { place.part(String($0), $1) }
        case (.mediaType, .map): return mediaTypes(in: node).compactMap { place.part($0.key, $0.value) }
        case (.parameter, .one): guard node["in"]?.string == "body" else { return [] }
        default: break
        }
        return node.members.filter { isJSON($0.key, of: place) }.compactMap { place.part($0.key, $0.value) }
    }

    /// Whether what a member of an operation of version 2.0 describes may be JSON.
    private func isJSON(_ key: String, of place: DescriptionPlace) -> Bool {
        guard place.object == .operation, let list = ["parameters": "consumes", "responses": "produces"][key],
            let types = place.value[list] ?? description.root[list], types.kind == .array
        else { return true }
        return types.count == 0 || types.elements.contains { $0.string.map(OperationWords.isJSON) ?? true }
    }

    /// The types of JSON, without those that repeat the main one.
    private func mediaTypes(in content: JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)] {
        let main = OperationWords.main(of: .mediaType, in: content)
        let schema = main.flatMap { content[$0] }?["schema"]?.json
        return content.members.filter { key, value in
            key == main || OperationWords.isJSON(key) && value["schema"]?.json != schema
        }
    }

    /// The place that tokens lead to without references; nil if there are no bodies.
    private static func place(_ tokens: [String], in description: OpenAPIDescription) -> DescriptionPlace? {
        tokens.reduce(Optional(DescriptionPlace(description))) { place, token in
            guard let place, let node = place.value.node.child(token) else { return nil }
            return place.part(token, node)
        }
    }

    /// The target of a reference: if it is in an operation, it is named after that one.
    private func place(of target: JSONSchema, _ text: String, from place: DescriptionPlace) -> DescriptionPlace {
        guard target.node.storage === description.root.node.storage, text.hasPrefix("#/paths/"),
            let tokens = try? JSONPointer(fragment: text).tokens, let known = Self.place(tokens, in: description),
            known.object == place.object
        else { return place.referring(to: target) }
        return known
    }
}
