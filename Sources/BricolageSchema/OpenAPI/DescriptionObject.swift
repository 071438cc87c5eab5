internal import BricolageCore

/// The objects of an API description that contain references or are their targets, as its specification names them.
///
///     description ─paths▶ pathItem ─get▶ operation ─responses▶ response ─content▶ mediaType ─schema▶ schema
enum DescriptionObject: Hashable {
    case description, components, pathItem, operation, parameter, requestBody, response, header, mediaType, encoding
    case callback, link, example, securityScheme, schema

    /// Whether a value is one object, or a list or map of objects.
    enum Shape: Hashable { case one, list, map }

    /// The contents of a member, in any version of the specification.
    func content(of member: String) -> (object: DescriptionObject, shape: Shape)? {
        switch (self, member) {
        case (.description, "paths"), (.description, "webhooks"), (.components, "pathItems"): (.pathItem, .map)
        case (.description, "components"): (.components, .one)
        case (.description, "definitions"), (.components, "schemas"): (.schema, .map)
        case (.description, "parameters"), (.components, "parameters"): (.parameter, .map)
        case (.description, "responses"), (.components, "responses"), (.operation, "responses"): (.response, .map)
        case (.components, "requestBodies"): (.requestBody, .map)
        case (.components, "headers"), (.response, "headers"), (.encoding, "headers"): (.header, .map)
        case (.components, "securitySchemes"): (.securityScheme, .map)
        case (.components, "links"), (.response, "links"): (.link, .map)
        case (.components, "callbacks"), (.operation, "callbacks"): (.callback, .map)
        case (.components, "mediaTypes"): (.mediaType, .map)
        case (.components, "examples"), (.parameter, "examples"), (.header, "examples"), (.mediaType, "examples"):
            (.example, .map)
        case (.pathItem, "parameters"), (.operation, "parameters"): (.parameter, .list)
        case (.pathItem, "additionalOperations"): (.operation, .map)
        case (.pathItem, "get"), (.pathItem, "put"), (.pathItem, "post"), (.pathItem, "delete"),
            (.pathItem, "options"), (.pathItem, "head"), (.pathItem, "patch"), (.pathItem, "trace"),
            (.pathItem, "query"):
            (.operation, .one)
        case (.operation, "requestBody"): (.requestBody, .one)
        case (.parameter, "content"), (.header, "content"), (.requestBody, "content"), (.response, "content"):
            (.mediaType, .map)
        case (.parameter, "schema"), (.header, "schema"), (.response, "schema"), (.mediaType, "schema"),
            (.mediaType, "itemSchema"):
            (.schema, .one)
        case (.mediaType, "encoding"): (.encoding, .map)
        case (.mediaType, "prefixEncoding"): (.encoding, .list)
        case (.mediaType, "itemEncoding"): (.encoding, .one)
        case (.callback, _): member.hasPrefix("x-") ? nil : (.pathItem, .one)
        default: nil
        }
    }
}

extension OpenAPIDescription {
    /// The path to the section for reusable objects of a type.
    ///
    /// - Returns: Nil if there is no such section.
    func section(for object: DescriptionObject, _ shape: DescriptionObject.Shape) -> [String]? {
        let outer = Array(schemasPath.dropLast())
        guard shape == .one else { return nil }
        switch (object, outer.isEmpty) {
        case (.schema, _): return schemasPath
        case (.parameter, _): return outer + ["parameters"]
        case (.response, _): return outer + ["responses"]
        case (.requestBody, false): return outer + ["requestBodies"]
        case (.header, false): return outer + ["headers"]
        case (.securityScheme, false): return outer + ["securitySchemes"]
        case (.link, false): return outer + ["links"]
        case (.callback, false): return outer + ["callbacks"]
        case (.example, false): return outer + ["examples"]
        case (.pathItem, false) where !version.hasPrefix("3.0"): return outer + ["pathItems"]
        default: return nil
        }
    }

    /// The path to an extension for objects without a section of their own.
    var extensionPath: [String] { schemasPath.dropLast() + ["x-parts"] }
}

/// A part of a description: an object at a place, or a list or map of objects.
struct DescriptionPart {
    /// The place, with the base address for references there.
    let place: JSONSchema
    let object: DescriptionObject
    let shape: DescriptionObject.Shape

    /// The parts directly inside, in the order of the text; none of schemas, which have `subschemas`.
    var parts: [DescriptionPart] {
        let node = place.node
        switch shape {
        case .list: return node.elements.map(part)
        // Among the paths there may be extensions.
        case .map:
            return node.members.filter { object != .pathItem || !$0.key.hasPrefix("x-") }.map { part($0.value) }
        case .one:
            return node.members.compactMap { name, value in
                object.content(of: name).map { part(value, $0.object, $0.shape) }
            }
        }
    }

    private func part(_ node: JSONDocument.Node) -> DescriptionPart { part(node, object, .one) }

    private func part(
        _ node: JSONDocument.Node, _ object: DescriptionObject, _ shape: DescriptionObject.Shape
    ) -> DescriptionPart {
        DescriptionPart(place: place.subschema(node), object: object, shape: shape)
    }
}
