internal import BricolageCore

/// How a value was read as one of several types, none of which it is.
///
///     {"kind": "circle", "radius": "1", "unit": "mm"}
///
///     as Circle   wellRead: kind, unit   faults: radius
///     as Square   wellRead: unit         faults: kind, no side
///
/// Lists instead of sets: nearly all have only a few entries, and they are made for each type of each value.
struct CandidateReading {
    let candidate: DiagnosingFrame.Thrown
    /// Whether the candidate reads all contents of the value as values of one type, so that it knows none by name.
    let isCollection: Bool
    /// The values that the candidate could read without a fault.
    let wellRead: [Int]

    /// Finds the contents that a candidate could read without a fault; linear in the faults and contents, times a
    /// logarithm.
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
