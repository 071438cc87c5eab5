internal import BricolageCore

/// How a value was read as one of several types that it is not.
///
///     {"kind": "circle", "radius": "1", "unit": "mm"}
///
///     as Circle   wellRead: kind, unit   faults: radius
///     as Square   wellRead: unit         faults: kind, no side
///
/// Lists and no sets: nearly all have a handful of entries, and are made for each type of each value.
struct CandidateReading {
    let candidate: DiagnosingFrame.Thrown
    /// Whether the candidate takes all that the value contains for values of one type, so that it knows none by name.
    let isCollection: Bool
    /// The values that the candidate could read and had nothing against.
    let wellRead: [Int]

    /// Linear in the faults and the contents, but for a logarithm.
    init(_ candidate: DiagnosingFrame.Thrown, _ contents: ValueContents) {
        self.candidate = candidate
        isCollection = candidate.type is any DiagnosableCollection.Type
        let all = isCollection ? contents.places : candidate.answered
        guard !all.isEmpty else {
            wellRead = []
            return
        }
        var faulty = candidate.faults.map(\.index)
        if isCollection { for position in faulty.indices { faulty[position] = contents.holder(of: faulty[position]) } }
        faulty.sort()
        wellRead = all.filter { !faulty.containsSorted($0) }
    }
}
