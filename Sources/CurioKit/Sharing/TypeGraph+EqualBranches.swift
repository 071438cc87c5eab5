internal import BricolageFields

extension TypeGraph {
    /// Merges branches of a union that have become the same type; the name of the first one stays.
    ///
    ///     First | Second | string    First | string    where both are pairs of a text and an integer
    ///     Short | Long               the object        where both differ in what no type checks, such as the length of a text
    mutating func mergeEqualBranches() {
        var meanings: [Int: Int] = [:]
        for index in declarations.indices {
            guard case .union(var union) = declarations[index].shape else { continue }
            let branches = Self.merged(union.branches)
            guard branches.count < union.branches.count else { continue }
            if branches.count > 1 {
                union.branches = branches
                declarations[index].shape = .union(union)
            } else if union.openKinds.isEmpty, branches[0].constraints.isEmpty {
                settle(index, as: branches[0].type, &meanings)
            }
        }
        if meanings.isEmpty { return }
        // The replacement of a declaration may have been replaced itself, and so on. Each was settled after the one
        // before it, so the chain ends.
        func meaning(of index: Int) -> Int {
            var index = index
            while let next = meanings[index] { index = next }
            return index
        }
        let rewrite = { (type: TypeExpression) in type.mapping { .named(meaning(of: $0)) } }
        for index in declarations.indices { declarations[index].shape = declarations[index].shape.mapping(rewrite) }
        (root, definitions) = (rewrite(root), definitions.map(rewrite))
    }

    /// The branches, with those of the same type and tag merged.
    private static func merged(_ branches: [UnionShape.Branch]) -> [UnionShape.Branch] {
        var result: [UnionShape.Branch] = []
        var constraints: [[[JSONConstraint]]] = []
        var positions: [UnionShape.Branch: Int] = [:]
        for branch in branches {
            let identity = UnionShape.Branch(type: branch.type, tag: branch.tag)
            if let position = positions[identity] {
                constraints[position].append(branch.constraints)
            } else {
                positions[identity] = result.count
                result.append(branch)
                constraints.append([branch.constraints])
            }
        }
        for position in result.indices where constraints[position].count > 1 {
            result[position].constraints = JSONConstraint.either(constraints[position])
        }
        return result
    }

    /// Replaces a union of one type by that type: a type declared inside the union takes its place, a definition
    /// becomes an alias, and the uses of any other union become uses of the type.
    ///
    /// - Parameter meanings: The replacements of declarations whose uses become uses of another one.
    private mutating func settle(_ choice: Int, as type: TypeExpression, _ meanings: inout [Int: Int]) {
        guard case .named(let index) = type else { return }
        if case .union = shape(of: index) { return }
        if declarations[index].owner == choice {
            declarations[choice].shape = declarations[index].shape
            if declarations[choice].documentation.isEmpty {
                declarations[choice].documentation = declarations[index].documentation
            }
            meanings[index] = choice
        } else if declarations[choice].owner == nil {
            declarations[choice].shape = .alias(type)
        } else {
            meanings[choice] = index
        }
    }
}
