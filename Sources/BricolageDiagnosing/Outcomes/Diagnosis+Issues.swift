internal import BricolageCore

extension Diagnosis {
    /// Runs the pass over the whole value.
    ///
    /// - Parameter first: What the plain decoder has stopped at.
    @_semantics("optimize.sil.specialize.generic.never")
    func issues<T: Decodable>(of type: T.Type, after first: Fault) -> DecodingIssues {
        defer { end() }
        suspect(first)
        let outcome = outcome(of: type, at: session.root.index, CodingPath())
        let faults = settle(outcome.faults.isEmpty ? [first] : outcome.faults)
        let list = FaultList(
            faults: faults, unexplored: outcome.unexplored.all, omittedCount: outcome.omittedCount, named: named)
        return DecodingIssues(FoundFaults(list, in: plain.storage, limit: limit))
    }

    /// The keys of the first members of the document, each once, that may be the keys of a type.
    func findMemberKeys() -> [String] {
        var seen: Set<ExactKey> = []
        var keys: [String] = []
        for index in 0..<storage.tapeCount where storage.tape[index].tag == .object && keys.count < Self.mostKeys {
            for member in node(index).members where seen.insert(ExactKey(member.key)).inserted {
                keys.append(session.convertsKeys ? session.convertedKey(member.key, after: []).stringValue : member.key)
            }
        }
        return keys
    }

    private static var mostKeys: Int { 1000 }
}
