internal import BricolageCore
internal import BricolageDiagnosing
internal import BricolageModeling
internal import BricolageWriting

extension TypeRecorder {
    /// An object with the fields that a type extracts from it.
    ///
    /// Also makes a value of the type and keeps it as a placeholder, because its initialiser accepts only an object
    /// with all its fields.
    func extraction<R: JSONReadable>(of type: R.Type, _ fields: [ExtractionObserver.Field]) -> JSON.Object {
        var fragment = JSON.Object.type("object")
        for field in fields {
            guard let pointer = field.pointer else { continue }
            var schema = schema(of: field.input, in: type)
            if !field.isRequired { schema = schema.nullable }
            fragment = fragment.adding(schema, at: pointer.tokens[...], isRequired: field.isRequired)
        }
        for text in ProbeValues.strings where spend() {
            guard let document = try? JSONDocument(sample(fragment, text: text, depth: 0)) else { break }
            guard let value = try? R(json: document.root) else { continue }
            placeholders.remember(value)
            break
        }
        return fragment
    }

    private func schema(of input: TransformInput, in type: Any.Type) -> JSON.Object {
        switch input {
        case .schema(let schema): schema
        case .type(let type): fragment(of: type)
        case .array(let element): .array(of: schema(of: element, in: type))
        case .object(let member): .map(of: schema(of: member, in: type))
        case .unknown: gap(type, "it reads a value by a function")
        }
    }

    /// A document that has the types, constants and required members of a schema.
    private func sample(_ fragment: JSON.Object, text: String, depth: Int) -> JSON {
        if let value = fragment["const"] ?? fragment["enum"]?[0] { return value }
        if let name = JSON.Object.definitionName(fragment["$ref"]) {
            return depth < 8 ? sample(definitions[name] ?? [:], text: text, depth: depth + 1) : .null
        }
        if let branch = fragment[JSON.Object.pendingAlternatives]?[0] ?? fragment["anyOf"]?[0] {
            return sample(branch.object ?? [:], text: text, depth: depth)
        }
        switch fragment["type"]?.string ?? fragment["type"]?[0]?.string {
        case "string": return .string(text)
        case "integer", "number": return 1
        case "boolean": return false
        case "array": return []
        case "object":
            var object: JSON.Object = [:]
            let required = fragment["required"]?.array ?? []
            for (key, schema) in fragment["properties"]?.object ?? [:] where required.contains(.string(key)) {
                object[key] = sample(schema.object ?? [:], text: text, depth: depth)
            }
            return .object(object)
        default: return .null
        }
    }
}

extension JSON.Object {
    /// The same object schema with a schema added at a path below it.
    fileprivate func adding(_ schema: JSON.Object, at path: ArraySlice<String>, isRequired: Bool) -> JSON.Object {
        guard let key = path.first else { return extended(by: schema) }
        var copy = self
        var properties = copy["properties"]?.object ?? [:]
        let known = properties[key]?.object ?? (path.count > 1 ? .type("object") : [:])
        properties[key] = known.adding(schema, at: path.dropFirst(), isRequired: isRequired).schema
        copy["properties"] = .object(properties)
        let required = copy["required"]?.array ?? []
        if isRequired, !required.contains(.string(key)) { copy["required"] = .array(required + [.string(key)]) }
        return copy
    }
}
