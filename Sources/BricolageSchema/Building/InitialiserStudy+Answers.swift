internal import BricolageCore
internal import BricolageDiagnosing

extension InitialiserStudy {
    /// Finds out whether a member may be absent or null.
    func examine(_ question: inout MemberQuestion) {
        let member = question.member
        if member.standsForOthers {
            member.allowsNull = member.allowsNull || member.isAskedForNull && way(question, question.null) != nil
            return
        }
        if let absent = way(question, question.absent) {
            member.isOptional = true
            question.none.append(absent)
        }
        if member.isAskedForNull || member.allowsNull, let null = way(question, question.null) {
            member.allowsNull = true
            question.none.append(null)
        }
    }

    /// Finds out which lengths an array may have.
    ///
    /// There is a largest length only if all lengths up to it are accepted, from some length on: an initialiser that
    /// reads triples until the end accepts 3, 6 and 9 elements.
    func countElements(of array: RecordedArray, _ script: RecordingScript) {
        let tried = 0...12
        let accepted = tried.filter { count in
            var variation = script
            variation.elementCounts[array.path] = count
            return succeeds(variation)
        }
        guard let least = accepted.first, let most = accepted.last else { return }
        array.leastCount = least
        let hasLargest = accepted.count == most - least + 1 && most < tried.upperBound
        array.mostCount = hasLargest && accepted.contains(array.elements.count) ? most : nil
    }

    private func way(_ question: MemberQuestion, _ answer: MemberAnswer) -> AnsweredRun? {
        var script = question.script.answering(question.path, answer)
        // A case of an enumeration may require values that only other attempts give.
        let attempts = answer.isValue ? Array(0..<8) : [script.attempt]
        var refused: RecordedRequests?
        for attempt in attempts where recorder.spend() {
            script.attempt = attempt
            let (found, error) = run(script)
            let requests = RecordedRequests(found.root)
            if error == nil { return AnsweredRun(answer: answer, script: script, run: found, requests: requests) }
            refused = found.probe.wasAsked ? requests : nil
        }
        let isGiven = answer.isPresent || answer.refusals > 0
        guard !isGiven, let refused, !refused.paths(missingIn: question.base).isEmpty else { return nil }
        return way(answer, script, like: refused)
    }

    /// Another attempt at a run that was refused; nil if none makes the same requests and is accepted.
    ///
    /// If one does, only a value was wrong before: what is read because of an answer may be a text of a certain form.
    private func way(
        _ answer: MemberAnswer, _ refused: RecordingScript, like wanted: RecordedRequests
    ) -> AnsweredRun? {
        var script = refused
        for attempt in ProbeValues.strings.indices where attempt != refused.attempt && recorder.spend() {
            script.attempt = attempt
            let (found, error) = run(script)
            let requests = RecordedRequests(found.root)
            guard error == nil, wanted.agree(with: requests), wanted.paths(missingIn: requests).isEmpty else {
                continue
            }
            return AnsweredRun(answer: answer, script: script, run: found, requests: requests)
        }
        return nil
    }

    /// The ways to answer a member with each of its cases or any value, and with none.
    func presenceWays(_ question: MemberQuestion) -> [AnsweredRun] {
        let member = question.member
        guard question.answer == nil, !member.standsForOthers else { return [] }
        let given = member.choices.isEmpty ? [.present] : member.choices.map { MemberAnswer.value($0.value, $0.json) }
        guard given.count + question.none.count > 1 else { return [] }
        let ways = given.compactMap { way(question, $0) }
        if !ways.isEmpty, ways.count < member.choices.count { listAcceptedCases(of: question) }
        return ways + question.none
    }

    /// Leaves out the cases that the initialiser refuses without a further request, and so for no other reason.
    private func listAcceptedCases(of question: MemberQuestion) {
        let member = question.member
        let accepted = member.choices.filter { choice in
            let script = question.script.answering(question.path, .value(choice.value, choice.json))
            guard recorder.spend() else { return true }
            let (found, error) = run(script)
            return error == nil || !RecordedRequests(found.root).paths(missingIn: question.base).isEmpty
        }
        guard accepted.count < member.choices.count else { return }
        member.contents = .fragment(
            accepted.count == 1 ? ["const": accepted[0].json] : .enumeration(accepted.map(\.json)))
    }

    /// The ways to answer a member with each of the types that it is requested as in turn.
    func typeWays(_ question: MemberQuestion) -> [AnsweredRun] {
        guard question.answer?.isPresent ?? true else { return [] }
        var ways: [AnsweredRun] = []
        for count in 1..<8 {
            guard let way = way(question, .refusing(count)),
                let member = way.member(question.path), member.requestCount > count
            else { break }
            ways.append(way)
        }
        guard !ways.isEmpty, let first = way(question, .refusing(0)) else { return [] }
        return [first] + ways
    }

    /// The ways with a single one for everything that is read like an absent member: often null, sometimes any value
    /// of another type or case.
    func distinct(_ ways: [AnsweredRun], _ question: MemberQuestion) -> [AnsweredRun] {
        guard let absent = ways.first(where: \.answer.isAbsent) else { return ways }
        var distinct = ways
        var schema: JSON = false
        if let null = distinct.firstIndex(where: \.answer.isNull),
            !distinct[null].requests.differ(from: absent.requests, except: question.scope)
        {
            distinct.remove(at: null)
            schema = ["type": "null"]
        }
        if let other = way(question, .refusing(1)), other.member(question.path)?.requestCount == 1,
            !other.requests.differ(from: absent.requests, except: question.scope)
        {
            let values = SchemaDrawing.schema(of: question.member, [question.path: .present])
            schema = values == true ? false : ["not": values]
        }
        let answer = MemberAnswer.absent(name: question.member.name, or: schema)
        guard let position = distinct.firstIndex(where: \.answer.isAbsent), let way = way(question, answer) else {
            return distinct
        }
        distinct[position] = way
        return distinct
    }
}
