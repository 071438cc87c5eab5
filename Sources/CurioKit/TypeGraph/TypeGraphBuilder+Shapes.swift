internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// A shape, and whether null is a value too.
    typealias NullableShape = (shape: TypeShape, acceptsNull: Bool)

    /// The shape that schemas describe together.
    mutating func shape(of expansion: Expansion, slot: Int) throws(GenerationError) -> NullableShape {
        let (choice, others) = choice(in: expansion)
        let parts = expansion.parts + others
        if let choice { return try union(of: choice, beside: parts, slot: slot) }
        if let decision = decision(in: expansion) { return (try union(of: decision, expansion, slot: slot), false) }
        var (shape, acceptsNull) = try shape(of: parts, slot: slot)
        if case .object(var object) = shape {
            object.constraints = constraints(ofObject: expansion, object)
            shape = .object(object)
        }
        return (shape, acceptsNull)
    }

    private mutating func shape(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> NullableShape {
        let isNullable = parts.contains(where: \.isNullable)
        if let values = allowedValues(of: parts) {
            let all = isNullable ? values + [.null] : values
            return try enumeration(of: all, parts, slot: slot)
        }
        guard let kinds = kinds(of: parts) else { return (.alias(.any), false) }
        if kinds.isEmpty { reportContradiction(of: parts) }
        let acceptsNull = kinds.contains(.null) || isNullable
        var wanted: [ValueKinds] = []
        for kind in kindsInOrder(of: parts, kinds) where kind != .null { wanted.append(kind) }
        if wanted.isEmpty { return acceptsNull ? (.alias(.never), true) : (.alias(.any), false) }
        if wanted.count == 1 { return (try shape(of: wanted[0], parts: parts, slot: slot), acceptsNull) }
        if kinds == .all, !listsAllKinds(parts) { return (.alias(.any), false) }
        var branches: [UnionShape.Branch] = []
        let constraints = constraints(of: parts)
        for kind in wanted {
            var branch = try branch(of: kind, parts, slot: slot)
            branch.constraints = constraints
            branches.append(branch)
        }
        return (.union(UnionShape(branches: branches)), acceptsNull)
    }

    /// Whether schemas list several kinds by name, and describe contents of arrays or objects that are not the schema
    /// itself again.
    private mutating func listsAllKinds(_ parts: [SchemaPart]) -> Bool {
        guard parts.contains(where: { !$0.isLoose && ($0.schema.typeNames?.count ?? 0) > 1 }) else { return false }
        for schema in parts.map(\.schema) {
            let hinted = ValueKinds.hinted(by: schema)
            for kind in [ValueKinds.array, .object] where hinted.isSuperset(of: kind) {
                for name in SchemaPart.keywordsOfContents(of: kind) where schema[name] != nil {
                    guard let contents = schema.schema(in: name), contents.referenceCount > 0 else { return true }
                    if target(of: contents) != schema { return true }
                }
            }
        }
        return false
    }

    /// The branch of a union that holds all values of a kind.
    mutating func branch(
        of kind: ValueKinds, _ parts: [SchemaPart], slot: Int
    ) throws(GenerationError) -> UnionShape.Branch {
        let name = kind == .array ? "Elements" : "Object"
        let inner = makeSlot(Context(name: name, owner: slot, isVague: true))
        let shape = try shape(of: kind, parts: parts, slot: inner)
        graph.declarations[inner].shape = shape
        if case .alias(let type) = shape { return UnionShape.Branch(name: nil, type: type) }
        return UnionShape.Branch(name: nil, type: .named(inner))
    }

    /// The kinds one by one, in the order in which `type` lists them; the two kinds of numbers as one.
    private func kindsInOrder(of parts: [SchemaPart], _ kinds: ValueKinds) -> [ValueKinds] {
        let names = parts.compactMap(\.schema.typeNames).max { $0.count < $1.count } ?? []
        let all = ["null", "boolean", "integer", "number", "string", "array", "object"]
        var result: [ValueKinds] = []
        var seen: ValueKinds = []
        for name in names + all {
            var kind = ValueKinds(typeNames: [name]).intersection(kinds)
            if kind == .integer, kinds.contains(.fraction) { kind = .number }
            if kind.isEmpty || !seen.isDisjoint(with: kind) || kind == kinds && !kind.isSingle && kind != .number {
                continue
            }
            seen.formUnion(kind)
            result.append(kind)
        }
        return result
    }

    mutating func shape(
        of kind: ValueKinds, parts: [SchemaPart], slot: Int
    ) throws(GenerationError) -> TypeShape {
        switch kind {
        case .bool: .alias(.bool)
        case .integer: .alias(integer(of: parts))
        case .number, .fraction: .alias(configuration.keepsAllDigits ? .exactNumber : .number)
        case .string: .alias(string(of: parts))
        case .array: try array(of: parts, slot: slot)
        case .object: try object(of: parts, slot: slot)
        default: .alias(.any)
        }
    }

    /// The values that schemas with a list allow, of the kinds that are allowed; nil without a list.
    ///
    /// Lists of loose schemas are combined if there are no other schemas and each has a list.
    func allowedValues(of parts: [SchemaPart]) -> [JSON]? {
        var values: [JSON]?
        for part in parts where !part.isLoose {
            guard let listed = part.schema.allowedValues else { continue }
            if let before = values {
                let allowed = Set(listed)
                values = before.filter(allowed.contains)
            } else {
                values = listed
            }
        }
        if values == nil, parts.allSatisfy({ $0.isLoose && $0.schema.allowedValues != nil }), !parts.isEmpty {
            values = parts.flatMap { $0.schema.allowedValues ?? [] }
        }
        guard let kinds = kinds(of: parts) else { return values }
        return values?.filter { kinds.isSuperset(of: ValueKinds(of: $0)) }
    }
}
