/// A set of small numbers that is emptied in no time and keeps the order in which they came.
///
///     elements   7 2 9 · · ·        count 3
///     places     · · 1 · · · · 0 · 2        where an element stands in `elements`, if it does
///
/// Whether a number is in the set: the place noted for it is below the count, and the number stands there. What stands
/// in unused places does not matter.
struct StateSet {
    private var elements: [Int]
    private var places: [Int]
    private(set) var count = 0

    /// An empty set for the numbers below a size.
    init(size: Int) {
        elements = [Int](repeating: 0, count: size)
        places = [Int](repeating: 0, count: size)
    }

    subscript(index: Int) -> Int { elements[index] }

    var isEmpty: Bool { count == 0 }

    mutating func removeAll() { count = 0 }

    /// Adds a number; false if it is in the set already.
    @discardableResult
    mutating func insert(_ element: Int) -> Bool {
        let place = places[element]
        if place < count, elements[place] == element { return false }
        elements[count] = element
        places[element] = count
        count += 1
        return true
    }

    var contents: ArraySlice<Int> { elements[..<count] }
}
