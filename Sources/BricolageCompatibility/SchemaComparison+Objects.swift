internal import BricolageCore
internal import BricolageSchema

extension SchemaComparison {
    mutating func compareObjects(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        compareLimit(
            "minProperties", isLeast: true, "the minimum number of members is now", known, with: new, at: place)
        compareLimit(
            "maxProperties", isLeast: false, "the maximum number of members is now", known, with: new, at: place)
        compareRequired(known, with: new, at: place)
        compareDependencies(known, with: new, at: place)
        compareMembers(known, with: new, at: place)
        if let names = new.activeSchema(in: "propertyNames") {
            let old = known.parts.compactMap { $0.activeSchema(in: "propertyNames") }
            // A name has no place of its own.
            if !attempt({ $0.compare(old, with: names, at: place.appending("*")) }) {
                add("names are restricted now", known, "propertyNames", new, "propertyNames", place, isCertain: false)
            }
        }
    }

    private mutating func compareRequired(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        for name in new.requiredNames where !known.required.names.contains(ExactKey(name)) {
            add(
                "\"\(name)\" is required now", known, "required", new, "required", place.appending(name),
                isCertain: true)
        }
    }

    /// Asks whether objects with a certain member satisfy what the new schema demands of them.
    private mutating func compareDependencies(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        let dependencies = new.memberDependencies()
        if dependencies.isEmpty { return }
        let old = known.parts.map { oldMembers(of: $0) }
        for dependency in dependencies {
            let (name, keyword) = (dependency.name, dependency.keyword)
            if old.contains(where: { $0.forbids(name.text) }) { continue }
            // What is known of objects with the member takes time to find out, and is seldom needed.
            let brought = known.required.broughtAlong(by: name)
            let others = dependency.names.map(ExactKey.init).filter {
                !known.required.names.contains($0) && !brought.names.contains($0)
            }
            let schemas = dependency.schemas.filter { schema in !brought.schemas.contains { isSame($0, schema) } }
            // Members that bring each other along in a long chain take time as well.
            budget -= brought.names.count / 100
            if schemas.isEmpty, others.isEmpty, budget > 0 { continue }
            budget -= dependencies.count / 10
            guard budget > 0 else {
                questions.giveUp()
                return add("there is too much to compare", known, keyword, new, keyword, place, isCertain: false)
            }
            var premise = known.premise
            premise.members.insert(name)
            let number = number(of: premise)
            let required = self.known[number].required.names
            for other in others.map(\.text) where !required.contains(ExactKey(other)) {
                add(
                    "\"\(name.text)\" needs \"\(other)\" now", known, keyword, new, keyword, place.appending(name.text),
                    isCertain: true)
            }
            for schema in schemas { compare(premise, with: schema, at: place) }
        }
    }

    private mutating func compareMembers(_ known: KnownValue, with new: JSONSchema, at place: JSONPointer) {
        let lookups = known.parts.map { oldMembers(of: $0) }
        let lookup = MemberLookup(of: new)
        var names: [String] = []
        var seen: Set<ExactKey> = []
        for schema in [new] + (lookup.isAboutOthers ? known.parts : []) {
            for (name, _) in schema.activeNamedSchemas(in: "properties") where seen.insert(ExactKey(name)).inserted {
                names.append(name)
            }
        }
        for name in names {
            let schemas = lookup.schemas(of: name)
            if schemas.isEmpty { continue }
            let old = lookups.flatMap { $0.schemas(of: name) }
            if old.contains(where: { schema in schema.boolean == false }) { continue }
            for schema in schemas {
                if schema.boolean == false || (schema.node.kind == .object && schema.node.count == 0) || !old.isEmpty {
                    compareMember(name, old, known, schema, new, place)
                } else {
                    compare([], with: schema, at: place.appending(name))
                }
            }
        }
        let rest = lookups.compactMap(\.rest)
        // A pattern that the old schema lacks is for names that were additional there or matched other patterns.
        let isPatternless = known.parts.allSatisfy { $0.active("patternProperties") == nil }
        for (pattern, schema) in new.activeNamedSchemas(in: "patternProperties") {
            let old = lookups.compactMap { $0.schema(ofPattern: pattern) }
            compare(old.isEmpty && isPatternless ? rest : old, with: schema, at: place.appending("*"))
        }
        guard let rest = new.activeSchema(in: "additionalProperties") else { return }
        compareAdditional(known, rest, new, place)
    }

    private mutating func compareMember(
        _ name: String, _ old: [JSONSchema], _ known: KnownValue, _ schema: JSONSchema, _ new: JSONSchema,
        _ place: JSONPointer
    ) {
        guard schema.boolean == false else { return compare(old, with: schema, at: place.appending(name)) }
        let keyword = new.active("properties")?[name] == nil ? "additionalProperties" : "properties"
        // If an old schema describes the member, the change is shown there.
        let number = number(of: KnownValue.Premise(schemas: old))
        let member = self.known[number]
        add(
            "\"\(name)\" is no longer accepted", member.parts.isEmpty ? known : member, nil, new, keyword,
            place.appending(name), isCertain: true)
    }

    /// Compares the members that neither schema names.
    private mutating func compareAdditional(
        _ known: KnownValue, _ rest: JSONSchema, _ new: JSONSchema, _ place: JSONPointer
    ) {
        let patterns = Set(new.activeNamedSchemas(in: "patternProperties").map { ExactKey($0.name) })
        for part in known.parts {
            for (pattern, schema) in part.activeNamedSchemas(in: "patternProperties") {
                guard !patterns.contains(ExactKey(pattern)), schema.boolean != false else { continue }
                compare([schema], with: rest, at: place.appending("*"))
            }
        }
        let old = known.parts.compactMap { $0.activeSchema(in: "additionalProperties") }
        if old.contains(where: { $0.boolean == false }) { return }
        if rest.boolean == false {
            add(
                "members of other names are no longer accepted", known, "additionalProperties", new,
                "additionalProperties", place.appending("*"), isCertain: true)
        } else {
            compare(old, with: rest, at: place.appending("*"))
        }
    }
}
