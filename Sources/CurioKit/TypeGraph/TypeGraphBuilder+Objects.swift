internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of an object: a map where no member has a name of its own, otherwise named members and the rest.
    mutating func object(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> TypeShape {
        var keys: [ExactKey] = []
        var schemas: [ExactKey: [SchemaPart]] = [:]
        var descriptions: [ExactKey: [ConditionalMembers.Description]] = [:]
        var required: Set<ExactKey> = []
        var written: [ExactKey: WrittenSchemas] = [:]
        for part in parts {
            if !part.isLoose { required.formUnion(part.schema.requiredNames.map(ExactKey.init)) }
            for (name, schema) in part.schema.namedSchemas(in: "properties") {
                let key = ExactKey(name)
                if schemas[key] == nil { keys.append(key) }
                descriptions[key, default: []].append(
                    ConditionalMembers.Description(part: part.part(schema), branch: part.branch))
                // What a part that holds for some objects only repeats says nothing new.
                if part.isLoose, written[key, default: WrittenSchemas()].hold(schema, among: schemas[key] ?? []) {
                    continue
                }
                schemas[key, default: []].append(part.part(schema))
            }
        }
        for (pattern, part) in patternSchemas(of: parts) {
            guard case .keys(let names)? = KeyPattern(pattern) else { continue }
            for key in names.map(ExactKey.init) {
                if schemas[key] == nil { keys.append(key) }
                schemas[key, default: []].append(part)
                descriptions[key, default: []].append(ConditionalMembers.Description(part: part, branch: nil))
            }
        }
        let (patterns, rest, demands) = try rest(of: parts, beside: Set(keys), slot: slot)
        reportRequirements(of: parts, keys, described: schemas, rest: rest)
        if keys.isEmpty, patterns.isEmpty {
            switch rest {
            case .untyped: return .alias(.map(.any))
            case .typed(let type): return .alias(.map(type))
            case .rejected: break
            }
        }
        reportDroppedMembers(of: parts)
        var properties: [ObjectShape.Property] = []
        let described = parts
        let conditional = conditionalMembers(of: parts)
        for key in keys {
            let parts = schemas[key] ?? []
            let values = constants(of: parts, key.text, described)
            let sets = alternatives(of: key, descriptions[key] ?? [], conditional)
            properties.append(
                try property(key.text, parts, sets, values: values, isRequired: required.contains(key), slot: slot))
        }
        return .object(
            ObjectShape(
                properties: properties, patterns: patterns, rest: rest, restConstraints: checked(demands),
                required: required))
    }

    private mutating func property(
        _ key: String, _ parts: [SchemaPart], _ alternatives: [[SchemaPart]]?, values: [JSON]?, isRequired: Bool,
        slot: Int
    ) throws(GenerationError) -> ObjectShape.Property {
        var constant: JSON?
        var type: TypeExpression
        let isMerelyMeant = expanded(parts).parts.contains(where: \.schema.namesConstantInVain)
        if isRequired, configuration.style == .fast, let values, values.count == 1,
            let value = scalarType(of: values[0]), !isMerelyMeant
        {
            constant = values[0]
            type = value
        } else if let alternatives {
            type = try value(ofOneOf: alternatives, Context(name: key, owner: slot))
        } else {
            type = try value(of: parts, Context(name: key, owner: slot))
        }
        let tags = isMerelyMeant && !configuration.keepsUnknownCases ? [] : tags(in: values)
        let source = defaultSource(of: parts)
        return ObjectShape.Property(
            key: key, type: type, isRequired: isRequired, constant: constant, tags: tags,
            defaultValue: source?["default"].map { JSON($0) }, defaultSource: source,
            documentation: documentation(of: parts), constraints: constraints(of: parts))
    }

    /// The values that a member can have, as far as `const` and `enum` alone say; nil where they say nothing.
    ///
    /// - Parameter objects: What describes the object that the member is in.
    mutating func constants(of parts: [SchemaPart], _ key: String, _ objects: [SchemaPart]) -> [JSON]? {
        let expansion = expanded(parts)
        let lists = expansion.parts.compactMap { $0.isLoose ? nil : $0.schema.allowedValues }
        guard var values = lists.min(by: { $0.count < $1.count }) else { return nil }
        for tag in objects.flatMap(\.tags) where ExactText.equal(tag.key, key) {
            values = values.filter { $0.string.map(tag.values.contains) ?? true }
        }
        // What lets null in lets it in beside the values.
        let isNullable = expansion.parts.contains(where: \.isNullable)
        return isNullable && !values.contains(.null) ? values + [.null] : values
    }

    private func tags(in values: [JSON]?) -> [String] {
        guard let values else { return [] }
        let strings = values.compactMap(\.string)
        return strings.count == values.count ? strings : []
    }

    private func scalarType(of value: JSON) -> TypeExpression? {
        switch value {
        case .bool: .bool
        case .string: .string
        case .number(let number): number.int == nil ? nil : .integer
        case .null, .array, .object: nil
        }
    }
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
