public import BricolageCore

/// How many of the faults that were put into documents were reported, and what was reported that was not put there.
public struct FaultTally: Sendable {
    /// The documents with faults.
    public var documents = 0
    /// The faults that were put in.
    public var injected = 0
    /// Those of them that were reported at their place.
    public var found = 0
    /// Those of them that were reported as one issue about the union that they are in.
    public var foundInUnion = 0
    /// What else was reported at places that have a fault.
    public var repeated = 0
    /// What was reported at places without a fault.
    public var additional = 0
    /// Documents that a plain decode refused and of which nothing was reported.
    public var silent = 0
    /// Some of the documents for which the report was not exact, for people to look at.
    public var examples: [String] = []

    /// Creates an empty tally.
    public init() {}

    /// Adds another tally.
    public static func += (left: inout FaultTally, right: FaultTally) {
        left.documents += right.documents
        left.injected += right.injected
        left.found += right.found
        left.foundInUnion += right.foundInUnion
        left.repeated += right.repeated
        left.additional += right.additional
        left.silent += right.silent
        left.examples += right.examples
    }

    /// The share of the faults that were found.
    public var foundShare: Double { injected == 0 ? 1 : Double(found) / Double(injected) }

    /// What was reported without reason, as a share of all that was reported.
    public var falseShare: Double {
        let reported = found + foundInUnion + repeated + additional
        return reported == 0 ? 0 : Double(additional) / Double(reported)
    }

    /// The figures in a row of a table.
    public var row: String {
        func column(_ value: some CustomStringConvertible, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - value.description.count)) + value.description
        }
        // Rounded down, so that nothing is 100 % that is not.
        func percent(_ share: Double) -> String {
            let hundredths = Int(share * 10_000)
            let digits = String(100 + hundredths % 100).dropFirst()
            return "\(hundredths / 100).\(digits) %"
        }
        return column(documents, 6) + column(injected, 8) + column(found, 8) + column(percent(foundShare), 10)
            + column(foundInUnion, 7) + column(repeated, 7) + column(additional, 7) + column(percent(falseShare), 9)
    }

    /// The figures alone, for scripts: documents, injected, found, in a union, again, false.
    public var figures: String { "\(documents) \(injected) \(found) \(foundInUnion) \(repeated) \(additional)" }

    /// The heads of the columns.
    public static let head = "  docs injected   found     share  union  again  false    share"
}

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
        let usable = documents.filter { !isRefused($0) }
        let candidates = usable.map { injector.candidates(for: $0, limit: 60, isRefused: isRefused) }
        for number in 0..<count where !usable.isEmpty {
            let source = number % usable.count
            let chosen = injector.choose(1 + (number / usable.count) % 5, of: candidates[source])
            guard !chosen.isEmpty, let spoilt = FaultInjector.apply(chosen, to: usable[source]),
                let document = try? JSONDocument(spoilt)
            else { continue }
            let issues = decoder.decodingIssues(of: type, in: document).issues
            // Two faults may repair each other; what can be read has none.
            if issues.isEmpty, !isRefused(spoilt) { continue }
            tally.note(chosen, issues, in: spoilt)
        }
        return tally
    }

    private mutating func note(_ chosen: [FaultInjector.Injection], _ issues: [DecodingIssue], in document: JSON) {
        documents += 1
        injected += chosen.count
        if issues.isEmpty { silent += 1 }
        var open = issues
        var missed: [FaultInjector.Injection] = []
        // That an object is none of several things stands for all keys that it lacks.
        let refused = Set(issues.lazy.filter { $0.kind == .noCandidate }.map(\.pointer))
        for injection in chosen {
            if let index = open.firstIndex(where: injection.isReported) {
                open.remove(at: index)
                found += 1
            } else if injection.fault == .missingKey, refused.contains(injection.expectedPointer) {
                found += 1
            } else {
                missed.append(injection)
            }
        }
        let unions = open.filter { $0.kind == .noCandidate }
        let inUnion = missed.filter { injection in unions.contains { $0.pointer.contains(injection.place) } }
        open.removeAll { issue in inUnion.contains { issue.kind == .noCandidate && issue.pointer.contains($0.place) } }
        foundInUnion += inUnion.count
        let again = open.filter { issue in chosen.contains { $0.expectedPointer == issue.pointer } }
        repeated += again.count
        additional += open.count - again.count
        guard examples.count < 40, open.count > again.count || !missed.isEmpty else { return }
        let spoilt = chosen.map { "\($0.fault.rawValue) \($0.place)" }
        let reported = issues.map { "\($0.pointer) \($0.message)" }
        let text = document.serialized()
        examples.append(
            """
            injected: \(spoilt.joined(separator: ", "))
            reported: \(reported.joined(separator: "\n          "))
            document: \(text.prefix(1500))
            """)
    }
}

extension JSONPointer {
    fileprivate func contains(_ other: JSONPointer) -> Bool { other.tokens.starts(with: tokens) }
}
