internal import BricolageCore
internal import BricolageSchema

extension SchemaComparison {
    /// Asks whether one schema of a list holds, or exactly one.
    mutating func compareBranches(
        _ keyword: String, _ known: KnownValue, with new: JSONSchema, at place: JSONPointer
    ) {
        guard let branches = new.activeSchemas(in: keyword) else { return }
        let isExact = keyword == "oneOf"
        for part in known.parts {
            for oldKeyword in isExact ? ["oneOf"] : ["anyOf", "oneOf"] where part.activeSchemas(in: oldKeyword) != nil {
                let pairs = pairs(KnownValue.Choice(schema: part, keyword: oldKeyword), new, keyword, branches)
                if isExact ? pairs.isReordered : pairs.isExtended { return }
            }
        }
        let decided = decidedBranch(known, new, keyword, branches)
        let same = decided.flatMap { $0.pairs.same[$0.position] }
        if !isExact, same != nil { return }
        let possible = branches.indices.filter { position in
            position != same && !isRefused(position, branches[position], known, new, keyword, branches)
        }
        if isExact {
            if same != nil ? possible.isEmpty : possible.count == 1 && follows(known, branches[possible[0]], at: place)
            {
                return
            }
        } else {
            let counterpart = decided.flatMap { $0.pairs.counterparts[$0.position] }
            let first = possible.filter { $0 == counterpart } + possible.filter { $0 != counterpart }
            if first.contains(where: { follows(known, branches[$0], at: place) }) { return }
        }
        if followsForEachKind(keyword, known, with: new, branches, at: place) { return }
        questions.hasFailed = true
        if isTentative { return }
        tell(keyword, branches, possible, decided, isSame: same != nil, known, new, place)
    }

    /// Reports what the counterpart of the old schema refuses, or else that no schema accepts the value.
    private mutating func tell(
        _ keyword: String, _ branches: [JSONSchema], _ possible: [Int], _ decided: DecidedBranch?, isSame: Bool,
        _ known: KnownValue, _ new: JSONSchema, _ place: JSONPointer
    ) {
        let counterpart =
            decided.flatMap { $0.pairs.counterparts[$0.position] } ?? (possible.count == 1 ? possible[0] : nil)
        let old = decided.map { $0.pairs.old[$0.position] }
        if let counterpart, !isSame, !follows(known, branches[counterpart], at: place) {
            let isOnlyOne = possible.allSatisfy { $0 == counterpart }
            self.branches.append(.init(old: old, new: branches[counterpart], rival: nil, isOnlyOne: isOnlyOne))
            questions.hasFailed = false
            compare(known, with: branches[counterpart], at: place)
            self.branches.removeLast()
            if questions.hasFailed { return }
        }
        let message =
            keyword == "oneOf"
            ? "it does not follow that exactly one schema of oneOf matches"
            : "it does not follow that a schema of \(keyword) matches"
        guard old != nil || counterpart != nil else {
            return add(message, known, keyword, new, keyword, place, isCertain: false)
        }
        // Of the other schemas that may hold, the first is shown.
        let rival = counterpart == nil || keyword == "anyOf" ? nil : possible.first { $0 != counterpart }
        self.branches.append(
            .init(
                old: old, new: counterpart.map { branches[$0] }, rival: rival.map { branches[$0] }, isOnlyOne: false))
        add(message, known, keyword, new, keyword, place, isCertain: false)
        self.branches.removeLast()
    }

    // MARK: Pairs

    /// The branch of an old choice that is known to hold, and the pairs of that choice and a new one.
    struct DecidedBranch {
        let pairs: BranchPairs
        let position: Int
    }

    /// The branch that is known to hold, of the old choice that has the most schemas in common with a new one.
    private mutating func decidedBranch(
        _ known: KnownValue, _ new: JSONSchema, _ keyword: String, _ branches: [JSONSchema]
    ) -> DecidedBranch? {
        var best: DecidedBranch?
        for part in known.parts {
            for oldKeyword in ["anyOf", "oneOf"] {
                let choice = KnownValue.Choice(schema: part, keyword: oldKeyword)
                guard let branch = known.decided[choice] else { continue }
                let pairs = pairs(choice, new, keyword, branches)
                guard let position = pairs.positions[branch] else { continue }
                if best.map({ $0.pairs.sameCount < pairs.sameCount }) ?? true {
                    best = DecidedBranch(pairs: pairs, position: position)
                }
            }
        }
        return best
    }

    /// The counterpart, in a new choice, of the old branch that is known to hold; nil if it does not follow, unless the
    /// choice as a whole fails and is reported anyway.
    mutating func standIn(
        _ keyword: String, _ branches: [JSONSchema], _ known: KnownValue, _ new: JSONSchema, at place: JSONPointer
    ) -> JSONSchema? {
        guard let decided = decidedBranch(known, new, keyword, branches),
            let counterpart = decided.pairs.counterparts[decided.position]
        else { return nil }
        let isToBeCounted =
            follows(known, branches[counterpart], at: place)
            || !attempt { $0.compareBranches(keyword, known, with: new, at: place) }
        return isToBeCounted ? branches[counterpart] : nil
    }

    private mutating func pairs(
        _ old: KnownValue.Choice, _ new: JSONSchema, _ keyword: String, _ branches: [JSONSchema]
    ) -> BranchPairs {
        let lists = BranchPairs.Lists(old: old, new: new, keyword: keyword)
        if let known = branchPairs[lists] { return known }
        let pairs = BranchPairs(old.schema.activeSchemas(in: old.keyword) ?? [], branches, &self)
        branchPairs[lists] = pairs
        return pairs
    }

    /// Whether a schema of a new choice certainly does not hold: the value is excluded, or an old `oneOf` refuses it.
    private mutating func isRefused(
        _ position: Int, _ branch: JSONSchema, _ known: KnownValue, _ new: JSONSchema, _ keyword: String,
        _ branches: [JSONSchema]
    ) -> Bool {
        for (choice, decided) in known.decided where choice.keyword == "oneOf" {
            let pairs = pairs(choice, new, keyword, branches)
            guard let origin = pairs.origins[position], pairs.old[origin] != decided else { continue }
            if pairs.hasSame[position] || isImplied(pairs.old[origin], by: branch) { return true }
        }
        return excludes(known, branch)
    }

    /// Whether an old schema accepts every value that a new one accepts.
    mutating func isImplied(_ old: JSONSchema, by new: JSONSchema) -> Bool {
        if isReverse { return false }
        let reverse = self.reverse ?? ReverseComparison(self)
        self.reverse = reverse
        return reverse.follows(old, from: new)
    }
}
