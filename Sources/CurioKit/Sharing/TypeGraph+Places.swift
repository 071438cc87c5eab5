extension TypeGraph {
    /// Moves types that the types around them do not use into the only type that does.
    ///
    ///     Protocol.Params, in Protocol            ClientRequest.Params, in ClientRequest
    ///       and used in ClientRequest alone
    ///
    /// A type can lose the one that it was found in, if that becomes the same as a definition.
    mutating func placeTypesWhereTheyAreUsed() {
        let reachable = reachable
        let present = Set(reachable)
        let users = users(among: reachable)
        for index in reachable where declarations[index].owner != nil {
            guard let users = users[index], users.count == 1, let user = users.first, user != index,
                let owner = nearestOwner(of: index, among: present), owner != user,
                !isInside(owner, user, among: present), !isInside(user, index, among: present)
            else { continue }
            declarations[index].owner = user
        }
    }

    /// Whether a type is declared inside another one, at any depth.
    private func isInside(_ index: Int, _ other: Int, among present: Set<Int>) -> Bool {
        var current = index
        var seen: Set<Int> = [index]
        while let owner = nearestOwner(of: current, among: present), seen.insert(owner).inserted {
            if owner == other { return true }
            current = owner
        }
        return false
    }
}
