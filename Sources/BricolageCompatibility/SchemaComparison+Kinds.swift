internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension SchemaComparison {
    /// Whether a choice follows for each kind of value that is possible, though from another branch for each.
    ///
    ///     old   {"type": ["string", "null"]}                        a string meets the first branch, null the second
    ///     new   {"anyOf": [{"type": "string"}, {"type": "null"}]}
    mutating func followsForEachKind(
        _ keyword: String, _ known: KnownValue, with new: JSONSchema, _ branches: [JSONSchema], at place: JSONPointer
    ) -> Bool {
        let groups = Self.groups(of: known.kinds)
        let accepted = branches.map { newKinds.kinds(of: $0, &newRegistry) }
        // Asking costs as many questions as there are kinds, so only choices that tell kinds apart are asked about.
        guard groups.count > 1, accepted.contains(where: { !$0.isSuperset(of: known.kinds) }),
            groups.allSatisfy({ group in accepted.contains { $0.isSuperset(of: group) } })
        else { return false }
        return groups.allSatisfy { group in
            var premise = known.premise
            premise.kinds = group
            let number = number(of: premise)
            let part = self.known[number]
            return part.isImpossible || attempt { $0.compareBranches(keyword, part, with: new, at: place) }
        }
    }

    /// Each kind by itself, except that all numbers are one.
    private static func groups(of kinds: Set<String>) -> [Set<String>] {
        let numbers = kinds.intersection(["integer", "fraction"])
        return kinds.subtracting(numbers).sorted().map { [$0] } + (numbers.isEmpty ? [] : [numbers])
    }
}
