internal import BricolageCore

extension Diagnosis {
    /// Runs the pass over the whole value.
    ///
    /// - Parameter first: The fault at which the plain decoder has stopped.
    @_semantics("optimize.sil.specialize.generic.never")
    func issues<T: Decodable>(of type: T.Type, after first: Fault) -> DecodingIssues {
        defer { end() }
        suspect(first)
        let outcome = outcome(of: type, at: session.root.index, CodingPath())
        let faults = settle(outcome.faults.isEmpty ? [first] : outcome.faults)
        let list = FaultList(
            faults: faults.map(\.withFewCandidates), unexplored: outcome.unexplored.all,
            omittedCount: outcome.omittedCount, named: named)
        return DecodingIssues(FoundFaults(list, in: plain.storage, limit: limit))
    }

    /// The different keys of the first members of the document, to try as the keys of a type.
    func findMemberKeys() -> [String] {
        var seen: Set<ExactKey> = []
        var keys: [String] = []
        for index in 0..<storage.tapeCount where storage.reader[index].tag == .object && keys.count < Self.mostKeys {
            for member in node(index).members where seen.insert(ExactKey(member.key)).inserted {
                keys.append(session.convertsKeys ? session.convertedKey(member.key, after: []).stringValue : member.key)
            }
        }
        return keys
    }

    private static var mostKeys: Int { 1000 }
}

extension Fault {
    /// How many candidates are reported: as many as the largest union has types.
    private static let mostCandidates = 10

    /// The fault with the first of its candidates and the number of the others, since code may try each element of an
    /// array.
    fileprivate var withFewCandidates: Fault {
        let more = candidates.count - Self.mostCandidates
        guard more > 0 else { return self }
        var fault = self
        let words = JSONReadingError(.custom, at: nil, expected: "\(more) more")
        fault.candidates.removeLast(more)
        fault.candidates.append(Candidate(type: nil, faults: [Fault(words, at: index, type)]))
        return fault
    }
}
