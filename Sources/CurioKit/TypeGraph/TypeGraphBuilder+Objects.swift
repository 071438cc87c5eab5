internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of an object: a map where no member has a name of its own, otherwise named members and the rest.
    mutating func object(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> TypeShape {
        var keys: [String] = []
        var schemas: [String: [SchemaPart]] = [:]
        var required: Set<String> = []
        for part in parts {
            required.formUnion(part.schema.required)
            for (name, schema) in part.schema.namedSchemas(in: "properties") {
                if schemas[name] == nil { keys.append(name) }
                schemas[name, default: []].append(SchemaPart(schema: schema))
            }
        }
        let rest = try rest(of: parts, slot: slot)
        reportRequirements(of: parts, beyond: keys, rest: rest)
        if keys.isEmpty {
            switch rest {
            case .untyped: return .alias(.map(.any))
            case .typed(let type): return .alias(.map(type))
            case .rejected: break
            }
        }
        var properties: [ObjectShape.Property] = []
        for key in keys {
            let parts = schemas[key] ?? []
            properties.append(try property(key, parts, isRequired: required.contains(key), slot: slot))
        }
        return .object(ObjectShape(properties: properties, rest: rest, required: required))
    }

    private mutating func property(
        _ key: String, _ parts: [SchemaPart], isRequired: Bool, slot: Int
    ) throws(GenerationError) -> ObjectShape.Property {
        let values = constants(of: parts)
        var constant: JSON?
        var type: TypeExpression
        if isRequired, configuration.style == .fast, let values, values.count == 1,
            let value = scalarType(of: values[0])
        {
            constant = values[0]
            type = value
        } else {
            type = try build(parts, Context(name: key, owner: slot))
            // An optional would read such a null and not write it again.
            if configuration.style == .fast, leavesNullOpen(parts) { type = type.orNull }
        }
        return ObjectShape.Property(
            key: key, type: type, isRequired: isRequired, constant: constant,
            tags: tags(in: values), documentation: documentation(of: parts))
    }

    /// Whether schemas merely imply a kind, by their keywords, so that null is valid too.
    private mutating func leavesNullOpen(_ parts: [SchemaPart]) -> Bool {
        let expansion = expanded(parts)
        return expansion.alternations.isEmpty && kinds(of: expansion.parts) != nil && !isTyped(expansion.parts)
    }

    /// The values that a member can have, as far as `const` and `enum` alone say; nil where they say nothing.
    private mutating func constants(of parts: [SchemaPart]) -> [JSON]? {
        let expansion = expanded(parts)
        let lists = expansion.parts.compactMap { allowedValues(of: $0.schema) }
        return lists.min { $0.count < $1.count }
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

extension TypeGraphBuilder {
    /// What there may be beside the named members.
    ///
    /// Patterns are not matched at run time: where all other members share one type they get it, otherwise they are
    /// kept as JSON.
    private mutating func rest(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> Rest {
        var isBounded = false
        var isClosed = false
        var additional: [SchemaPart] = []
        var patterns: [SchemaPart] = []
        for part in parts {
            if let schema = part.schema.schema(in: "additionalProperties") {
                if schema.boolean == false {
                    isClosed = true
                } else if schema.boolean == nil {
                    additional.append(SchemaPart(schema: schema))
                }
                isBounded = isBounded || schema.boolean != true
            }
            for (pattern, schema) in part.schema.namedSchemas(in: "patternProperties") {
                if Self.patternsOfEverything.contains(pattern) {
                    additional.append(SchemaPart(schema: schema))
                    isBounded = true
                } else {
                    patterns.append(SchemaPart(schema: schema))
                }
            }
        }
        let context = Context(name: SchemaNames.value(graph.declarations[slot].name), owner: slot)
        if patterns.isEmpty {
            if !additional.isEmpty {
                let type = try build(additional, context)
                return type == .any ? .untyped : .typed(type)
            }
            return isClosed ? .rejected : .untyped
        }
        guard isBounded else { return .untyped }
        var types: [TypeExpression] = []
        if !additional.isEmpty { types.append(try build(additional, context)) }
        for pattern in patterns { types.append(try build([pattern], context)) }
        guard let first = types.first, first != .any, types.allSatisfy({ $0 == first }) else { return .untyped }
        return .typed(first)
    }

    private static let patternsOfEverything: Set<String> = ["", ".*", ".+", "^.*$", "^.+$", "^.*", "^.+", "."]
}
