internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The longest list of positions that becomes a type with a property for each.
    private static let tuplePositions = 16

    /// The type of an array, or of a tuple if positions have their own schemas.
    mutating func array(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> TypeShape {
        let item = parts.lazy.compactMap { $0.schema.restItems }.first
        let context = elementContext(item, slot: slot)
        let tuples = parts.filter { !$0.isLoose && !($0.schema.tupleItems ?? []).isEmpty }
        if tuples.isEmpty {
            // A loose schema for the elements after the first ones says nothing about the first ones.
            let lists = parts.filter { ($0.schema.tupleItems ?? []).isEmpty }
            let items = lists.compactMap { part in part.schema.restItems.map(part.part) }
            for item in items where !item.isLoose && item.schema.refusesEverything { reportOpenList(of: item.schema) }
            return .alias(.array(try value(of: items, context)))
        }
        guard tuples.count == 1, let tuple = tuples.first?.schema, var positions = tuple.tupleItems else {
            reportUntypedPositions(of: tuples, "several schemas describe the positions")
            return .alias(.array(.any))
        }
        let maximum = parts.compactMap { $0.isLoose ? nil : $0.schema["maxItems"]?.int }.min() ?? .max
        // An array that may not have any element keeps its positions: they say what it would contain.
        if maximum > 0 { positions = Array(positions.prefix(maximum)) }
        let isFull = maximum == positions.count
        guard positions.count <= Self.tuplePositions, configuration.style == .fast else {
            return .alias(.array(try commonElement(of: positions, tuple, isFull: isFull, context)))
        }

        let minimum = parts.compactMap { $0.isLoose ? nil : $0.schema["minItems"]?.int }.max() ?? 0
        let requiredCount = min(max(minimum, 0), positions.count)
        var shape = TupleShape(elements: [], constraints: [], requiredCount: requiredCount, rest: .untyped)
        for (position, schema) in positions.enumerated() {
            let element = [SchemaPart(schema: schema)]
            shape.elements.append(try value(of: element, Context(name: SchemaNames.ordinal(position), owner: slot)))
            shape.constraints.append(constraints(of: element))
        }
        if isFull {
            shape.rest = .rejected
        } else if let schema = tuple.restItems {
            if schema.refusesEverything {
                shape.rest = .rejected
            } else if schema.boolean == nil {
                let others = [SchemaPart(schema: schema)]
                let type = try value(of: others, context)
                shape.rest = type == .any ? .untyped : .typed(type)
                shape.restConstraints = constraints(of: others)
            }
        }
        checkCounts(of: shape, parts)
        return .tuple(shape)
    }

    /// What the elements of an array are named after.
    ///
    /// In JSON, a member with several values often has the name of one of them: `"watch": [{…}, {…}]`.
    private func elementContext(_ item: JSONSchema?, slot: Int) -> Context {
        let array = graph.declarations[slot]
        let name = SchemaNames.element(of: array.name, item)
        guard array.owner != nil, !array.isVague, Nouns.mayBeOne(array.name), name == SchemaNames.item(of: array.name)
        else { return Context(name: name, owner: slot, otherName: SchemaNames.otherItem(of: name)) }
        return Context(name: array.name, owner: slot, otherName: name)
    }

    /// Notes that a tuple checks its number of elements as far as it has positions.
    private mutating func checkCounts(of tuple: TupleShape, _ parts: [SchemaPart]) {
        let count = tuple.elements.count
        for schema in parts.filter({ !$0.isLoose }).map(\.schema) {
            if let least = schema["minItems"]?.int, least <= count {
                diagnostics.check([KeywordConstraint.Use(schema: schema, keyword: "minItems")])
            }
            if let most = schema["maxItems"]?.int, most >= count, tuple.rest == .rejected {
                diagnostics.check([KeywordConstraint.Use(schema: schema, keyword: "maxItems")])
            }
        }
    }

    /// The type of all elements of an array whose positions have their own schemas; any value unless all of them have
    /// the same type.
    ///
    /// - Parameter isFull: Whether the array has no elements beyond its positions.
    private mutating func commonElement(
        of positions: [JSONSchema], _ tuple: JSONSchema, isFull: Bool, _ context: Context
    ) throws(GenerationError) -> TypeExpression {
        var schemas = positions
        let rest = isFull ? nil : tuple.restItems
        if let rest, !rest.refusesEverything { schemas.append(rest) }
        let isOpen = !isFull && (rest == nil || rest?.boolean == true)
        var common: TypeExpression?
        for schema in isOpen ? [] : schemas {
            let type = try value(of: [SchemaPart(schema: schema)], context)
            if common == nil || common == type {
                common = type
            } else {
                common = nil
                break
            }
        }
        if let common { return common }
        let reason =
            configuration.style == .codable
            ? "types in codable style have no tuples" : "more than \(Self.tuplePositions) positions have schemas"
        reportUntypedPositions(of: [SchemaPart(schema: tuple)], reason)
        return .any
    }
}
