/// The places of values that were not completely explored.
///
/// A list, since most places are found only once. Places inside nested unions may be found on many ways: whenever the
/// list has doubled, duplicates are removed.
struct UnexploredPlaces: ExpressibleByArrayLiteral {
    private var places: [Int]
    /// How many places may be collected before duplicates are removed.
    private var bound = 64

    init(arrayLiteral places: Int...) { self.places = places }

    var isEmpty: Bool { places.isEmpty }
    var last: Int? { places.last }
    var all: Set<Int> { Set(places) }

    mutating func insert(_ place: Int) { places.append(place) }

    mutating func formUnion(_ other: UnexploredPlaces) {
        if other.isEmpty { return }
        if isEmpty { self = other } else { places += other.places }
        guard places.count > bound else { return }
        places = Swift.Array(all)
        bound = max(64, 2 * places.count)
    }
}
