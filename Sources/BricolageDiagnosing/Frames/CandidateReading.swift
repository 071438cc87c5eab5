internal import BricolageCore

/// How a value was read as one of several types that it is not.
///
///     {"kind": "circle", "radius": "1", "unit": "mm"}
///
///     as Circle   wellRead: kind, unit   faults: radius          known: kind, radius, unit
///     as Square   wellRead: unit         faults: kind, no side   known: kind, unit
struct CandidateReading {
    let candidate: DiagnosingFrame.Thrown
    /// The values that the candidate could read and had nothing against.
    let wellRead: [Int]
    /// The places of the members or elements of the value, in order.
    private let contents: [Int]
    private let faultyPlaces: Set<Int>
    /// What is wrong with the value itself.
    private let ownKinds: Set<DecodingIssue.Kind>

    /// Linear in the contents and the faults.
    init(_ candidate: DiagnosingFrame.Thrown, in diagnosis: Diagnosis) {
        self.candidate = candidate
        let contents = diagnosis.contents(of: candidate.index)
        let faultyPlaces = Set(candidate.faults.map(\.index))
        let holders = candidate.isCollection ? Set(faultyPlaces.map(contents.holder)) : faultyPlaces
        wellRead = (candidate.isCollection ? contents : candidate.answered).filter { !holders.contains($0) }
        ownKinds = Set(candidate.faults.lazy.filter { $0.index == candidate.index }.map(\.kind))
        self.contents = contents
        self.faultyPlaces = faultyPlaces
    }

    /// Whether something is wrong by this candidate, too, be it for another reason.
    func tells(of fault: Fault) -> Bool {
        fault.index == candidate.index ? ownKinds.contains(fault.kind) : faultyPlaces.contains(fault.index)
    }

    /// The value of the member or the element that holds another value.
    func holder(of place: Int) -> Int { contents.holder(of: place) }
}

extension DiagnosingFrame.Thrown {
    /// Whether the candidate takes all that the value contains for values of one type, so that it knows none by name.
    var isCollection: Bool { type is any DiagnosableCollection.Type }
}

extension Diagnosis {
    /// The places of the members or elements of a container, in order.
    fileprivate func contents(of container: Int) -> [Int] {
        let keyed = storage.reader[container].tag == .object ? 1 : 0
        let end = storage.reader[container].tag.isContainer ? Int(storage.reader[container].next) : container
        return Swift.Array(
            sequence(first: container + 1 + keyed) { Int(self.storage.reader[$0].next) + keyed }.prefix { $0 < end })
    }
}

extension [Int] {
    /// The last of sorted places that does not stand behind another one; that place itself if there is none.
    fileprivate func holder(of place: Int) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = self[middle] <= place ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound > startIndex ? self[range.lowerBound - 1] : place
    }
}
