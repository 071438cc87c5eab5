/// Values that could not be looked at to their end.
///
/// A list, since most are found one by one and each once. What is found within unions within unions is found on each
/// way to it: once there are twice as many as there were, each is kept once.
struct UnexploredPlaces: ExpressibleByArrayLiteral {
    private var places: [Int]
    /// How many there may be before they are looked through.
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
