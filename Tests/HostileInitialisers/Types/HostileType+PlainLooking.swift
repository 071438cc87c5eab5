// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that ask as synthesized ones do, in the same order, and then do something of their own.

extension HostileType {
    static var plainLooking: [HostileType] {
        [
            HostileType(Fraction.self, #"{"numerator":1,"denominator":2}"#),
            HostileType(Person.self, #"{"name":"ann","age":7}"#),
            HostileType(Box.self, #"{"lower":1,"upper":4,"label":"l"}"#),
            HostileType(Letter.self, #"{"text":"abc","index":1}"#),
            HostileType(Checked.self, #"{"a":1,"b":2,"sum":3}"#),
            HostileType(Between.self, #"{"first":"a","second":5,"third":[1,2]}"#),
            HostileType(Optionals.self, #"{"kind":"a","a":1,"b":null}"#),
            HostileType(Nested.self, #"{"head":{"n":2},"tail":[{"n":3},{"n":4}]}"#),
            HostileType(Mutable.self, #"{"count":2,"items":["x","y"]}"#),
            HostileType(Lazy.self, #"{"source":"1,2","total":3}"#),
            HostileType(Reordered.self, #"{"x":1,"y":2}"#),
            HostileType(Defaulted.self, #"{"size":4,"name":"n"}"#),
            HostileType(Renamed.self, #"{"first_name":"a","last_name":"b"}"#),
            HostileType(Narrowed.self, #"{"port":80,"host":"h"}"#),
            HostileType(Stepwise.self, #"{"width":2,"height":3,"cells":[1,2,3,4,5,6]}"#),
            HostileType(Trailing.self, #"{"id":1,"flags":[true,false]}"#),
        ]
    }
}

private struct Fraction: Decodable {
    enum CodingKeys: CodingKey { case numerator, denominator }
    let numerator: Int
    let denominator: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        numerator = try container.decode(Int.self, forKey: .numerator)
        denominator = try container.decode(Int.self, forKey: .denominator)
        precondition(denominator != 1 && numerator % denominator > 0)
    }
}

private struct Person: Decodable {
    enum CodingKeys: CodingKey { case name, age }
    let name: String
    let age: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        age = try container.decode(Int.self, forKey: .age)
        Register.enter(name)
        Register.enter(age)
    }
}

private struct Box: Decodable {
    enum CodingKeys: CodingKey { case lower, upper, label }
    let lower: Int
    let upper: Int
    let label: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lower = try container.decode(Int.self, forKey: .lower)
        upper = try container.decode(Int.self, forKey: .upper)
        precondition((lower..<upper).count > 2)
        label = try container.decode(String.self, forKey: .label)
    }
}

private struct Letter: Decodable {
    enum CodingKeys: CodingKey { case text, index }
    let text: String
    let index: Int
    let letter: Character

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        index = try container.decode(Int.self, forKey: .index)
        letter = Array(text)[index]
    }
}

private struct Checked: Decodable {
    enum CodingKeys: CodingKey { case a, b, sum }
    let a: Int
    let b: Int
    let sum: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        a = try container.decode(Int.self, forKey: .a)
        b = try container.decode(Int.self, forKey: .b)
        sum = try container.decode(Int.self, forKey: .sum)
        guard a + b == sum else { fatalError("\(a) + \(b) is not \(sum)") }
    }
}

private struct Between: Decodable {
    enum CodingKeys: CodingKey { case first, second, third }
    let first: String
    let second: Int
    let third: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        first = try container.decode(String.self, forKey: .first)
        precondition(first == "a")
        second = try container.decode(Int.self, forKey: .second)
        precondition(second == 5)
        third = try container.decode([Int].self, forKey: .third)
        precondition(third[0] < third[1])
    }
}

private struct Optionals: Decodable {
    enum CodingKeys: CodingKey { case kind, a, b }
    let kind: String
    let a: Int?
    let b: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(String.self, forKey: .kind)
        a = try container.decodeIfPresent(Int.self, forKey: .a)
        b = try container.decodeIfPresent(Int.self, forKey: .b)
        let value = kind == "a" ? a! : b!
        precondition(value < 9)
    }
}

private struct Nested: Decodable {
    struct Node: Decodable, Equatable { var n: Int }
    enum CodingKeys: CodingKey { case head, tail }
    let head: Node
    let tail: [Node]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        head = try container.decode(Node.self, forKey: .head)
        tail = try container.decode([Node].self, forKey: .tail)
        precondition(tail.count == head.n && tail.last!.n == 4)
    }
}

private struct Mutable: Decodable {
    enum CodingKeys: CodingKey { case count, items }
    var count: Int
    var items: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        count = try container.decode(Int.self, forKey: .count)
        items = try container.decode([String].self, forKey: .items)
        while items.count != count { items.removeLast() }
    }
}

private struct Lazy: Decodable {
    enum CodingKeys: CodingKey { case source, total }
    let source: String
    let total: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        source = try container.decode(String.self, forKey: .source)
        total = try container.decode(Int.self, forKey: .total)
        precondition(source.split(separator: ",").map { Int($0)! }.reduce(0, +) == total)
    }
}

private struct Reordered: Decodable {
    enum CodingKeys: CodingKey { case x, y }
    let x: Int
    let y: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        y = try container.decode(Int.self, forKey: .y)
        x = try container.decode(Int.self, forKey: .x)
        precondition(2 * x == y)
    }
}

private struct Defaulted: Decodable {
    enum CodingKeys: CodingKey { case size, name }
    let size: Int
    let name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        size = try container.decodeIfPresent(Int.self, forKey: .size) ?? 4
        name = try container.decode(String.self, forKey: .name)
        precondition(size.nonzeroBitCount == 1 && size > 1, "a power of two")
    }
}

private struct Renamed: Decodable {
    enum CodingKeys: String, CodingKey { case first = "first_name", last = "last_name" }
    let first: String
    let last: String
    let initials: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        first = try container.decode(String.self, forKey: .first)
        last = try container.decode(String.self, forKey: .last)
        initials = "\(first.first!)\(last.first!)"
        precondition(initials.allSatisfy(\.isLowercase))
    }
}

private struct Narrowed: Decodable {
    enum CodingKeys: CodingKey { case port, host }
    let port: UInt16
    let host: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        port = UInt16(try container.decode(Int.self, forKey: .port) - 2)
        host = try container.decode(String.self, forKey: .host)
    }
}

private struct Stepwise: Decodable {
    enum CodingKeys: CodingKey { case width, height, cells }
    let width: Int
    let height: Int
    let cells: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        width = try container.decode(Int.self, forKey: .width)
        height = try container.decode(Int.self, forKey: .height)
        cells = try container.decode([Int].self, forKey: .cells)
        precondition(cells.count == width * height && cells[width * height - 1] == 6)
    }
}

private struct Trailing: Decodable {
    enum CodingKeys: CodingKey { case id, flags }
    let id: Int
    let flags: [Bool]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        flags = try container.decode([Bool].self, forKey: .flags)
        precondition(flags[id] == false && flags[id - 1])
    }
}
