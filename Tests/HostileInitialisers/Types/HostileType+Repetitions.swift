// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that read a value several times, or as several types, and take for granted that the code of what they
// read runs each time.

extension HostileType {
    static var repetitions: [HostileType] {
        [
            HostileType(Turnstile.self, #"{"guest":{"n":1},"note":"n"}"#),
            HostileType(Tray.self, #"{"plate":{"n":1},"size":2}"#),
            HostileType(Ticket.self, #"{"stub":{"n":1},"row":2}"#),
            HostileType(Pair.self, #"{"glove":{"n":1},"colour":"c"}"#),
            HostileType(Notice.self, #"{"stamp":{"day":3},"text":"t"}"#, #"{"stamp":{"day":3},"lines":["l"]}"#),
            HostileType(Lottery.self, #"{"tickets":[{"n":1},{"n":2}],"prize":3}"#),
            HostileType(Relay.self, #"{"legs":[{"n":1},{"n":2}],"team":"t"}"#),
            HostileType(Dish.self, #"{"parts":{"a":{"n":1}},"name":"n"}"#),
        ]
    }
}

/// The counters that have run since a type last began to count.
private enum Tally {
    nonisolated(unsafe) static var numbers: [Int] = []
}

/// Counts itself once it has been read.
private struct Counter: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case n }
    let n: Int
    /// How many counters have been read, including this one.
    let ordinal: Int

    init(from decoder: any Decoder) throws {
        n = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n)
        Tally.numbers.append(n)
        ordinal = Tally.numbers.count
    }
}

/// Counts how often its member was read.
private struct Turnstile: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case guest, note }
    let guest: Counter
    let note: String

    init(from decoder: any Decoder) throws {
        Tally.numbers = []
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.decode(Counter.self, forKey: .guest)
        guest = try container.decode(Counter.self, forKey: .guest)
        precondition(Tally.numbers.count == 2)
        note = try container.decode(String.self, forKey: .note)
    }
}

/// Takes from a stack what its member has put there, each time.
private struct Tray: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case plate, size }
    let first: Int
    let second: Int
    let size: Int

    init(from decoder: any Decoder) throws {
        Tally.numbers = []
        let container = try decoder.container(keyedBy: CodingKeys.self)
        size = try container.decode(Int.self, forKey: .size)
        _ = try container.decode(Counter.self, forKey: .plate)
        first = Tally.numbers.popLast()!
        _ = try container.decodeIfPresent(Counter.self, forKey: .plate)
        second = Tally.numbers.popLast()!
    }
}

/// Has a member that refuses to be read twice, and reads it twice.
private struct Ticket: PlaceDependent, Decodable {
    struct Stub: PlaceDependent, Decodable {
        init(from decoder: any Decoder) throws {
            let counter = try Counter(from: decoder)
            guard counter.ordinal == 1 else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "used"))
            }
        }
    }
    enum CodingKeys: CodingKey { case stub, row }

    init(from decoder: any Decoder) throws {
        Tally.numbers = []
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.decode(Int.self, forKey: .row)
        _ = try container.decode(Stub.self, forKey: .stub)
        _ = try container.decode(Stub.self, forKey: .stub)
        fatalError("a stub was read twice")
    }
}

/// Reads an object of a class twice, and changes one of them.
private struct Pair: PlaceDependent, Decodable {
    final class Glove: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case n }
        let n: Int
        var isLeft = true

        init(from decoder: any Decoder) throws {
            n = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n)
        }
    }
    enum CodingKeys: CodingKey { case glove, colour }
    let left: Glove
    let right: Glove
    let colour: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        left = try container.decode(Glove.self, forKey: .glove)
        right = try container.decode(Glove.self, forKey: .glove)
        right.isLeft = false
        precondition(left.isLeft)
        colour = try container.decode(String.self, forKey: .colour)
    }
}

/// Is read as one of two types, each of which reads the same member.
private struct Notice: PlaceDependent, Decodable {
    struct Stamp: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case day }
        nonisolated(unsafe) static var last: Int?
        let day: Int

        init(from decoder: any Decoder) throws {
            day = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .day)
            Self.last = day
        }

        /// Removes and returns what the last stamp that was read has left.
        static func take() -> Int {
            defer { last = nil }
            return last!
        }
    }
    struct Line: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case stamp, text }
        let day: Int
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try container.decode(Stamp.self, forKey: .stamp)
            day = Stamp.take()
            text = try container.decode(String.self, forKey: .text)
        }
    }
    struct Column: PlaceDependent, Decodable {
        enum CodingKeys: CodingKey { case stamp, lines }
        let day: Int
        let lines: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try container.decode(Stamp.self, forKey: .stamp)
            day = Stamp.take()
            lines = try container.decode([String].self, forKey: .lines)
        }
    }
    let day: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let line = try? container.decode(Line.self) {
            day = line.day
        } else {
            day = try container.decode(Column.self).day
        }
    }
}

/// Draws numbers for its members, none of which may occur twice.
private struct Lottery: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case tickets, prize }
    let tickets: [Int: Counter]
    let prize: Int

    init(from decoder: any Decoder) throws {
        Tally.numbers = []
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let drawn = try container.decode([Counter].self, forKey: .tickets)
        let drawnAgain = try container.decode([Counter].self, forKey: .tickets)
        precondition(drawn.first!.ordinal != drawnAgain.first!.ordinal)
        tickets = Dictionary(uniqueKeysWithValues: (drawn + drawnAgain).map { ($0.ordinal, $0) })
        prize = try container.decode(Int.self, forKey: .prize)
    }
}

/// Reads its elements one by one, over and over.
private struct Relay: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case legs, team }
    let total: Int
    let team: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var total = 0
        for _ in 0..<3 {
            var legs = try container.nestedUnkeyedContainer(forKey: .legs)
            while !legs.isAtEnd {
                Tally.numbers = []
                total += try legs.decode(Counter.self).n
                precondition(!Tally.numbers.isEmpty)
            }
        }
        self.total = total
        team = try container.decode(String.self, forKey: .team)
    }
}

/// Reads its member as two dictionaries with the same values.
private struct Dish: PlaceDependent, Decodable {
    struct Label: PlaceDependent, Hashable, Decodable, CodingKeyRepresentable {
        let text: String
        var codingKey: any CodingKey { Key(stringValue: text) }

        init?<T: CodingKey>(codingKey: T) { text = codingKey.stringValue }

        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }
    enum CodingKeys: CodingKey { case parts, name }
    let parts: [String: Counter]
    let name: String

    init(from decoder: any Decoder) throws {
        Tally.numbers = []
        let container = try decoder.container(keyedBy: CodingKeys.self)
        parts = try container.decode([String: Counter].self, forKey: .parts)
        let labelled = try container.decode([Label: Counter].self, forKey: .parts)
        let again = try container.decode([String: Counter].self, forKey: .parts)
        precondition(Tally.numbers.count == parts.count + labelled.count + again.count)
        name = try container.decode(String.self, forKey: .name)
    }
}
