internal import BricolageCore
internal import BricolageSchema

extension SampleWriter {
    /// An object with the required members and some optional ones.
    mutating func object(_ demand: inout Demand, depth: Int) -> JSON? {
        let settled = settledMembers(demand, depth)
        // Members that are required only because of others may be left out together with these.
        let required = requiredNames(demand)
        var names = chosenNames(&demand, depth: depth)
        for name in names where required.contains(ExactKey(name)) {
            guard let refusing = demand.presence.refusing(ExactKey(name)) else { continue }
            workshop.note(refusing, "it refuses the member \"\(name)\", which is required")
            return nil
        }
        let limits = ObjectLimits(demand.parts, required: requiredNames(demand))
        let least = suggestedLength(Int(min(limits.least, 10_000)), limits.most)
        var values: [ExactKey: JSON] = [:]
        func isRequired(_ name: String) -> Bool { limits.required.contains(ExactKey(name)) }
        for name in names {
            if let value = member(name, demand, depth, settled?[ExactKey(name)]) {
                values[ExactKey(name)] = value
            } else if required.contains(ExactKey(name)) {
                return nil
            }
        }
        let missing = names.filter { values[ExactKey($0)] == nil }
        let impossible = missing.isEmpty ? [] : namesThatAsk(for: missing, demand)
        if !impossible.isDisjoint(with: required) { return nil }
        names.removeAll { values[ExactKey($0)] == nil || impossible.contains(ExactKey($0)) }
        var surplus = Double(names.count) - limits.most
        if surplus > 0 {
            names = names.reversed().filter { name in
                let isKept = surplus <= 0 || isRequired(name)
                if !isKept { surplus -= 1 }
                return isKept
            }.reversed()
        }
        func add(_ name: String?) {
            guard let name, values[ExactKey(name)] == nil, let value = member(name, demand, depth) else { return }
            names.append(name)
            values[ExactKey(name)] = value
        }
        let nameSchemas = nameSchemas(demand)
        for way in describedNames(demand) where isIncluded(nil, depth) && Double(names.count) < limits.most {
            add(name(way, nameSchemas))
        }
        if names.count < least {
            var supply = nameSupply(demand) { values[$0] != nil }
            while names.count < least, let drawn = supply.draw(&generator) {
                let count = names.count
                add(name(drawn, nameSchemas))
                supply.remember(isFound: names.count > count)
            }
        }
        return .object(JSON.Object(names.map { (key: $0, value: values[ExactKey($0)] ?? .null) }))
    }

    /// The names of members, required ones among them, in the order of the schemas.
    ///
    /// What some members require when they are present is added to the demand.
    private mutating func chosenNames(_ demand: inout Demand, depth: Int) -> [String] {
        for name in demand.presence.assumedNames { demand.presence.chosen.insert(name) }
        if options.addsUnknownMembers, !isTerse(at: depth) {
            if generator.chance(0.2) {
                var supply = nameSupply(demand) { _ in false }
                if let drawn = supply.draw(&generator), let name = name(drawn, nameSchemas(demand)) {
                    demand.presence.chosen.insert(ExactKey(name))
                }
            }
            if generator.chance(0.2) { demand.presence.chosen.insert(ExactKey(FormatSamples.word(4, &generator))) }
            if generator.chance(0.5) {
                for name in options.includedNames.sorted() { demand.presence.chosen.insert(ExactKey(name)) }
            }
        }
        var lookedAt = 0
        while true {
            let properties = demand.presence.chosen.properties
            for name in properties[lookedAt...]
            where demand.isPresent(ExactKey(name), workshop) == nil && isIncluded(name, depth) {
                demand.presence.chosen.insert(ExactKey(name))
            }
            lookedAt = properties.count
            let schemas = demand.presence.chosen.follow()
            if schemas.isEmpty { return demand.presence.chosen.inOrder }
            extend(&demand, by: schemas, depth: depth)
        }
    }

    /// The names that must be there.
    func requiredNames(_ demand: Demand) -> Set<ExactKey> {
        demand.parts.reduce(into: []) { $0.formUnion(workshop.members(of: $1).required.map(ExactKey.init)) }
    }

    /// The names of members that cannot be present because they require missing ones, directly or through others.
    ///
    ///     a asks for b, b asks for c, c is missing      a b
    private func namesThatAsk(for missing: [String], _ demand: Demand) -> Set<ExactKey> {
        var askers: [ExactKey: [ExactKey]] = [:]
        for dependency in demand.parts.flatMap({ workshop.members(of: $0).dependencies }) {
            let required = dependency.schemas.flatMap { workshop.members(of: workshop.essence(of: $0)).required }
            for name in dependency.names + required { askers[ExactKey(name), default: []].append(dependency.name) }
        }
        var found: Set<ExactKey> = []
        var pending = missing.map(ExactKey.init)
        while let name = pending.popLast() {
            for asker in askers.removeValue(forKey: name) ?? [] where found.insert(asker).inserted {
                pending.append(asker)
            }
        }
        return found
    }

    /// Whether an optional member is included, by its name if it has a fixed one.
    mutating func isIncluded(_ name: String?, _ depth: Int) -> Bool {
        if let name, options.includedNames.contains(name) { return depth < 4 * options.maximumDepth }
        if depth >= options.maximumDepth { return false }
        if name == nil, options.includesUnnamed { return true }
        return switch options.extent {
        case .varied: !isTerse(at: depth) && generator.chance(0.6)
        case .most: true
        case .least: mayAdd && generator.chance(0.1)
        }
    }

    /// The members that conditions are about, as they were in the value that settled these; nil if the conditions are
    /// open.
    private func settledMembers(_ demand: Demand, _ depth: Int) -> [ExactKey: JSON]? {
        guard case .object(let object) = settled(at: depth) else { return nil }
        return demand.conditions.flatMap { workshop.conditionNames(of: $0.condition) }.reduce(into: [:]) {
            $0[$1] = object[$1.text]
        }
    }

    /// The value of a member; nil where none was found or none is allowed.
    ///
    /// - Parameter settled: The value that it had before, which is kept where it is allowed.
    mutating func member(
        _ name: String, _ demand: Demand, _ depth: Int, _ settled: JSON? = nil
    ) -> JSON? {
        if demand.presence.isLeftOut(ExactKey(name)) { return nil }
        let schemas = demand.members.schemas(of: name) { workshop.occurs($0, in: name) }
        if let settled, schemas.allSatisfy({ workshop.accepts(settled, by: $0) }) { return settled }
        return value(schemas, depth: depth + 1)
    }
}

/// What schemas say of the number and the names of members.
struct ObjectLimits {
    let least: Double
    let most: Double
    let required: Set<ExactKey>

    init(_ parts: [JSONSchema], required: Set<ExactKey>) {
        least = parts.compactMap { $0.active("minProperties")?.number?.double }.reduce(0, max)
        most = parts.compactMap { $0.active("maxProperties")?.number?.double }.min() ?? .infinity
        self.required = required
    }
}
