public import BricolageCore

extension JSONDocument.Node {
    /// The indices of lists of keys, those with the most keys of the object first; ties keep their order.
    ///
    /// Generated unions try their types in this order if nothing else distinguishes them:
    ///
    ///     for branch in json.rankedByMembers(["meow"], ["bark"]) {
    ///         do {
    ///             switch branch {
    ///             case 0: self = .cat(try json.read())
    ///             default: self = .dog(try json.read())
    ///             }
    ///             return
    ///         } catch { failures.append(error) }
    ///     }
    ///
    /// Linear in the members of the object, times the keys.
    public func rankedByMembers(_ keys: [String]...) -> [Int] { ranked(byMembers: keys) }

    /// The same for any number of lists.
    package func ranked(byMembers keys: [[String]]) -> [Int] {
        let counts = keys.map { $0.count { self[$0] != nil } }
        return keys.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    }
}
