/// The outcomes of the trials of a class: what the process printed for each, or how it ended.
struct TrialResults {
    /// The verdicts by the names of the trials; `trapped` and `hung` are those that ended a process.
    private(set) var verdicts: [String: String] = [:]

    enum Failure: Error {
        /// A process has ended outside of a trial.
        case endedWithoutTrial(status: Int32)
    }

    /// Runs all trials of a class, each process from where the previous one has ended.
    init(of hostility: String, by reader: String, without traps: Set<String> = []) throws {
        var count = 0
        while true {
            let process = try HostileProcess(
                "trials", hostility, reader, "\(count)", traps.sorted().joined(separator: ","))
            let trials = process.lines.map { line in
                let parts = line.split(separator: " ", maxSplits: 1)
                // If the trial has ended the process, only its name was printed.
                return (name: String(parts[0]), verdict: parts.count == 2 ? String(parts[1]) : "trapped")
            }
            count += trials.count
            verdicts.merge(trials.map { ($0.name, $0.verdict) }) { $1 }
            if process.status == 0, !process.endedBySignal { return }
            guard let last = trials.last, Self.endings.contains(last.verdict) else {
                throw Failure.endedWithoutTrial(status: process.status)
            }
        }
    }

    private static let endings = ["trapped", "hung"]

    /// The names of the trials with some verdicts.
    func trials(_ isMeant: (String) -> Bool) -> [String] { verdicts.filter { isMeant($0.value) }.map(\.key).sorted() }

    /// The documents that ended a process, or would not let it end: the names of trials without their settings.
    var deadly: Set<String> {
        Set(trials(Self.endings.contains).map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    }
}
