internal import BricolageCore

/// How much a value looks like a candidate that it is not.
///
/// Members that fit speak for the candidate. Members that it knows but cannot read do a little; elements of a
/// collection do not, since it knows none of them by name. Members that it misses or does not allow speak against it,
/// and most of all a value that is none of those the candidate knows where another one knows it: a tag.
struct RankedCandidate {
    let candidate: DiagnosingFrame.Thrown
    private let reading: CandidateReading
    private(set) var points: Int
    /// Whether the candidate knows any member of the value.
    private(set) var knowsMembers: Bool

    /// - Parameter readable: The values that any candidate could read.
    init(_ reading: CandidateReading, readable: Set<Int>) {
        self.reading = reading
        candidate = reading.candidate
        points = 2 * reading.wellRead.count
        knowsMembers = !reading.wellRead.isEmpty
        var members: Set<Int> = []
        for fault in candidate.faults {
            let holder = reading.holder(of: fault.index)
            let isMember = holder == fault.index
            switch fault.kind {
            case .unexpectedKey: points -= 2
            case _ where fault.index == candidate.index: points -= 2
            case _ where candidate.isCollection && isMember: continue
            case .unknownCase where readable.contains(fault.index) && isMember: points -= 4
            default:
                if members.insert(holder).inserted { points += 1 }
                knowsMembers = true
            }
        }
    }

    func tells(of fault: Fault) -> Bool { reading.tells(of: fault) }
}
