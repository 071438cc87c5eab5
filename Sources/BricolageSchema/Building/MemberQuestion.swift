internal import BricolageCore

/// A member whose answers are still to be tried.
struct MemberQuestion {
    let member: RecordedMember
    /// The script of the run that has requested it, and all requests of that run.
    let script: RecordingScript
    let base: RecordedRequests
    /// The ways without a value, as far as they lead to one of the type.
    var none: [AnsweredRun] = []
    /// The ways to answer the member without which this one is not requested.
    var origin: [AnsweredRun]?

    var path: [String] { member.path }
    var answer: MemberAnswer? { script.answers[path] }
    /// The path of what depends on the answer in any case.
    var scope: [String] { member.isElement ? path.dropLast() : path }
    /// Whether the member is in an element of an array, whose elements are described alike; a key in brackets counts
    /// as an element, which only costs an alternative.
    var isInElement: Bool { path.contains { $0.hasPrefix("[") && $0.hasSuffix("]") } }
    var absent: MemberAnswer { .absent(name: member.name, or: false) }
    var null: MemberAnswer { .null(name: member.name) }
}

/// One way to answer the requests for a member, and what the initialiser requests then.
struct AnsweredRun {
    let answer: MemberAnswer
    let script: RecordingScript
    let run: RecordingRun
    let requests: RecordedRequests

    func member(_ path: [String]) -> RecordedMember? { run.root.members.first { $0.path == path } }
}
