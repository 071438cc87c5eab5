internal import BricolageCore
internal import BricolageSchema

/// What an array must contain: schemas, for how many elements each of them must hold still, and for how many it may.
///
///     a, b twice, c      3 elements left ──▶ two share each      a b | c b | –
///
/// Which elements these are is open, so that no two share one before there is no room. The schemas wait in a queue; one
/// that an element was counted for in the meantime has moved to its end, and its old place means nothing.
struct ContainedElements {
    private struct Contained {
        let schema: JSONSchema
        var wanted: Int
        var room: Int
        /// How many elements were counted for it.
        var turn = 0
    }

    private var all: [Contained] = []
    private var queue: [(number: Int, turn: Int)] = []
    private var head = 0
    /// Those for which elements count that were made for others, by the values that they list.
    private var watched: [JSON: [Int]] = [:]
    /// The same, for those that list no values.
    private var othersWatched: [Int] = []
    /// How many elements are wanted where none serves two schemas.
    private(set) var count = 0
    /// How many elements are wanted where all serve as many schemas as they can.
    private(set) var fewestElements = 0
    private var waiting = 0

    /// More elements than an array gets.
    private static let mostElements = 10_000
    /// How many schemas are asked in vain whether they go together with others.
    private static let mostAsked = 256

    init(_ parts: [JSONSchema]) {
        for part in parts {
            guard let schema = part.activeSchema(in: "contains") else { continue }
            let least = max(0, min(part.active("minContains")?.int ?? 1, Self.mostElements + 1))
            all.append(Contained(schema: schema, wanted: least, room: part.active("maxContains")?.int ?? .max))
            count += least
            fewestElements = max(fewestElements, least)
            if least > 0 { queue.append((all.count - 1, 0)) }
        }
        waiting = queue.count
    }

    /// Lets elements that were made for others count, too, where there may be too many.
    mutating func watch(values: (JSONSchema) -> Set<JSON>?) {
        for (number, contained) in all.enumerated() where contained.room < .max {
            if let values = values(contained.schema) {
                for value in values { watched[value, default: []].append(number) }
            } else {
                othersWatched.append(number)
            }
        }
    }

    var isEmpty: Bool { waiting == 0 }

    /// Lets the schemas wait in an order that chance decides, so that those meet that go together.
    mutating func shuffle(_ generator: inout SampleGenerator) { queue.shuffle(using: &generator) }

    /// How many schemas must share an element, where there are only so many elements.
    func shared(by elements: Int) -> Int { min(waiting, (count + elements - 1) / elements) }

    /// Schemas that share an element: the one that has waited longest, and others that go together with it.
    ///
    /// - Parameter goesTogether: Whether a schema can hold with those that were asked for before.
    mutating func first(_ most: Int, where goesTogether: (JSONSchema) -> Bool) -> [Int] {
        while head < queue.count, !isWaiting(queue[head]) { head += 1 }
        var numbers: [Int] = []
        var place = head
        while numbers.count < most, place < min(queue.count, head + Self.mostAsked + most) {
            let next = queue[place]
            if isWaiting(next), most == 1 || goesTogether(all[next.number].schema) { numbers.append(next.number) }
            place += 1
        }
        return numbers
    }

    private func isWaiting(_ entry: (number: Int, turn: Int)) -> Bool {
        all[entry.number].turn == entry.turn && all[entry.number].wanted > 0
    }

    func schema(_ number: Int) -> JSONSchema { all[number].schema }

    /// Whether an element would be one too many for a schema.
    func refuses(_ element: JSON, where accepts: (JSONSchema) -> Bool) -> Bool {
        watching(element).contains { all[$0].room <= 0 && accepts(all[$0].schema) }
    }

    /// Counts an element for the schemas that it was made for, and for others that accept it.
    mutating func take(_ element: JSON, for made: [Int], where accepts: (JSONSchema) -> Bool) {
        let others = watching(element).filter { !made.contains($0) && accepts(all[$0].schema) }
        for number in made + others {
            all[number].room -= 1
            all[number].turn += 1
            guard all[number].wanted > 0 else { continue }
            all[number].wanted -= 1
            count -= 1
            if all[number].wanted > 0 { queue.append((number, all[number].turn)) } else { waiting -= 1 }
        }
    }

    private func watching(_ element: JSON) -> [Int] { (watched[element] ?? []) + othersWatched }
}
