/// A set of small numbers that is emptied in constant time and keeps the order of insertion.
///
///     elements   7 2 9
///     places     · · 1 · · · · 0 · 2        for each number its index in `elements`, if it is there
///
/// A number is in the set if its place is below the count and `elements` has the number there. The places of other
/// numbers have no meaning.
struct StateSet: ~Copyable, Sendable {
    private var elements = ScratchArray<Int>()
    private var places: ScratchArray<Int>

    /// An empty set for the numbers below a size.
    init(size: Int) { places = ScratchArray(repeating: 0, count: size) }

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }

    subscript(index: Int) -> Int { elements[index] }

    mutating func removeAll() { elements.removeAll() }

    /// Adds a number; false if it is in the set already.
    @inline(__always)
    @discardableResult
    mutating func insert(_ element: Int) -> Bool {
        let place = places[element]
        if place < elements.count, elements[place] == element { return false }
        places[element] = elements.count
        elements.append(element)
        return true
    }

    /// The numbers in ascending order.
    func sorted() -> [Int] { (0..<count).map { elements[$0] }.sorted() }
}
