import Bricolage
import Clocks
import CostlyModels

// errors            what a report of all errors costs, in plain passes over the same documents mended
// errors PART       of the payloads whose names have a part in common
//
// A plain pass is a successful `JSON.decode`, parsing included, or the one that refuses the spoilt bytes without a
// report, if that takes longer: where many types are tried in vain, it takes more than any success. A report is
// `JSON.decodingIssues` of the spoilt bytes, until it is complete but for its words. Figures are least of several rounds
// that take turns, in processor time.

/// The least that one run takes, in seconds.
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
