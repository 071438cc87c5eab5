extension DiagnosingFrame {
    /// What a run went through that another one may go through differently.
    struct Course {
        var repairs: [Repair]
        /// Repairs of optionals by nil.
        var emptied: [Repair]
        /// What the code has caught to try something else.
        var caught: [Thrown]
        /// Where that is not worth being looked at again, since the value was of another kind.
        var mistaken: Set<RequestSite>
        /// What was asked for, in order.
        var trace: [RequestSite]
    }

    /// What the last run went through.
    ///
    /// O(*n* log *n*) for *n* requests and faults.
    var course: Course {
        let caught = swallowed.filter { !isCandidate($0.site) }
        return Course(
            repairs: repairs, emptied: emptied, caught: caught, mistaken: mistakenSites(among: caught), trace: trace)
    }

    /// The sites of requests for values of another kind, where further requests knew what to do with the values.
    private func mistakenSites(among caught: [Thrown]) -> Set<RequestSite> {
        let refused = caught.filter { !$0.isPossible }
        guard !refused.isEmpty else { return [] }
        let known = Set(answered + faults.filter { !$0.refuses($0.index) }.map(\.index))
            .union(swallowed.filter(\.isPossible).map(\.index))
        let places = (answered + faults.map(\.index)).sorted()
        return Set(
            refused.filter { thrown in
                if known.contains(thrown.index) { return true }
                let next = places.first(after: thrown.index)
                return next.map { $0 < Int(diagnosis.storage.tape[thrown.index].next) } ?? false
            }.map(\.site))
    }
}

extension DiagnosingFrame.Course {
    /// The sites at which errors are caught, one of each container.
    func caughtSites(without mistaken: Set<RequestSite>, upTo limit: Int) -> [RequestSite] {
        var sites: [RequestSite] = []
        for thrown in caught where sites.count < limit && !mistaken.contains(thrown.site) {
            if !sites.contains(where: { $0.isCaught(with: thrown.site) }) { sites.append(thrown.site) }
        }
        return sites
    }

    /// What is wrong with values that were of the right kind where the code has caught it, and of the wrong one for
    /// what it has tried instead.
    func faults(caughtWith site: RequestSite, ofKindRefusedBy outcome: Outcome) -> [Fault] {
        let refused = Set(outcome.faults.filter { $0.refuses($0.index) }.map(\.index))
        return caught.filter { refused.contains($0.index) && $0.isPossible && site.isCaught(with: $0.site) }
            .flatMap(\.faults)
    }
}

extension [Int] {
    /// The first of sorted numbers that is greater than another one.
    fileprivate func first(after number: Int) -> Int? {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = self[middle] > number ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound < endIndex ? self[range.lowerBound] : nil
    }
}
