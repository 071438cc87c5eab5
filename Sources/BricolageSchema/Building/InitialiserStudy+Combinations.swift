internal import BricolageCore
internal import BricolageDiagnosing

// What single answers do not show: members that depend on numbers and texts, or on several others at once.

extension InitialiserStudy {
    /// The object of a run, unless other values show that its members depend on them.
    func described(_ found: RecordingRun, _ base: RecordedRequests, _ script: RecordingScript) -> JSON.Object {
        let adopted = Set(found.root.members.map(\.path))
        let required = found.root.members.filter { !$0.isOptional }.map(\.path)
        for attempt in 0..<8 where attempt != script.attempt && found.probe.wasAsked && recorder.spend() {
            var variation = script
            variation.attempt = attempt
            let (other, error) = run(variation)
            guard error == nil else { continue }
            let requests = RecordedRequests(other.root)
            if !requests.agree(with: base)
                || !requests.paths(missingIn: base).isSubset(of: adopted)
                || !base.paths(missingIn: requests).isDisjoint(with: required)
            {
                return incomplete(found, script, "values that were not found decide which members")
            }
        }
        return demandingOne(of: found, script)
    }

    /// The object of a run, with a choice between optional members if the initialiser needs one of them.
    private func demandingOne(of found: RecordingRun, _ script: RecordingScript) -> JSON.Object {
        var fragment = SchemaDrawing.fragment(of: found.root, script.answers)
        let optional = (found.root.object?.members ?? []).filter { $0.isOptional && script.answers[$0.path] == nil }
        func succeeds(withOnly member: RecordedMember?) -> Bool {
            let variation = member.map { script.answering($0.path, .present) } ?? script
            return self.succeeds(without: optional.filter { $0 !== member }, variation)
        }
        let required = found.root.members.filter { !$0.isOptional && script.answers[$0.path] == nil }
        let given = optional.reduce(script) { $0.answering($1.path, .present) }
        let areTiedTogether = required.count > 1 && self.succeeds(without: required, script)
        if areTiedTogether || !optional.isEmpty && required.contains(where: { self.succeeds(without: [$0], given) }) {
            return incomplete(found, script, "combinations of others decide which members")
        }
        guard optional.count > 1, !succeeds(withOnly: nil) else { return fragment }
        let sufficient = optional.filter { succeeds(withOnly: $0) }
        if sufficient.isEmpty { return incomplete(found, script, "combinations of others decide which members") }
        fragment["anyOf"] = .array(
            JSON.Array(
                sufficient.map { member in
                    let answers = script.answering(member.path, .present).answers
                    let schema = SchemaDrawing.schema(of: member, answers)
                    return ["properties": [member.name: schema], "required": [.string(member.name)]]
                }))
        return fragment
    }

    private func succeeds(without members: [RecordedMember], _ script: RecordingScript) -> Bool {
        succeeds(members.reduce(script) { $0.answering($1.path, .absent(name: $1.name, or: false)) })
    }

    /// The object of a run with unknown members, of which only those that the script answers can be called required.
    func incomplete(_ found: RecordingRun, _ script: RecordingScript, _ cause: String) -> JSON.Object {
        for member in found.root.members { member.isOptional = true }
        let fragment = SchemaDrawing.fragment(of: found.root, script.answers)
        return fragment.merging(recorder.gap(T.self, "\(cause) it reads"))
    }
}
