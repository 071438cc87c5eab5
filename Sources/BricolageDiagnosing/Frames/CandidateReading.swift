internal import BricolageCore

/// How a value was read as one of several types that it is not.
///
///     {"kind": "circle", "radius": "1", "unit": "mm"}
///
///     as Circle   wellRead: kind, unit   faulty: radius   holders: radius
///     as Square   wellRead: unit         faulty: kind     holders: kind
///
/// Lists and no sets: nearly all have a handful of entries, and are made for each type of each value.
struct CandidateReading {
    let candidate: DiagnosingFrame.Thrown
    /// The values that the candidate could read and had nothing against.
    let wellRead: [Int]
    /// The members or elements that hold the faults, in the order of these: of members those in which they lie, for what
    /// concerns the value itself the value.
    let holders: [Int]

    /// In the order of the faults and the contents, times the logarithm of the contents.
    init(_ candidate: DiagnosingFrame.Thrown, _ contents: ValueContents) {
        self.candidate = candidate
        holders = candidate.faults.map { contents.holder(of: $0.index) }
        let faulty = (candidate.isCollection ? holders : candidate.faults.map(\.index)).sorted()
        wellRead = (candidate.isCollection ? contents.places : candidate.answered).filter { !faulty.containsSorted($0) }
    }
}

extension DiagnosingFrame.Thrown {
    /// Whether the candidate takes all that the value contains for values of one type, so that it knows none by name.
    var isCollection: Bool { type is any DiagnosableCollection.Type }
}
