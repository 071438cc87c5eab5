internal import BricolageCore

/// An object of an API description on the way to a body, with what the way says about the body.
///
///     /paths/~1pets~1{id}/get/responses/404/content/application~1json/schema
///            pets by id   get           404 response                           getPet 404 response
struct DescriptionPlace {
    var value: JSONSchema
    var object: DescriptionObject
    var shape: DescriptionObject.Shape
    /// The operation as its author calls it.
    private(set) var identifier: String?
    /// The path and the method in words; nil outside of operations.
    private(set) var words: String?
    private var isInCallback = false
    /// The object that several operations may refer to.
    private(set) var shared: JSONSchema?
    private(set) var purpose = ""
    /// The key of the response or media type that needs no words of its own.
    private var main: String?

    init(_ description: OpenAPIDescription) {
        (value, object, shape) = (description.root, .description, .one)
    }

    /// The part with a key, or the position in a list; nil if no bodies are in it.
    ///
    /// Only parameters of version 2.0 can have bodies, since only there one of them is the body.
    func part(_ key: String, _ node: JSONDocument.Node) -> DescriptionPlace? {
        var part = self
        part.value = value.subschema(node)
        if shape == .one {
            guard let content = object.content(of: key), Self.leadsToBodies(content.object, in: object) else {
                return nil
            }
            (part.object, part.shape) = content
            if content.shape != .one {
                part.main = OperationWords.main(of: content.object, in: node)
                return part
            }
        } else {
            // Among paths, statuses and callbacks there may be extensions.
            if shape == .map, key.hasPrefix("x-"), object != .mediaType { return nil }
            part.shape = .one
        }
        switch part.object {
        case .pathItem where object != .callback: part.words = OperationWords.of(path: key)
        case .operation:
            part.identifier = node["operationId"]?.string.flatMap { $0.isEmpty ? nil : $0 }
            if !isInCallback || key != "post" { part.words = key + " " + (words ?? "") }
        case .callback:
            part.words = [identifier ?? words, key].compactMap(\.self).joined(separator: " ")
            (part.identifier, part.isInCallback) = (nil, true)
        case .response:
            part.purpose = words == nil ? "response" : OperationWords.of(status: key, besides: main)
            if words == nil { part.shared = part.value }
        case .requestBody, .parameter:
            part.purpose = "request"
            if words == nil { part.shared = part.value }
        case .mediaType: part.purpose = (key == main ? "" : OperationWords.of(mediaType: key) + " ") + purpose
        default: break
        }
        return part
    }

    /// The same object at the target of a reference.
    func referring(to target: JSONSchema) -> DescriptionPlace {
        var place = self
        place.value = target
        if [.response, .requestBody, .parameter].contains(object) {
            place.shared = target
            place.purpose = object == .response ? "response" : "request"
        }
        return place
    }

    private static func leadsToBodies(_ part: DescriptionObject, in object: DescriptionObject) -> Bool {
        switch part {
        case .components, .pathItem, .operation, .requestBody, .response, .callback, .parameter: true
        case .mediaType: object == .requestBody || object == .response
        case .schema: object == .mediaType || object == .response || object == .parameter
        default: false
        }
    }
}
