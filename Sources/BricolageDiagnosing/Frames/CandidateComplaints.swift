internal import BricolageCore

/// The faults that one candidate finds in a value, to compare with those of others.
struct CandidateComplaints {
    private let value: Int
    private let places: Set<Int>
    /// The kinds of the faults of the value itself.
    private let ownKinds: Set<DecodingIssue.Kind>

    init(_ candidate: DiagnosingFrame.Thrown) {
        value = candidate.index
        places = Set(candidate.faults.lazy.map(\.index))
        ownKinds = Set(candidate.faults.lazy.filter { $0.index == candidate.index }.map(\.kind))
    }

    /// Whether this candidate also finds a fault there; inside the value it may be for another reason.
    func hold(_ fault: Fault) -> Bool {
        fault.index == value ? ownKinds.contains(fault.kind) : places.contains(fault.index)
    }
}
