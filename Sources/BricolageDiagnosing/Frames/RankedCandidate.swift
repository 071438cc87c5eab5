internal import BricolageCore

/// How much a value looks like a candidate that it is not.
///
/// Members that fit speak for the candidate. Members that it knows but cannot read do a little; elements of a
/// collection do not, since it knows none of them by name. Members that it misses or does not allow speak against it,
/// and most of all a value that is none of those the candidate knows where another one knows it: a tag.
struct RankedCandidate {
    let candidate: DiagnosingFrame.Thrown
    private(set) var points: Int
    /// Whether the candidate knows any member of the value.
    private(set) var knowsMembers: Bool

    /// - Parameter isReadable: Whether any candidate could read a member.
    init(_ reading: CandidateReading, _ contents: ValueContents, isReadable: (Int) -> Bool) {
        candidate = reading.candidate
        points = 2 * reading.wellRead.count
        knowsMembers = !reading.wellRead.isEmpty
        var members: [Int] = []
        // Read in place: to copy a fault takes longer than to look at it.
        let allFaults = candidate.faults
        let faults = allFaults.span
        for position in faults.indices {
            let place = faults[position].index
            let holder = contents.holder(of: place)
            let isMember = holder == place
            switch faults[position].kind {
            case .unexpectedKey: points -= 2
            case _ where place == candidate.index: points -= 2
            case _ where reading.isCollection && isMember: continue
            case .unknownCase where isMember && isReadable(place): points -= 4
            default:
                members.append(holder)
                knowsMembers = true
            }
        }
        points += members.distinctCount
    }

    /// The rank among candidates with as many points: of a number that none of them can hold floating point is told,
    /// whose range holds those of the others.
    var rank: Int {
        candidate.type is any BinaryFloatingPoint.Type && candidate.faults.first?.kind == .outOfRange ? 0 : 1
    }
}

extension [Int] {
    /// How many different numbers there are.
    fileprivate var distinctCount: Int {
        guard count > 1 else { return count }
        let sorted = sorted()
        return zip(sorted, sorted.dropFirst()).count { $0 != $1 } + 1
    }
}
