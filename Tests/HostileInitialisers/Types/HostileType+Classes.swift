// swift-format-ignore-file: NeverForceUnwrap

// Classes and what they inherit.

extension HostileType {
    static var classes: [HostileType] {
        [
            HostileType(Vehicle.self, #"{"wheels":4,"name":"n"}"#),
            HostileType(Truck.self, #"{"wheels":4,"name":"n","load":[1,2]}"#),
            HostileType(Link.self, #"{"value":1,"next":{"value":2,"next":null}}"#),
            HostileType(Directory.self, #"{"name":"/","entries":[{"name":"a","entries":[]}]}"#),
            HostileType(Manager.self, #"{"name":"n","reports":["a"],"super":{"name":"m","level":2}}"#),
            HostileType(Single.self, #"{"id":5,"tag":"t"}"#),
            HostileType(Square.self, #"{"side":2,"area":4}"#),
            HostileType(Frame.self, #"{"title":"t","frame":[0,0,4,3]}"#),
            HostileType(Subscriber.self, #"{"name":"n","topics":{"a":1}}"#),
            HostileType(Derived.self, #"{"base":3,"factor":2}"#),
        ]
    }
}

private class Vehicle: Decodable {
    enum CodingKeys: CodingKey { case wheels, name }
    let wheels: Int
    let name: String

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        wheels = try container.decode(Int.self, forKey: .wheels)
        name = try container.decode(String.self, forKey: .name)
        precondition(wheels % 2 == 0 && wheels > 0)
    }
}

private final class Truck: Vehicle {
    enum Keys: CodingKey { case load }
    let axleLoad: Int

    required init(from decoder: any Decoder) throws {
        let load = try decoder.container(keyedBy: Keys.self).decode([Int].self, forKey: .load)
        axleLoad = load.max()! - load.min()!
        try super.init(from: decoder)
        precondition(load.count * 2 == wheels)
    }
}

private final class Link: Decodable {
    enum CodingKeys: CodingKey { case value, next }
    let value: Int
    let next: Link?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Int.self, forKey: .value)
        next = try container.decodeIfPresent(Link.self, forKey: .next)
        precondition(next.map { $0.value > value } ?? (value == 2), "the list is sorted and ends with 2")
    }
}

private final class Directory: Decodable {
    enum CodingKeys: CodingKey { case name, entries }
    let name: String
    let entries: [String: Directory]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        let entries = try container.decode([Directory].self, forKey: .entries)
        self.entries = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })
        precondition(!name.isEmpty && (name != "/" || !entries.isEmpty))
    }
}

private class Employee: Decodable {
    enum CodingKeys: CodingKey { case name, level }
    let name: String
    let level: UInt8

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        level = try container.decode(UInt8.self, forKey: .level)
        name = try container.decode(String.self, forKey: .name)
        precondition(name == "m" && level >= 2)
    }
}

private final class Manager: Employee {
    enum Keys: CodingKey { case name, reports }
    let first: String

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        first = try container.decode([String].self, forKey: .reports)[0]
        try super.init(from: container.superDecoder())
        let name = try container.decode(String.self, forKey: .name)
        precondition(name != self.name)
    }
}

private final class Single: Decodable {
    enum CodingKeys: CodingKey { case id, tag }
    let id: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let tag = try container.decode(String.self, forKey: .tag)
        id = try container.decode(Int.self, forKey: .id)
        Register.enter(tag)
        Register.enter(id)
        precondition(tag == "t")
    }
}

private class Figure: Decodable {
    enum CodingKeys: CodingKey { case area }
    let area: Int

    required init(from decoder: any Decoder) throws {
        area = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .area)
        precondition(area > 1)
    }
}

private final class Square: Figure {
    enum Keys: CodingKey { case side }
    let side: Int

    required init(from decoder: any Decoder) throws {
        side = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .side)
        try super.init(from: decoder)
        precondition(side * side == area)
    }
}

private final class Frame: Decodable {
    enum CodingKeys: CodingKey { case title, frame }
    let title: String
    let area: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        let frame = try container.decode([Double].self, forKey: .frame)
        area = (frame[2] - frame[0]) * (frame[3] - frame[1])
        precondition(area > 0)
    }
}

private class Subscriber: Decodable {
    enum CodingKeys: CodingKey { case name, topics }
    private(set) var topics: [String: Int]

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        topics = try container.decode([String: Int].self, forKey: .topics)
        topics[try container.decode(String.self, forKey: .name)] = topics.values.max()!
        precondition(topics.count == 2)
    }
}

private class Base: Decodable {
    var base: Int
}

private final class Derived: Base {
    enum Keys: CodingKey { case factor }
    let quotient: Int

    required init(from decoder: any Decoder) throws {
        let factor = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .factor)
        quotient = 6 / (factor - 1)
        try super.init(from: decoder)
        precondition(base % factor == 1)
    }
}
