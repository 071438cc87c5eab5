internal import BricolageCore
internal import BricolageSchema

/// What an array must contain: schemas, and for how many elements each of them must hold still.
///
///     a, b twice, c      3 elements left ──▶ two share each      a b | b c | –
///
/// Which elements these are is open, so that no two share one before there is no room.
struct ContainedElements {
    private var wanted: [(schema: JSONSchema, count: Int)]

    /// More elements than an array gets.
    private static let mostElements = 10_000

    init(_ parts: [JSONSchema]) {
        wanted = parts.compactMap { part in
            part.activeSchema(in: "contains").map {
                ($0, min(part.active("minContains")?.int ?? 1, Self.mostElements + 1))
            }
        }
        wanted.removeAll { $0.count <= 0 }
    }

    var isEmpty: Bool { wanted.isEmpty }
    /// How many elements are wanted where none serves two schemas.
    var count: Int { min(wanted.reduce(0) { $0 + $1.count }, Self.mostElements) }
    /// How many elements are wanted where all serve as many schemas as they can.
    var fewestElements: Int { wanted.map(\.count).max() ?? 0 }

    /// How many schemas must share an element, where there are only so many elements.
    func shared(by elements: Int) -> Int { min(wanted.count, (count + elements - 1) / elements) }

    /// The schemas that have waited longest.
    func first(_ number: Int) -> [JSONSchema] { wanted.prefix(number).map(\.schema) }

    /// Remembers that an element was found for the first schemas, and puts them behind the others.
    mutating func removeFirst(_ number: Int) {
        let served = wanted.prefix(number).map { (schema: $0.schema, count: $0.count - 1) }
        wanted.removeFirst(number)
        wanted += served.filter { $0.count > 0 }
    }
}
