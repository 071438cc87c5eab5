internal import BricolageCore
internal import BricolageSchema

// Told in functions of their own, so that what recurses takes no room on the stack for it.

extension TypeGraphBuilder {
    /// Tells that no value is of all the types that schemas ask for.
    mutating func reportContradiction(of parts: [SchemaPart]) {
        guard let first = parts.first?.schema else { return }
        let message = "no value can have all the required types; any value is accepted"
        diagnostics.add(.warning, .lostType, message, at: first["type"] ?? first.node, in: first)
    }

    /// Tells that arrays and objects in an enum are not compared, and whether they make no type.
    mutating func reportUncomparedValues(of slot: Int, isLost: Bool) {
        guard let schema = graph.schemas[slot] else { return }
        let loss = isLost ? "make no type" : "are not checked by the type"
        let message = "arrays and objects in an enum \(loss)"
        let keyword = schema["enum"] == nil ? "const" : "enum"
        let cause: Diagnostic.Cause = isLost ? .lostType : .uncheckedRule
        diagnostics.add(.note, cause, message, keyword: keyword, at: schema[keyword] ?? schema.node, in: schema)
    }

    /// Tells that a type has more values than the schemas list, unless reading checks the list.
    mutating func reportWiderType(than parts: [SchemaPart]) {
        for part in parts where !part.isLoose {
            // A constant that the version does not know asks for nothing.
            let keywords = part.schema.namesConstantInVain ? [] : ["const", "enum"]
            let own = ConstantChoice(part.schema)?.keyword ?? keywords.first { part.schema[$0] != nil }
            if let own { diagnostics.widen(KeywordConstraint.Use(schema: part.schema, keyword: own)) }
        }
    }

    /// Tells that a list takes elements, none of which is valid.
    mutating func reportOpenList(of item: JSONSchema) {
        let message = "no element is valid here, which the type does not check"
        diagnostics.add(.note, .uncheckedRule, message, at: item.node, in: item)
    }

    /// Tells that members are taken which are never valid.
    mutating func reportTakenMembers(_ members: NamedMembers) {
        for key in members.refused {
            guard let schema = members.schemas[key]?.first(where: \.refusesItsValues)?.schema else { continue }
            // A negation is told as every other one.
            guard schema.boolean == false else {
                diagnostics.visit(schema)
                continue
            }
            let message = "no \"\(key.text)\" is valid here, which the type does not check"
            diagnostics.add(.note, .uncheckedRule, message, at: schema.node, in: schema)
        }
    }

    /// Tells that the type has members which a part is closed against, so that no object with them is valid.
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

    /// How many closed parts are compared with all members.
    private static let mostClosedParts = 64

    /// The most members that are named in one remark.
    private static let toldMembers = 3

    /// Tells what is left of a condition one outcome of which is never valid: nothing, or that some values are refused.
    mutating func reportDecision(_ decided: DecidedCondition, of schema: JSONSchema) {
        diagnostics.settle(schema)
        guard !decided.isWhole, let place = schema["if"] else { return }
        let message = "values that meet the condition are refused, which the type does not check"
        diagnostics.add(.warning, .uncheckedRule, message, keyword: "if", at: place, in: schema)
    }

    /// Tells that a choice has too many branches for the bounds in them to be checked, where there are such bounds.
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

    /// Tells that a discriminator stands where there are no types to choose from, but types that extend this one.
    mutating func reportUntoldTypes(below schema: JSONSchema) {
        guard let place = schema["discriminator"], schema["oneOf"] == nil, schema["anyOf"] == nil else { return }
        let message = "discriminator without oneOf or anyOf: values are read as this type, not as types that extend it"
        diagnostics.add(.note, .lostType, message, keyword: "discriminator", at: place, in: schema)
    }

    /// Tells that members have a type which nothing tells from the rest, so that they are kept as JSON.
    mutating func reportLostMembers(_ parts: [SchemaPart], matching pattern: String) {
        guard let schema = parts.first?.schema else { return }
        let reason =
            configuration.style == .codable
            ? Self.codableKeys : "only a regular expression can recognize them"
        let message = "members whose keys match \"\(pattern)\" are kept as JSON: \(reason)"
        diagnostics.add(.warning, .lostType, message, at: schema.node, in: schema)
    }

    /// Tells that the other members have a type, and that no plain test tells which ones these are.
    mutating func reportLostRest(_ parts: [SchemaPart], beside pattern: String) {
        guard let schema = parts.first?.schema else { return }
        let message =
            configuration.style == .codable
            ? "other members are kept as JSON: \(Self.codableKeys)"
            : "members are kept as JSON: no plain test tells those whose keys match \"\(pattern)\""
        diagnostics.add(.warning, .lostType, message, at: schema.node, in: schema)
    }

    private static let codableKeys = "types in codable style do not tell keys apart"

    /// Tells that a map takes any keys, where each must match one of some patterns.
    mutating func reportOpenKeys(_ groups: [RestSchemas.Group]) {
        guard let schema = groups.first?.parts.first?.schema else { return }
        let patterns = groups.map { "\"\($0.text)\"" }.joined(separator: " or ")
        let message = "keys that do not match \(patterns) are not refused by the type, which is a map"
        diagnostics.add(.note, .uncheckedRule, message, keyword: "patternProperties", at: schema.node, in: schema)
    }

    /// Tells that types in codable style drop the members that a schema describes without naming them.
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
