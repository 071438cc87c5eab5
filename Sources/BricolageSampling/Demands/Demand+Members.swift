internal import BricolageCore
internal import BricolageSchema

extension Demand {
    /// Whether the value, if it is an object, has a member; nil if that is open.
    func isPresent(_ name: ExactKey, _ workshop: SampleWorkshop) -> Bool? {
        if let known = presence.known(name) { return known }
        if members.forbid(name, occurs: { workshop.occurs($0, in: name.text) }) { return false }
        return presence.assumed(name)
    }

    /// Whether a schema names a member or has a pattern that its name matches.
    func describes(_ name: ExactKey, _ workshop: SampleWorkshop) -> Bool {
        members.describe(name) { workshop.occurs($0, in: name.text) }
    }

    /// Finds the members that cannot be there, since a schema would hold that is refused.
    mutating func settleRefused(_ workshop: SampleWorkshop) {
        for schema in presence.nextRefused() {
            let required = Set(workshop.members(of: schema).required.map(ExactKey.init))
            let open = required.filter { isPresent($0, workshop) == nil }
            if open.count > 1 {
                presence.keepRefused(schema)
            } else if let name = open.first, verdict(on: schema, workshop, with: name) == true {
                presence.leaveOut(name, refusing: schema)
            }
        }
    }

    /// Whether another schema holds for every value of the demand, or for none; nil if that is open.
    ///
    /// - Parameters:
    ///   - present: A member that is there in any case.
    ///   - isObject: Whether the value is taken for an object although the demand may allow others.
    func verdict(
        on schema: JSONSchema, _ workshop: SampleWorkshop, with present: ExactKey? = nil, isObject: Bool = true
    ) -> Bool? {
        var verdict = DemandVerdict(self, workshop, with: present, isObject: isObject)
        return verdict.holds(schema)
    }

    /// Whether another schema can hold together with the demand, as far as kinds, lists and members tell.
    func mayObey(_ schema: JSONSchema, _ workshop: SampleWorkshop) -> Bool {
        workshop.limits(of: schema).allow(self) && verdict(on: schema, workshop) != false
    }
}
