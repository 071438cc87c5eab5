internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The longest list of positions that becomes a type with a property for each.
    private static let tuplePositions = 16

    /// The type of an array, or of a tuple if positions have their own schemas.
    mutating func array(of parts: [SchemaPart], slot: Int) throws(GenerationError) -> TypeShape {
        let item = parts.lazy.compactMap { $0.schema.restItems }.first
        let context = Context(name: SchemaNames.element(of: graph.declarations[slot].name, item), owner: slot)
        let tuples = parts.filter { !$0.isLoose && !($0.schema.tupleItems ?? []).isEmpty }
        if tuples.isEmpty {
            // A loose schema for the elements after the first ones says nothing about the first ones.
            let lists = parts.filter { ($0.schema.tupleItems ?? []).isEmpty }
            let items = lists.compactMap { part in part.schema.restItems.map(part.part) }
            for item in items where !item.isLoose && item.schema.refusesEverything { reportOpenList(of: item.schema) }
            return .alias(.array(try value(of: items, context)))
        }
        guard tuples.count == 1, let tuple = tuples.first?.schema, let positions = tuple.tupleItems,
            positions.count <= Self.tuplePositions, configuration.style == .fast
        else { return .alias(.array(.any)) }

        let minimum = parts.compactMap { $0.isLoose ? nil : $0.schema["minItems"]?.int }.max() ?? 0
        let requiredCount = min(max(minimum, 0), positions.count)
        var shape = TupleShape(elements: [], constraints: [], requiredCount: requiredCount, rest: .untyped)
        for (position, schema) in positions.enumerated() {
            let element = [SchemaPart(schema: schema)]
            shape.elements.append(try value(of: element, Context(name: SchemaNames.ordinal(position), owner: slot)))
            shape.constraints.append(constraints(of: element))
        }
        if let schema = tuple.restItems {
            if schema.refusesEverything {
                shape.rest = .rejected
            } else if schema.boolean == nil {
                let others = [SchemaPart(schema: schema)]
                let type = try value(of: others, context)
                shape.rest = type == .any ? .untyped : .typed(type)
                shape.restConstraints = constraints(of: others)
            }
        }
        return .tuple(shape)
    }
}
