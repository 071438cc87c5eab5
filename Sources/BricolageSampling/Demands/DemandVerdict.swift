internal import BricolageCore
internal import BricolageSchema

/// What a demand decides about another schema for the same value.
///
///     demand      a must be there, b must not, and the kind is one of x and y
///     schema      {"required": ["a"]}                                   holds
///                 {"required": ["b"]}                                   does not hold
///                 {"properties": {"kind": {"const": "z"}}}              does not hold if the kind must be there
///                 {"required": ["c"]}                                   open
///
/// A verdict is about every object that obeys the demand and has the members that are assumed. The validator gives the
/// same one for each of them, since whatever is not understood here leaves it open.
struct DemandVerdict {
    let demand: Demand
    let workshop: SampleWorkshop
    /// A member that is there in any case.
    private let present: ExactKey?
    /// Whether the value is taken for an object although the demand may allow others.
    private let isObject: Bool
    /// How many more schemas are looked at, so that a verdict costs no more in a large schema.
    private var left: Int

    private static let mostSchemas = 32

    init(
        _ demand: Demand, _ workshop: SampleWorkshop, with present: ExactKey? = nil, isObject: Bool = true,
        left: Int = mostSchemas
    ) {
        self.demand = demand
        self.workshop = workshop
        self.present = present
        self.isObject = isObject || demand.kinds == [.object]
        self.left = left
    }

    /// Whether a schema holds; nil if that is open.
    mutating func holds(_ schema: JSONSchema) -> Bool? {
        let schema = workshop.essence(of: schema)
        if let constant = schema.boolean { return constant }
        guard left > 0, schema.node.kind == .object, !schema.hidesSiblingsOfReference else { return nil }
        left -= 1
        let members = workshop.members(of: schema)
        guard members.hasAllKeywords else { return nil }
        var verdict: Bool? = true
        func isSettled(_ part: Bool?) -> Bool {
            if part != true { verdict = part }
            return part == false
        }
        if demand.kinds.contains(.object) {
            for name in members.required where isSettled(hasMember(name)) { return false }
            for name in members.names {
                guard let property = members.property(name) else { continue }
                if isSettled(holds(property, forMember: name)) { return false }
            }
        }
        for (keyword, _) in schema.node.members where isSettled(holds(keyword, of: schema)) { return false }
        return verdict
    }

    // MARK: Members

    private func hasMember(_ name: String) -> Bool? {
        let isThere = isPresent(name)
        return isThere == false && !isObject ? nil : isThere
    }

    private func isPresent(_ name: String) -> Bool? {
        ExactKey(name) == present ? true : demand.isPresent(ExactKey(name), workshop)
    }

    /// Whether a member, if it is there, obeys a schema.
    private mutating func holds(_ schema: JSONSchema, forMember name: String) -> Bool? {
        let isThere = isPresent(name)
        if isThere == false || schema.boolean == true { return true }
        var inner = Demand(mostParts: Self.mostSchemas)
        _ = inner.take(demand.members.schemas(of: name) { workshop.occurs($0, in: name) }, workshop)
        var verdict = DemandVerdict(inner, workshop, isObject: false, left: left)
        let holds = verdict.holds(schema)
        left = verdict.left
        return holds == false && !(isThere == true && isObject) ? nil : holds
    }
}
