internal import BricolageCore
internal import BricolageWriting

/// The places of the members or elements of a value, in order, which are the same for all candidates.
///
///     {"kind": "circle", "radius": {"mm": 1}}      places: 2  4          the places on the tape
///      1       2         3         4 5     6       holder of 6: 4
struct ValueContents {
    let places: [Int]

    init(of container: Int, in diagnosis: Diagnosis) {
        let node = diagnosis.storage.reader[container]
        guard node.tag.isContainer else {
            places = []
            return
        }
        let keyed = node.tag == .object ? 1 : 0
        let end = Int(node.next)
        var places: [Int] = []
        places.reserveCapacity(diagnosis.node(container).count)
        var place = container + 1 + keyed
        while place < end {
            places.append(place)
            place = Int(diagnosis.storage.reader[place].next) + keyed
        }
        self.places = places
    }

    /// The place of the member or element that contains a place; that place itself if it precedes all of them.
    func holder(of place: Int) -> Int {
        let behind = places.partitioningIndex { $0 > place }
        return behind > 0 ? places[behind - 1] : place
    }

    /// The position of the member or element at a place; nil for other places.
    func position(of place: Int) -> Int? {
        let position = places.partitioningIndex { $0 >= place }
        return position < places.count && places[position] == place ? position : nil
    }

    /// For each member or element, whether its place is in a sequence.
    func flags(of some: some Sequence<Int>) -> [Bool] {
        var flags = [Bool](repeating: false, count: places.count)
        for place in some { if let position = position(of: place) { flags[position] = true } }
        return flags
    }
}

extension [Int] {
    /// Whether this sorted array contains a number.
    func containsSorted(_ number: Int) -> Bool {
        let position = partitioningIndex { $0 >= number }
        return position < count && self[position] == number
    }
}
