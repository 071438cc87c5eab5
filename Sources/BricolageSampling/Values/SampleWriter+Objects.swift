internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension SampleWriter {
    /// An object with the members that are asked for, and others that may be there.
    mutating func object(_ demand: inout Demand, depth: Int) -> JSON? {
        var names = chosenNames(&demand, depth: depth)
        let limits = ObjectLimits(demand.parts, required: requiredNames(demand))
        let least = suggestedLength(Int(min(limits.least, 10_000)), limits.most)
        var values: [ExactKey: JSON] = [:]
        func isRequired(_ name: String) -> Bool { limits.required.contains(ExactKey(name)) }
        for name in names {
            if let value = member(name, demand, depth) {
                values[ExactKey(name)] = value
            } else if isRequired(name) {
                return nil
            }
        }
        names.removeAll { values[ExactKey($0)] == nil }
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
        for way in describedNames(demand) where isIncluded(nil, depth) && Double(names.count) < limits.most {
            add(name(way, demand))
        }
        if names.count < least {
            var free = freeNames(demand) { values[$0] != nil }
            var failures = 0
            while names.count < least, failures < 60 {
                let count = names.count
                add(anotherName(&free, demand) { values[$0] != nil })
                failures = names.count > count ? 0 : failures + 1
            }
        }
        return .object(JSON.Object(names.map { (key: $0, value: values[ExactKey($0)] ?? .null) }))
    }

    /// The names of members, required ones among them, in the order of the schemas.
    ///
    /// What some members ask for when they are there is added to what is asked of the object.
    private mutating func chosenNames(_ demand: inout Demand, depth: Int) -> [String] {
        var names: Set<ExactKey> = []
        var decided: Set<ExactKey> = []
        var asked: Set<ExactKey> = []
        if options.addsUnknownMembers, !isTerse(at: depth) {
            if generator.chance(0.2) {
                var free = freeNames(demand) { _ in false }
                if let name = anotherName(&free, demand, isTaken: { _ in false }) { names.insert(ExactKey(name)) }
            }
            if generator.chance(0.2) { names.insert(ExactKey(FormatSamples.word(4, &generator))) }
            if generator.chance(0.5) { names.formUnion(options.includedNames.map(ExactKey.init)) }
        }
        while true {
            names.formUnion(requiredNames(demand))
            for name in propertyNames(demand) where decided.insert(ExactKey(name)).inserted {
                if isIncluded(name, depth) { names.insert(ExactKey(name)) }
            }
            let asking = names.subtracting(asked)
            if asking.isEmpty { break }
            asked.formUnion(asking)
            var schemas: [JSONSchema] = []
            for part in demand.parts {
                names.formUnion(Self.dependentNames(of: part, asking).map(ExactKey.init))
                schemas += Self.dependentSchemas(of: part, asking)
            }
            extend(&demand, by: schemas, depth: depth)
        }
        let known = propertyNames(demand).filter { names.contains(ExactKey($0)) }
        let others = names.subtracting(known.map(ExactKey.init)).map(\.text)
        return known + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The names of all properties, each once.
    private func propertyNames(_ demand: Demand) -> [String] {
        let names = demand.parts.map { workshop.members(of: $0).names }.filter { !$0.isEmpty }
        if names.count < 2 { return names.first ?? [] }
        var seen: Set<ExactKey> = []
        return names.joined().filter { seen.insert(ExactKey($0)).inserted }
    }

    /// The names that must be there.
    func requiredNames(_ demand: Demand) -> Set<ExactKey> {
        demand.parts.reduce(into: []) { $0.formUnion(workshop.members(of: $1).required.map(ExactKey.init)) }
    }

    /// The names that must be there because others are.
    private static func dependentNames(of schema: JSONSchema, _ names: Set<ExactKey>) -> [String] {
        ["dependentRequired", "dependencies"].flatMap { keyword in
            let members = schema.active(keyword).map { Array($0.members) } ?? []
            return members.filter { names.contains(ExactKey($0.key)) }.flatMap { member in
                member.value.string.map { [$0] } ?? member.value.elements.compactMap(\.string)
            }
        }
    }

    /// The schemas that must hold because some members are there.
    private static func dependentSchemas(of schema: JSONSchema, _ names: Set<ExactKey>) -> [JSONSchema] {
        ["dependentSchemas", "dependencies"].flatMap { keyword in
            schema.activeNamedSchemas(in: keyword)
                .filter {
                    names.contains(ExactKey($0.name)) && ($0.schema.node.kind == .object || $0.schema.boolean != nil)
                }
                .map(\.schema)
        }
    }

    /// Whether a member is there that need not be, by its name where it is known.
    private mutating func isIncluded(_ name: String?, _ depth: Int) -> Bool {
        if let name, options.includedNames.contains(name) { return depth < 4 * options.maximumDepth }
        if depth >= options.maximumDepth { return false }
        return switch options.extent {
        case .varied: generator.chance(0.6)
        case .most: true
        case .least: mayAdd && generator.chance(0.1)
        }
    }

    /// The value of a member; nil where none was found or none is allowed.
    private mutating func member(_ name: String, _ demand: Demand, _ depth: Int) -> JSON? {
        var schemas: [JSONSchema] = []
        for part in demand.parts {
            let members = workshop.members(of: part)
            var own = members.patterns.filter { occurs($0.name, in: name) }.map(\.schema)
            if let property = members.property(name) { own.insert(property, at: 0) }
            if own.isEmpty, let rest = members.rest { own.append(rest) }
            schemas += own
        }
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
