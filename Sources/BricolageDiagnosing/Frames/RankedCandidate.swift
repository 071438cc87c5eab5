internal import BricolageCore

/// How much a value resembles a candidate that could not read it.
///
/// Members that fit speak for the candidate. Members that it knows but cannot read speak for it a little; elements of a
/// collection do not, since it knows none of them by name. Missing and unexpected members speak against it. What speaks
/// most against it is a member with an unknown case that another candidate can read: a tag.
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
        // Read in place, since copying a fault takes longer than checking it.
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

    /// The rank among candidates with equal points: for a number out of the range of all of them, the floating-point
    /// type is reported, whose range contains those of the others.
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
