internal import BricolageCore

/// What one candidate says is wrong with a value, to find what others say as well.
struct CandidateComplaints {
    private let value: Int
    private let places: Set<Int>
    /// What is wrong with the value itself.
    private let ownKinds: Set<DecodingIssue.Kind>

    init(_ candidate: DiagnosingFrame.Thrown) {
        value = candidate.index
        places = Set(candidate.faults.lazy.map(\.index))
        ownKinds = Set(candidate.faults.lazy.filter { $0.index == candidate.index }.map(\.kind))
    }

    /// Whether something is wrong by this candidate, too, be it for another reason.
    func hold(_ fault: Fault) -> Bool {
        fault.index == value ? ownKinds.contains(fault.kind) : places.contains(fault.index)
    }
}
