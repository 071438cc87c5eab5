import Testing

/// Types that take more for granted than their documents promise, each from every document with one fault.
///
/// A document in which Foundation's decoder traps or does not end is the fault of the type; all others must be read or
/// rejected, and no initialiser may have received what the document does not contain.
@Suite(.timeLimit(.minutes(20))) struct HostileInitialisersTests {
    /// The classes of types, with the number of types in each.
    private static let classes: [String: Int] = {
        let lines = (try? HostileProcess("classes"))?.lines ?? []
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.split(separator: " ")
                return (String(parts[0]), Int(parts[1]) ?? 0)
            })
    }()

    @Test func thereAreEnoughTypes() {
        #expect(Self.classes["rows"] == 13)
        #expect(Self.classes["scripted"] == 40)
        #expect(Self.classes.values.reduce(0, +) - 13 - 40 >= 200)
    }

    @Test(arguments: classes.keys.sorted())
    func decodingNeitherTrapsNorHangsNorInvents(_ hostility: String) throws {
        let foundation = try TrialResults(of: hostility, by: "foundation")
        let ours = try TrialResults(of: hostility, by: "observing", without: foundation.deadly)
        let types = try #require(Self.classes[hostility])
        #expect(foundation.verdicts.count >= 10 * types)
        // Types that no document can trap would prove nothing; random types have no traps, but the witness observes
        // them.
        #expect(foundation.deadly.isEmpty == (hostility == "scripted"))
        #expect(foundation.trials { $0 == "hung" }.isEmpty == (hostility != "loops"))
        #expect(ours.verdicts.count == 4 * foundation.verdicts.count)
        #expect(ours.trials { $0 == "skipped" }.count == 4 * foundation.deadly.count)
        for trial in ours.trials({ $0 != "decoded" && $0 != "refused" && $0 != "skipped" }).prefix(10) {
            let description = try HostileProcess("describe", hostility, trial).lines.first ?? ""
            Issue.record("\(trial) \(ours.verdicts[trial] ?? ""): \(description)")
        }
        let otherwise = foundation.verdicts.filter { trial, verdict in
            ["decoded", "refused"].contains(verdict) && ours.verdicts[trial] != verdict
        }
        #expect(otherwise.isEmpty)
    }

    /// Shows that the witness would notice values that no document contains.
    @Test func theWitnessNoticesWhatGuessingInvents() throws {
        let trials = try TrialResults(of: "sideEffects", by: "guessing")
        #expect(trials.trials { $0.hasPrefix("invented") && $0.contains("handed out") }.count >= 20)
        #expect(trials.trials { $0.contains("registered") }.count >= 5)
    }
}
