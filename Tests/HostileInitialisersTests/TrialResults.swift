/// What has become of the trials of a class: what the process said of each, or how it ended.
struct TrialResults {
    /// The verdicts by the names of the trials; `trapped` and `hung` are those that ended a process.
    private(set) var verdicts: [String: String] = [:]

    /// Runs all trials of a class, each process from where the one before has ended.
    init(of hostility: String, by reader: String, without traps: Set<String> = []) throws {
        var count = 0
        while true {
            let process = try HostileProcess(
                "trials", hostility, reader, "\(count)", traps.sorted().joined(separator: ","))
            count += process.lines.count
            for line in process.lines {
                let parts = line.split(separator: " ", maxSplits: 1)
                verdicts[String(parts[0])] = parts.count == 2 ? String(parts[1]) : "trapped"
            }
            // A process that ends of itself has tried all that were left.
            if process.status == 0, !process.endedBySignal { return }
            guard process.lines.last.map({ $0.hasSuffix("hung") || !$0.contains(" ") }) == true else {
                throw Failure.endedWithoutTrial(process.status)
            }
        }
    }

    enum Failure: Error { case endedWithoutTrial(Int32) }

    /// The names of the trials with some verdicts.
    func trials(_ isMeant: (String) -> Bool) -> [String] { verdicts.filter { isMeant($0.value) }.map(\.key).sorted() }

    /// The documents that ended a process, or would not let it end.
    var deadly: Set<String> { Set(trials { $0 == "trapped" || $0 == "hung" }.compactMap(Self.document)) }

    /// The name of a trial without its setting.
    private static func document(of trial: String) -> String? {
        trial.lastIndex(of: "/").map { String(trial[..<$0]) }
    }
}
