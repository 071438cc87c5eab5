internal import BricolageCore

/// Criteria that need many objects.
extension MapJudgement {
    /// The fewest different keys of a map in which some keys recur in many objects.
    private static let fewestSharedKeys = 24
    /// The fewest different keys of a map that is recognised by its values.
    private static let fewestEntries = 10
    /// The fewest objects that may be maps although their keys recur.
    ///
    /// For members that are seldom present, one schema of all values says more than one for each member, but the values
    /// of few objects are too much alike for that.
    private static let fewestObjects = 100

    /// Whether objects have at most an eighth of all keys on average, and at least one key in a single object for every
    /// five objects.
    ///
    ///     "dependencies": {"react": "^18", "left-pad": "1"}       "react" again and again, and ever new ones
    static func areFewOfMany(_ members: [MemberTable.Member], in objects: Int) -> Bool {
        guard members.count >= fewestSharedKeys, objects >= fewestObjects else { return false }
        let all = members.reduce(0) { $0 + $1.count }
        let single = members.count { $0.count == 1 }
        return all * 8 <= objects * members.count && single * 5 >= objects
    }

    /// Whether all values are objects that have something in common, under keys that most objects lack.
    ///
    ///     "currencies": {"EUR": {"name": "Euro", "symbol": "€"}}       entries, by a code
    static func areEntries(_ members: [MemberTable.Member], in objects: Int) -> Bool {
        guard objects >= fewestObjects, members.count >= fewestEntries,
            members.allSatisfy({ $0.count * 2 <= objects })
        else { return false }
        var common: Set<ExactKey>?
        for record in members.lazy.flatMap(\.shape.objects.records) where record.count > 0 {
            let required = record.members.all.lazy.filter { $0.count == record.count }.map(\.key)
            common = common?.intersection(required) ?? Set(required)
            guard common?.isEmpty == false else { return false }
        }
        return common != nil
    }
}
