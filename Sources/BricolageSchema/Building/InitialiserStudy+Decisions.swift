internal import BricolageCore

// Which members an initialiser requests may depend on how another one is answered:
//
//     if box.contains(.name) { … name … }            present ──▶ name
//     else { … first … last … }                      absent  ──▶ first, last
//
// Each way to answer is tried. Where it changes what is required, each way becomes an alternative of its own.

extension InitialiserStudy {
    /// The recorded schemas of a run, refined by runs that answer its members in other ways.
    func refined(_ found: RecordingRun, _ script: RecordingScript) -> [JSON.Object] {
        var fragments = alternatives(found, script)
        if remainingDecisions < 0 { fragments = [incomplete(found, script, "too many members decide which others")] }
        guard found.root.asksForNull, script.answers.isEmpty, succeeds(script.answering([], .null(name: ""))) else {
            return fragments
        }
        return fragments.count == 1 ? [fragments[0].nullable] : fragments + [.type("null")]
    }

    /// The schema of an object, or one for each way to answer the first member that decides what else is required.
    private func alternatives(_ found: RecordingRun, _ script: RecordingScript) -> [JSON.Object] {
        if remainingDecisions < 0 { return [] }
        kindsOfAnyMember(found, script)
        let base = RecordedRequests(found.root)
        for array in found.root.arrays where array.asksForCount { countElements(of: array, script) }
        var pending = found.root.members.map { MemberQuestion(member: $0, script: script, base: base) }[...]
        for position in pending.indices where pending[position].answer == nil { examine(&pending[position]) }
        var decisions: [[AnsweredRun]] = []
        while let question = pending.popFirst() {
            for ways in [presenceWays, typeWays].lazy.map({ $0(question) }) {
                let changes = ways.filter { $0.requests.differ(from: question.base, except: question.scope) }
                if changes.isEmpty {
                    question.member.alternatives += ways.filter { $0.answer.refusals > 0 }.compactMap {
                        $0.member(question.path)?.contents
                    }
                } else if let added = adopted(changes, of: ways, from: question, in: found) {
                    pending += added
                } else if question.isInElement {
                    return [incomplete(found, script, "members of elements decide which others")]
                } else {
                    decisions.append(question.origin ?? distinct(ways, question))
                    break
                }
            }
        }
        guard let first = decisions.first else { return [described(found, base, script)] }
        let count = decisions.reduce(1) { min($0 * $1.count, Self.mostAlternatives + 1) }
        remainingDecisions = count > Self.mostAlternatives ? -1 : remainingDecisions - 1
        return remainingDecisions < 0 ? [] : first.flatMap { alternatives($0.run, $0.script) }
    }

    /// How many combinations of answers are described at most.
    private static var mostAlternatives: Int { 64 }

    /// Adds the members that are requested only in some ways to the members of a run, if all of them are optional;
    /// nil if other members are required, absent or of another type in some way.
    private func adopted(
        _ changes: [AnsweredRun], of ways: [AnsweredRun], from question: MemberQuestion, in found: RecordingRun
    ) -> [MemberQuestion]? {
        guard !ways.contains(where: \.answer.isValue) else { return nil }
        let origin = question.origin ?? distinct(ways, question)
        var added: [(MemberQuestion, RecordedObject)] = []
        for way in changes {
            guard way.requests.agree(with: question.base, except: question.scope) else { return nil }
            let missing = question.base.paths(missingIn: way.requests)
            guard !found.root.members.contains(where: { missing.contains($0.path) && !$0.isOptional }) else {
                return nil
            }
            let new = way.requests.paths(missingIn: question.base)
            for member in way.run.root.members where new.contains(member.path) {
                var question = MemberQuestion(member: member, script: way.script, base: way.requests, origin: origin)
                examine(&question)
                guard member.isOptional, let object = found.root.object(at: member.path.dropLast()) else { return nil }
                added.append((question, object))
            }
        }
        for (question, object) in added { object.adopt(question.member) }
        return added.map(\.0)
    }
}
