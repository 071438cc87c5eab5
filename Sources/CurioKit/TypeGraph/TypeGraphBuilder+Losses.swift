internal import BricolageCore
internal import BricolageSchema

// Reports are made in separate functions, so that recursive functions need no room on the stack for them.

extension TypeGraphBuilder {
    /// Reports that no value has all the types that schemas require.
    mutating func reportContradiction(of parts: [SchemaPart]) {
        guard let first = parts.first?.schema else { return }
        let message = "no value can have all the required types; any value is accepted"
        diagnostics.add(.warning, .lostType, message, at: first["type"] ?? first.node, in: first)
    }

    /// Reports a reference that leads to different schemas on different paths, or whose paths are too many to follow.
    mutating func reportSeveralTargets(of schema: JSONSchema, _ keyword: String, _ text: String) {
        let message = "\(keyword) \"\(text)\" may lead to several schemas; any value is accepted here"
        diagnostics.add(.warning, .lostType, message, keyword: keyword, at: schema[keyword] ?? schema.node, in: schema)
    }

    /// Reports that arrays and objects in an enum are not compared, and whether they make no type.
    mutating func reportUncomparedValues(of slot: Int, isLost: Bool) {
        guard let schema = graph.schemas[slot] else { return }
        let loss = isLost ? "do not become types" : "are not checked by the type"
        let message = "arrays and objects in an enum \(loss)"
        let keyword = schema["enum"] == nil ? "const" : "enum"
        let cause: Diagnostic.Cause = isLost ? .lostType : .uncheckedRule
        diagnostics.add(.note, cause, message, keyword: keyword, at: schema[keyword] ?? schema.node, in: schema)
    }

    /// Reports that a type has more values than the schemas list, unless reading checks the list.
    mutating func reportWiderType(than parts: [SchemaPart]) {
        for part in parts where !part.isLoose {
            // A `const` that the dialect does not know demands nothing.
            let keywords = part.schema.namesConstantInVain ? [] : ["const", "enum"]
            let own = ConstantChoice(part.schema)?.keyword ?? keywords.first { part.schema[$0] != nil }
            if let own { diagnostics.widen(KeywordConstraint.Use(schema: part.schema, keyword: own)) }
        }
    }

    /// Reports that an array type accepts elements although none is valid.
    mutating func reportOpenList(of item: JSONSchema) {
        let message = "no element is valid here, which the type does not check"
        diagnostics.add(.note, .uncheckedRule, message, at: item.node, in: item)
    }

    /// Reports that a type accepts members that are never valid.
    mutating func reportTakenMembers(_ members: NamedMembers) {
        for member in members.all {
            guard let schema = member.schemas.first(where: \.refusesItsValues)?.schema else { continue }
            // A `not` is reported like any other.
            guard schema.boolean == false else {
                diagnostics.visit(schema)
                continue
            }
            let message = "no \"\(member.key.text)\" is valid here, which the type does not check"
            diagnostics.add(.note, .uncheckedRule, message, at: schema.node, in: schema)
        }
    }

    /// Reports that the elements of an array have no type although schemas describe its positions.
    mutating func reportUntypedPositions(of parts: [SchemaPart], _ reason: String) {
        guard let schema = parts.first?.schema else { return }
        let message = "the elements of this array are kept as JSON: \(reason)"
        let keyword = schema["prefixItems"] == nil ? "items" : "prefixItems"
        diagnostics.add(
            .warning, .lostType, message, keyword: keyword, at: schema[keyword] ?? schema.node, in: schema)
    }

    /// Reports that the type has members that a part excludes, so that no object with them is valid.
    mutating func reportExcludedMembers(of parts: [SchemaPart], _ members: NamedMembers) {
        var closedParts = 0
        for part in parts where !part.isLoose && closedParts < Self.mostClosedParts {
            guard let others = part.schema.schema(in: "additionalProperties"), others.refusesEverything else {
                continue
            }
            closedParts += 1
            let excluded = members.excluded(by: part, &knownPatterns).map { "\"\($0.text)\"" }
            if excluded.isEmpty { continue }
            let rest = excluded.count > Self.toldMembers ? " and \(excluded.count - Self.toldMembers) more" : ""
            let names = excluded.prefix(Self.toldMembers).joined(separator: ", ") + rest
            let message = "no object with \(names) is valid here: members described elsewhere are not allowed"
            diagnostics.add(
                .warning, .mistake, message, keyword: "additionalProperties", at: others.node, in: part.schema)
        }
    }

    /// The most closed parts that are compared with all members.
    private static let mostClosedParts = 64

    /// The most members that are named in one remark.
    private static let toldMembers = 3

    /// Reports what types do not check of a condition with an outcome that is never valid: nothing, or that some values
    /// are refused.
    mutating func reportDecision(_ decided: DecidedCondition, of schema: JSONSchema) {
        diagnostics.settle(schema)
        guard !decided.isWhole, let place = schema["if"] else { return }
        let message = "values that meet the condition are refused, which the type does not check"
        diagnostics.add(.warning, .uncheckedRule, message, keyword: "if", at: place, in: schema)
    }

    /// Reports that a choice has too many branches for the constraints in them to be checked, if there are such
    /// constraints.
    mutating func reportUnfollowed(_ alternation: Alternation) {
        guard unfollowed.insert(alternation.branches).inserted else { return }
        let schema = alternation.schema
        let hasBounds = alternation.branches.contains { branch in
            expanded([SchemaPart(schema: branch)]).parts.contains {
                !SchemaConstraints($0.schema).ofPlainValues.isEmpty
            }
        }
        guard hasBounds, let place = schema[alternation.keyword] else { return }
        let message = "too many branches to check the constraints of those that become no types"
        diagnostics.add(.note, .uncheckedRule, message, keyword: alternation.keyword, at: place, in: schema)
    }

    /// Reports a discriminator without types to choose from, as in a schema that others extend.
    mutating func reportUntoldTypes(below schema: JSONSchema) {
        guard let place = schema["discriminator"], schema["oneOf"] == nil, schema["anyOf"] == nil else { return }
        let message = "discriminator without oneOf or anyOf: values are read as this type, not as types that extend it"
        diagnostics.add(.note, .lostType, message, keyword: "discriminator", at: place, in: schema)
    }

    /// Reports that members with a type are kept as JSON, because nothing distinguishes them from the rest.
    mutating func reportLostMembers(_ parts: [SchemaPart], matching pattern: String) {
        guard let schema = parts.first?.schema else { return }
        let reason =
            configuration.style == .codable
            ? Self.codableKeys : "only a regular expression can recognize them"
        let message = "members whose keys match \"\(pattern)\" are kept as JSON: \(reason)"
        diagnostics.add(.warning, .lostType, message, at: schema.node, in: schema)
    }

    /// Reports that the other members have a type, but no plain test recognizes them.
    mutating func reportLostRest(_ parts: [SchemaPart], beside pattern: String) {
        guard let schema = parts.first?.schema else { return }
        let message =
            configuration.style == .codable
            ? "other members are kept as JSON: \(Self.codableKeys)"
            : "members are kept as JSON: no plain test recognizes those whose keys match \"\(pattern)\""
        diagnostics.add(.warning, .lostType, message, at: schema.node, in: schema)
    }

    private static let codableKeys = "types in codable style do not tell keys apart"

    /// Reports that a map accepts any keys, although each must match one of some patterns.
    mutating func reportOpenKeys(_ groups: [RestSchemas.Group]) {
        guard let schema = groups.first?.parts.first?.schema else { return }
        let patterns = groups.map { "\"\($0.text)\"" }.joined(separator: " or ")
        let message = "keys that do not match \(patterns) are not refused by the type, which is a map"
        diagnostics.add(.note, .uncheckedRule, message, keyword: "patternProperties", at: schema.node, in: schema)
    }

    /// Reports that types in codable style drop the members that a schema describes without naming them.
    mutating func reportDroppedMembers(of parts: [SchemaPart]) {
        guard configuration.style == .codable else { return }
        for part in parts {
            for (pattern, schema) in part.schema.namedSchemas(in: "patternProperties") where !schema.refusesEverything {
                if case .keys? = KeyPattern(pattern) { continue }
                let message = "types in codable style drop the members whose keys match \"\(pattern)\""
                diagnostics.add(
                    .warning, .style, message, keyword: "patternProperties", at: schema.node, in: part.schema)
            }
        }
    }
}
