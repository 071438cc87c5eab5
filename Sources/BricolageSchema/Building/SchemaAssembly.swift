internal import BricolageCore

/// Makes one document from a schema and the definitions that it refers to.
///
/// The definitions are in the order of the first references to them; those without references are left out.
struct SchemaAssembly {
    private let definitions: [String: JSON.Object]
    private var used: [String] = []
    private var rootName: String?

    init(_ definitions: [String: JSON.Object]) { self.definitions = definitions }

    /// The document.
    func schema(_ root: JSON.Object, title: String) -> JSON {
        var copy = self
        return copy.assemble(root, title)
    }

    private mutating func assemble(_ root: JSON.Object, _ title: String) -> JSON {
        var root = root
        if root.count == 1, let name = JSON.Object.definitionName(root["$ref"]), let definition = definitions[name] {
            rootName = name
            root = definition
        }
        var result: JSON.Object = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
        if root["title"] == nil { result["title"] = .string(title) }
        for (key, value) in finished(root) { result[key] = value }
        var parts: JSON.Object = [:]
        var next = 0
        while next < used.count {
            let name = used[next]
            next += 1
            parts[name] = finished(definitions[name] ?? [:]).schema
        }
        if !parts.isEmpty { result["$defs"] = .object(parts) }
        return .object(result)
    }

    /// Records references and decides between `oneOf` and `anyOf`.
    private mutating func finished(_ fragment: JSON.Object) -> JSON.Object {
        var result: JSON.Object = [:]
        for key in ["title", "description"] { result[key] = fragment[key] }
        for (key, value) in fragment {
            switch key {
            case "title", "description": break
            case "$ref":
                guard let name = JSON.Object.definitionName(value) else {
                    result[key] = value
                    continue
                }
                if name == rootName {
                    result[key] = "#"
                    continue
                }
                if !used.contains(name) { used.append(name) }
                result[key] = value
            case JSON.Object.pendingAlternatives:
                let branches = value.array.map { Array($0) } ?? []
                let keyword = areDistinct(branches) ? "oneOf" : "anyOf"
                result[keyword] = .array(JSON.Array(branches.map { finished($0) }))
            case "properties", "$defs", "patternProperties":
                result[key] = .object(
                    JSON.Object((value.object ?? [:]).map { (key: $0.key, value: finished($0.value)) }))
            case "enum", "const", "default", "examples", "required", "type": result[key] = value
            default: result[key] = finished(value)
            }
        }
        return result
    }

    private mutating func finished(_ value: JSON) -> JSON {
        switch value {
        case .object(let fragment): .object(finished(fragment))
        case .array(let values): .array(JSON.Array(values.map { finished($0) }))
        default: value
        }
    }
}

// MARK: Which alternatives exclude each other

extension SchemaAssembly {
    /// Whether no value can match two of the alternatives, as far as simple checks show.
    private func areDistinct(_ branches: [JSON]) -> Bool {
        for (position, branch) in branches.enumerated() {
            for other in branches[..<position] where !excludes(resolved(branch), resolved(other)) { return false }
        }
        return true
    }

    private func resolved(_ schema: JSON) -> JSON.Object {
        var fragment = schema.object ?? [:]
        for _ in 0..<8 {
            guard let name = JSON.Object.definitionName(fragment["$ref"]), let definition = definitions[name] else {
                break
            }
            fragment["$ref"] = nil
            fragment = definition.extended(by: fragment)
        }
        return fragment
    }

    private func excludes(_ left: JSON.Object, _ right: JSON.Object) -> Bool {
        guard let leftTypes = types(of: left), let rightTypes = types(of: right) else { return false }
        if leftTypes.isDisjoint(with: rightTypes) { return true }
        guard leftTypes == ["object"], rightTypes == ["object"] else { return excludedValues(left, right) }
        return forbids(left, whatRequires: right) || forbids(right, whatRequires: left)
            || differ(left, fromRequired: right)
            || differ(right, fromRequired: left)
    }

    /// The kinds of values; nil when any is possible.
    private func types(of fragment: JSON.Object) -> Set<String>? {
        let names: [String]? =
            switch fragment["type"] {
            case .string(let name)?: [name]
            case .array(let names)?: names.compactMap(\.string)
            default: (fragment["enum"]?.array ?? fragment["const"].map { [$0] })?.map(\.schemaType)
            }
        guard let names else {
            guard let branches = fragment[JSON.Object.pendingAlternatives]?.array else { return nil }
            let kinds = branches.map { types(of: $0.object ?? [:]) }
            return kinds.contains(nil) ? nil : kinds.reduce(into: []) { $0.formUnion($1 ?? []) }
        }
        // Every integer is a number.
        return Set(names.map { $0 == "integer" ? "number" : $0 })
    }

    private func excludedValues(_ left: JSON.Object, _ right: JSON.Object) -> Bool {
        guard let leftValues = values(of: left), let rightValues = values(of: right) else { return false }
        return leftValues.isDisjoint(with: rightValues)
    }

    private func values(of fragment: JSON.Object) -> Set<JSON>? {
        if let value = fragment["const"] { return [value] }
        return fragment["enum"]?.array.map { Set($0) }
    }

    private func required(_ fragment: JSON.Object) -> [String] {
        fragment["required"]?.array?.compactMap(\.string) ?? []
    }

    private func forbids(_ closed: JSON.Object, whatRequires other: JSON.Object) -> Bool {
        guard closed["additionalProperties"] == false else { return false }
        return required(other).contains { closed["properties"]?[$0] == nil }
    }

    /// Whether some member that one alternative requires can only have values there that the other one refuses.
    private func differ(_ left: JSON.Object, fromRequired right: JSON.Object) -> Bool {
        required(left).contains { key in
            guard let other = right["properties"]?[key] else { return false }
            if other == false || left["properties"]?[key] == other["not"] { return true }
            guard let own = left["properties"]?[key]?.object.map({ resolved(.object($0)) }) else { return false }
            let foreign = resolved(other)
            if let ownTypes = types(of: own), let types = types(of: foreign), ownTypes.isDisjoint(with: types) {
                return true
            }
            return excludedValues(own, foreign)
        }
    }
}
