internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of an object: a map if no members are named, otherwise named members and the rest.
    mutating func object(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> TypeShape {
        let members = NamedMembers(of: parts, &knownPatterns)
        let (patterns, rest, demands) = try rest(of: parts, beside: Set(members.all.map(\.key)), slot: slot)
        reportRequirements(of: parts, members, rest: rest)
        if members.all.isEmpty, patterns.isEmpty {
            switch rest {
            case .untyped: return .alias(.map(.any))
            case .typed(let type): return .alias(.map(type))
            case .rejected: break
            }
        }
        reportDroppedMembers(of: parts)
        reportExcludedMembers(of: parts, members)
        if rest != .rejected || !patterns.isEmpty { reportTakenMembers(members) }
        var properties: [ObjectShape.Property] = []
        let conditional = conditionalMembers(of: parts)
        for member in members.all where !member.isRefused {
            let key = member.key
            let values = constants(of: member.schemas, key.text, parts)
            let sets = alternatives(of: key, member.descriptions, conditional)
            let isRequired = members.required.contains(key)
            properties.append(
                try property(key.text, member.schemas, sets, values: values, isRequired: isRequired, slot: slot))
        }
        return .object(
            ObjectShape(
                properties: properties, patterns: patterns, rest: rest, restConstraints: checked(demands),
                required: members.required))
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
        let patterned = parts.lazy.filter { !$0.isLoose }.compactMap {
            $0.schema["pattern"]?.string.flatMap(PatternOfOneText.text)
        }.first
        let texts = values ?? patterned.map { [JSON.string($0)] }
        let tags = isMerelyMeant && !configuration.keepsUnknownCases ? [] : tags(in: texts)
        let source = defaultSource(of: parts)
        return ObjectShape.Property(
            key: key, type: type, isRequired: isRequired, constant: constant, tags: tags,
            defaultValue: source?["default"].map { JSON($0) }, defaultSource: source,
            documentation: documentation(of: parts), constraints: constraints(of: parts))
    }

    /// The values that a member can have, as far as `const` and `enum` alone say; nil where they say nothing.
    ///
    /// - Parameter objects: The schemas that describe the object of the member.
    mutating func constants(of parts: [SchemaPart], _ key: String, _ objects: [SchemaPart]) -> [JSON]? {
        let expansion = expanded(parts)
        let lists = expansion.parts.compactMap { $0.isLoose ? nil : $0.schema.allowedValues }
        guard var values = lists.min(by: { $0.count < $1.count }) else { return nil }
        for tag in objects.flatMap(\.tags) where ExactText.equal(tag.key, key) {
            values = values.filter { $0.string.map(tag.values.contains) ?? true }
        }
        // `nullable` allows null in addition to the values.
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
