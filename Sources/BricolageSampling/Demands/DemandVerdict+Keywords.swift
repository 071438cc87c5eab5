internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension DemandVerdict {
    /// Whether the value obeys a keyword, apart from those about single members; nil if that is open.
    mutating func holds(_ keyword: String, of schema: JSONSchema) -> Bool? {
        switch keyword {
        case "properties", "required": true
        case "type": schema.activeTypeNames.flatMap { isAmong(SampleKind.named($0)) }
        case "enum", "const": workshop.listedValues(of: schema).flatMap(isAmong)
        case "$ref": verdict(on: workshop.targets(of: schema), decidedBy: false)
        case "allOf": schema.activeSchemas(in: keyword).flatMap { verdict(on: $0, decidedBy: false) }
        case "anyOf": schema.activeSchemas(in: keyword).flatMap { verdict(on: $0, decidedBy: true) }
        case "oneOf": schema.activeSchemas(in: keyword).flatMap { holdsOnlyOne(of: $0) }
        case "not": schema.activeSchema(in: keyword).flatMap { holds($0) }.map { !$0 }
        default: saysNothing(keyword, in: schema) ? true : nil
        }
    }

    private func isAmong(_ kinds: Set<SampleKind>) -> Bool? {
        demand.kinds.isSubset(of: kinds) ? true : demand.kinds.isDisjoint(with: kinds) ? false : nil
    }

    private func isAmong(_ listed: ListedValues) -> Bool? {
        guard let values = demand.values else { return demand.kinds.isDisjoint(with: listed.kinds) ? false : nil }
        // The shorter list is gone through, since many schemas may be about one long list.
        if values.all.count <= listed.all.count, values.all.allSatisfy(listed.set.contains) { return true }
        let (shorter, longer) = values.all.count < listed.all.count ? (values, listed) : (listed, values)
        return shorter.all.contains(where: longer.set.contains) ? nil : false
    }

    /// The verdict on schemas together: for `allOf` one that does not hold decides, for `anyOf` one that holds.
    private mutating func verdict(on schemas: [JSONSchema], decidedBy decisive: Bool) -> Bool? {
        var verdict: Bool? = !decisive
        for schema in schemas {
            let holds = holds(schema)
            if holds == decisive { return decisive }
            verdict = holds == nil ? nil : verdict
        }
        return verdict
    }

    private mutating func holdsOnlyOne(of branches: [JSONSchema]) -> Bool? {
        var holding = 0
        var open = 0
        for branch in branches {
            switch holds(branch) {
            case true?: holding += 1
            case nil: open += 1
            case false?: break
            }
            if holding > 1 { return false }
        }
        return open > 0 ? nil : holding == 1
    }

    /// Whether a keyword restricts none of the values.
    private func saysNothing(_ keyword: String, in schema: JSONSchema) -> Bool {
        guard let known = SchemaKeyword(keyword), schema.active(keyword) != nil else { return true }
        if let kind = known.kind, SampleKind.all(of: kind).isDisjoint(with: demand.kinds) { return true }
        return known.purpose == .annotation
            || known.purpose == .identity && !["$dynamicRef", "$recursiveRef"].contains(keyword)
    }
}
