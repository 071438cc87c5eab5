import Bricolage
import Clocks
import CostlyModels

// errors            the cost of reporting all errors, in plain passes over the same documents without the errors
// errors PART       only for payloads whose names contain a part
//
// A plain pass is a successful `JSON.decode`, including parsing, or the one that refuses the faulty bytes without a
// report, if that takes longer: if many types are tried in vain, it takes longer than any success. A report is
// `JSON.decodingIssues` of the faulty bytes, complete except for its text. The figures are processor time, the least of
// several alternating rounds.

/// The shortest time of a run, in seconds.
struct Least {
    private(set) var seconds = Double.infinity

    mutating func measure(_ body: () throws -> Void) rethrows {
        let start = ProcessorTime.now
        try body()
        seconds = min(seconds, ProcessorTime.now - start)
    }
}

func measure<T: Decodable>(_ type: T.Type, _ payload: CostlyPayload) throws {
    let sound = Array(payload.sound.utf8)
    let spoilt = Array(payload.spoilt.utf8)
    var plain = Least()
    var refusal = Least()
    var refusing = JSON.Decoder()
    refusing.reporting = .first
    var report = Least()
    var issues = DecodingIssues([])
    let end = ProcessorTime.now + 1
    var rounds = 0
    while rounds < 5 || ProcessorTime.now < end {
        try plain.measure { _ = try JSON.decode(type, from: sound) }
        refusal.measure { _ = try? refusing.decode(type, from: spoilt) }
        try report.measure { issues = JSON.decodingIssues(of: type, in: try JSONDocument(parsing: spoilt)) }
        rounds += 1
    }
    precondition(!issues.isEmpty, "nothing is wrong with the spoilt document of \(payload.name)")
    let passes = report.seconds / max(plain.seconds, refusal.seconds)
    let verdict = passes <= payload.bound ? "" : "   more than \(payload.bound)"
    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    func microseconds(_ least: Least) -> Int { Int(least.seconds * 1e6) }
    print(
        "\(payload.name): \(rounded(passes)) plain passes, \(microseconds(report)) µs; read in \(microseconds(plain)) µs, "
            + "refused in \(microseconds(refusal)) µs; \(issues.issues.count) issues and \(issues.omittedCount) more, "
            + "\(issues.isComplete ? "complete" : "incomplete")\(verdict)")
}

let part = CommandLine.arguments.dropFirst().first ?? ""
for payload in CostlyPayload.all where part.isEmpty || payload.name.contains(part) {
    func open<T: Decodable>(_ type: T.Type) throws { try measure(type, payload) }
    try open(payload.type)
}
