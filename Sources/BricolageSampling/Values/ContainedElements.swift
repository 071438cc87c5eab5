internal import BricolageCore
internal import BricolageSchema

/// What an array must contain: schemas, and for how many more elements each of them must and may hold.
///
///     a, b twice, c      3 elements left ──▶ two share each      a b | c b | –
///
/// It is open which elements these are, so no two schemas share one unless room is short. The schemas wait in a queue;
/// once an element is counted for a schema, the schema moves to the end, and its old entry is void.
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
    /// The schemas for which elements made for others also count, by the values that they list.
    private var watched: [JSON: [Int]] = [:]
    /// The same, for schemas that list no values.
    private var othersWatched: [Int] = []
    /// How many elements are needed if none serves two schemas.
    private(set) var count = 0
    /// How many elements are needed if all serve as many schemas as they can.
    private(set) var fewestElements = 0
    private var waiting = 0

    /// The largest number of elements that an array gets.
    private static let mostElements = 10_000
    /// How many schemas that do not go together with others are tried at most.
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

    /// Counts elements that are made for other schemas too, for each schema with an upper limit.
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

    /// Shuffles the waiting schemas, so that those that go together may meet.
    mutating func shuffle(_ generator: inout SampleGenerator) { queue.shuffle(using: &generator) }

    /// How many schemas must share an element if only this many elements are left.
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
