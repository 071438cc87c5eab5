public import BricolageCore
internal import BricolageWriting

extension FaultTally {
    /// Puts one to five faults into documents of a type and counts what is reported.
    ///
    /// - Parameters:
    ///   - documents: Documents that the type reads without a fault.
    ///   - count: How many spoilt documents to make of them in all.
    public static func measure<T: Decodable>(
        _ type: T.Type, documents: [JSON], count: Int, seed: UInt64, decoder: JSON.Decoder = JSON.Decoder()
    ) -> FaultTally {
        var tally = FaultTally()
        var injector = FaultInjector(seed: seed)
        var plain = decoder
        plain.reporting = .first
        func isRefused(_ json: JSON) -> Bool { (try? plain.decode(type, from: json)) == nil }
        func stop(_ json: JSON) -> JSONPointer? {
            (try? JSONDocument(json)).flatMap { plain.decodingIssues(of: type, in: $0).issues.first?.pointer }
        }
        let usable = documents.filter { !isRefused($0) }
        let candidates = usable.map { injector.candidates(for: $0, limit: 60, isRefused: isRefused) }
        for number in 0..<count where !usable.isEmpty {
            let source = number % usable.count
            let chosen = injector.choose(1 + (number / usable.count) % 5, of: candidates[source])
            guard !chosen.isEmpty, let spoilt = FaultInjector.apply(chosen, to: usable[source]),
                let document = try? JSONDocument(spoilt)
            else { continue }
            let issues = decoder.decodingIssues(of: type, in: document)
            // Two faults may cancel each other out; a document that can be read has none.
            if issues.isEmpty, !isRefused(spoilt) { continue }
            tally.note(chosen, issues, in: spoilt) {
                let alone = chosen.compactMap { FaultInjector.apply([$0], to: usable[source]) }
                return Set((alone + [spoilt]).compactMap(stop))
            }
        }
        return tally
    }

    /// - Parameter stops: The places at which a plain decode stops, with all of the faults or with one of them alone:
    ///   an invalid tag makes other members invalid as well.
    private mutating func note(
        _ chosen: [FaultInjector.Injection], _ report: DecodingIssues, in document: JSON, stops: () -> Set<JSONPointer>
    ) {
        documents += 1
        injected += chosen.count
        if report.isEmpty { silent += 1 }
        if !report.isComplete { incomplete += 1 }
        var open = report.issues
        var missed: [FaultInjector.Injection] = []
        // An issue which says that an object is none of several things counts for all keys that it lacks.
        let refused = open.filter { $0.kind == .noCandidate }
        for injection in chosen {
            if let index = open.firstIndex(where: injection.isReported) {
                self[open.remove(at: index).basis].found += 1
            } else if injection.fault == .missingKey,
                let issue = refused.first(where: { $0.pointer == injection.expectedPointer })
            {
                self[issue.basis].found += 1
            } else {
                missed.append(injection)
            }
        }
        let unions = open.filter { $0.kind == .noCandidate }
        let unreported = missed.filter { injection in
            guard let union = unions.first(where: { $0.pointer.contains(injection.place) }) else { return true }
            self[union.basis].foundInUnion += 1
            open.removeAll { $0.kind == .noCandidate && $0.pointer.contains(injection.place) }
            return false
        }
        if report.isComplete, !unreported.isEmpty { misleading += 1 }
        var additional = 0
        let consequences = open.isEmpty ? [] : stops()
        for issue in open {
            if chosen.contains(where: { $0.expectedPointer == issue.pointer }) || consequences.contains(issue.pointer) {
                self[issue.basis].repeated += 1
            } else {
                self[issue.basis].additional += 1
                additional += 1
            }
        }
        guard examples.count < 40, additional > 0 || !missed.isEmpty else { return }
        let spoilt = chosen.map { "\($0.fault.rawValue) \($0.place)" }
        let reported = report.issues.map { "\($0.pointer) \($0.message)" }
        examples.append(
            """
            injected: \(spoilt.joined(separator: ", "))
            reported: \(reported.joined(separator: "\n          "))
                      \(report.isComplete ? "complete" : "incomplete: \(report.unexplored.map(\.description))")
            document: \(document.serialized().prefix(1500))
            """)
    }

    private subscript(basis: DecodingIssue.Basis) -> Reports {
        get {
            switch basis {
            case .observed: observed
            case .declared: declared
            }
        }
        set {
            switch basis {
            case .observed: observed = newValue
            case .declared: declared = newValue
            }
        }
    }
}

extension JSONPointer {
    fileprivate func contains(_ other: JSONPointer) -> Bool { other.tokens.starts(with: tokens) }
}
