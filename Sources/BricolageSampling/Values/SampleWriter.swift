internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Makes one document.
struct SampleWriter {
    let workshop: SampleWorkshop
    var generator: SampleGenerator
    let options: SamplingOptions
    /// How many values were made.
    var valueCount = 0
    /// How many of them were made for documents that were refused.
    private var valuesBefore = 0
    /// How many may be made, so that no schema takes for ever.
    private let budget: Int
    /// Whether so many attempts have failed that members may be added that seem unneeded.
    let mayAdd: Bool

    private var suggestionsLeft = 2
    /// A refused value, which settles the conditions when another value is made in its place.
    private var settled: (value: JSON, depth: Int)?

    /// How many values one document may take, so that there is room for another attempt.
    private static let largestDocument = 20_000
    /// How many values a person reads: a document of this many gets no further optional parts, except with the extent
    /// `most`.
    private static let readableDocument = 500
    /// The number of schemas that must hold for a value after which it counts as one more value.
    private static let partsOfOneValue = 400

    init(
        _ workshop: SampleWorkshop, _ generator: SampleGenerator, _ options: SamplingOptions, budget: Int, mayAdd: Bool
    ) {
        self.workshop = workshop
        self.mayAdd = mayAdd
        self.generator = generator
        self.options = options
        self.budget = min(budget, Self.largestDocument)
    }

    /// Whether nothing optional is to be added.
    func isTerse(at depth: Int) -> Bool {
        if depth >= options.maximumDepth { return true }
        return switch options.extent {
        case .varied: valueCount - valuesBefore >= Self.readableDocument
        case .least: true
        case .most: false
        }
    }

    /// A value that some schemas accept; nil where none was found.
    ///
    /// - Parameter known: The values to avoid, as far as listed values show them.
    mutating func value(_ schemas: [JSONSchema], depth: Int, except known: Set<JSON> = []) -> JSON? {
        guard StackRoom.isLeft else { return nil }
        let tries = workshop.failures.tries(for: schemas)
        for number in 0..<tries {
            guard valueCount < budget else { return nil }
            valueCount += 1
            if let value = attempt(schemas, depth, known, isFirst: number == 0 && tries > 1) {
                workshop.failures.remember(schemas, isFound: true)
                return value
            }
        }
        workshop.failures.remember(schemas, isFound: false)
        return nil
    }

    private mutating func attempt(
        _ schemas: [JSONSchema], _ depth: Int, _ known: Set<JSON>, isFirst: Bool
    ) -> JSON? {
        if depth == 0 { valuesBefore = valueCount }
        var demand = demand(schemas, depth: depth, except: known, isFirstTry: isFirst && !mayAdd)
        valueCount += demand.parts.count / Self.partsOfOneValue
        let asked = demand
        guard let value = value(&demand, depth, known) else { return nil }
        // The whole document is checked at the end; here only values that need a check.
        guard demand.needsCheck, let refusing = schemas.first(where: { !workshop.accepts(value, by: $0) }) else {
            return value
        }
        if case .object(let object) = value, let fewer = withoutRefused(object, asked, schemas) { return fewer }
        if let other = opposite(of: value, asked, schemas, depth, known) { return other }
        if settled(at: depth) == nil, case .object = value, !demand.conditions.isEmpty {
            let outer = settled
            settled = (value, depth)
            defer { settled = outer }
            if let another = attempt(schemas, depth, known, isFirst: isFirst) { return another }
        }
        if depth == 0 { return value }
        workshop.note(refusing, "no value was found that satisfies all schemas")
        return nil
    }

    /// The refused value at this depth, which settles which conditions hold; nil if there is none.
    func settled(at depth: Int) -> JSON? { settled.flatMap { $0.depth == depth ? $0.value : nil } }

    mutating func value(_ demand: inout Demand, _ depth: Int, _ known: Set<JSON>) -> JSON? {
        if let obstacle = demand.obstacle {
            workshop.note(obstacle, "it accepts no values")
            return nil
        }
        if let values = demand.values { return listed(values.all, demand, except: known) }
        guard let kind = kind(demand, depth) else { return nil }
        switch kind {
        case .null: return .null
        case .boolean: return .bool(generator.chance(0.5))
        case .integer, .number: return number(demand, isInteger: kind == .integer)
        case .string: return string(demand)
        case .array: return array(&demand, depth: depth)
        case .object: return object(&demand, depth: depth)
        }
    }

    /// The required length or, now and then, one that is worth trying.
    ///
    /// Not more than twice in a document, since long arrays of long arrays are longer than anybody waits for.
    mutating func suggestedLength(_ least: Int, _ most: Double) -> Int {
        guard suggestionsLeft > 0, !options.suggestedLengths.isEmpty, generator.chance(0.4) else { return least }
        let possible = options.suggestedLengths.filter { $0 >= least && Double($0) <= most }
        guard let length = possible.randomElement(using: &generator) else { return least }
        suggestionsLeft -= 1
        return length
    }

    /// One of the listed values, except for the known ones.
    ///
    /// At first values are drawn at random, since most of a long list need not be examined; after many draws in vain
    /// the list is searched.
    private mutating func listed(_ values: [JSON], _ demand: Demand, except known: Set<JSON>) -> JSON? {
        let parts = demand.parts.filter { $0.node.count > 1 }
        func isAllowed(_ value: JSON) -> Bool {
            !known.contains(value) && parts.allSatisfy { workshop.accepts(value, by: $0) }
        }
        for _ in values {
            if let value = values.randomElement(using: &generator), isAllowed(value) { return value }
        }
        let found = values.shuffled(using: &generator).first(where: isAllowed)
        if found == nil, let part = demand.parts.first { workshop.note(part, "none of the listed values is allowed") }
        return found
    }

    /// An allowed kind: one that the keywords are about, if there are any such.
    private mutating func kind(_ demand: Demand, _ depth: Int) -> SampleKind? {
        var kinds = demand.kinds
        // Numbers without a fraction are enough where both are allowed, but not always.
        if kinds.contains(.number), kinds.contains(.integer), generator.chance(0.5) { kinds.remove(.integer) }
        let isSaid = demand.parts.contains { $0.active("type") != nil }
        if !isSaid {
            let meant = kinds.intersection(Set(demand.parts.flatMap(Self.kinds)))
            if !meant.isEmpty, !generator.chance(0.05) { kinds = meant }
        }
        if isTerse(at: depth), !isSaid || depth >= options.maximumDepth {
            let plain = kinds.subtracting([.array, .object])
            if !plain.isEmpty { kinds = plain }
        }
        return SampleKind.allCases.filter(kinds.contains).randomElement(using: &generator)
    }

    /// The kinds of values that the keywords of a schema are about.
    private static func kinds(of schema: JSONSchema) -> Set<SampleKind> {
        var kinds: Set<SampleKind> = []
        for (name, _) in schema.node.members {
            if name == "format" { kinds.insert(.string) }
            if let kind = SchemaKeyword(name)?.kind, schema.active(name) != nil {
                kinds.formUnion(SampleKind.all(of: kind))
            }
        }
        return kinds
    }
}
