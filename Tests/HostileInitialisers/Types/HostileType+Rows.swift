// swift-format-ignore-file: NeverForceUnwrap

import Foundation

// The first types that were found to end a process, or to leave something behind that no document contained.

extension HostileType {
    static var rows: [HostileType] {
        [
            HostileType(Shape.self, #"{"kind":"circle","n":1}"#),
            HostileType(ClockTime.self, #"{"time":"12:30"}"#),
            HostileType(Holiday.self, #"{"date":"2026-11-21","name":"n"}"#),
            HostileType(Endpoint.self, #"{"url":"https://example.com/a","retries":3}"#),
            HostileType(Session.self, #"{"id":"9F1C3E0A-6C0B-4B7B-9E0B-0C6A1C3E0A6C","user":"u"}"#),
            HostileType(Preference.self, #"{"type":"int","value":1}"#, #"{"type":"text","value":"t"}"#),
            HostileType(Catalogue.self, #"[{"id":1},{"id":2},{"id":3}]"#),
            HostileType(Bounds.self, #"{"min":1,"max":5}"#),
            HostileType(Table.self, "[[1,2],[3,4]]"),
            HostileType(Payment.self, #"{"kind":"card","amount":5}"#, #"{"kind":"cash","amount":7}"#),
            HostileType(Readings.self, "[1,2,3]"),
            HostileType(Member.self, #"{"name":"ann","age":5}"#),
            HostileType(Crew.self, #"{"members":[{"name":"ann","age":5}]}"#),
        ]
    }
}

private struct Shape: Decodable {
    enum Kind: String { case circle, square }
    enum CodingKeys: CodingKey { case kind, n }
    let kind: Kind
    let n: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = Kind(rawValue: try container.decode(String.self, forKey: .kind))!
        n = try container.decode(Int.self, forKey: .n)
    }
}

private struct ClockTime: Decodable {
    enum CodingKeys: CodingKey { case time }
    let hour: Int
    let minute: Int

    init(from decoder: any Decoder) throws {
        let time = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .time)
        hour = Int(time.split(separator: ":")[0])!
        minute = Int(time.split(separator: ":")[1])!
    }
}

private struct Holiday: Decodable {
    enum CodingKeys: CodingKey { case date, name }
    let date: Date
    let name: String

    init(from decoder: any Decoder) throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let container = try decoder.container(keyedBy: CodingKeys.self)
        date = formatter.date(from: try container.decode(String.self, forKey: .date))!
        name = try container.decode(String.self, forKey: .name)
    }
}

private struct Endpoint: Decodable {
    enum CodingKeys: CodingKey { case url, retries }
    let host: String
    let retries: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        host = URL(string: try container.decode(String.self, forKey: .url))!.host!
        retries = try container.decode(Int.self, forKey: .retries)
    }
}

private struct Session: Decodable {
    enum CodingKeys: CodingKey { case id, user }
    let id: UUID
    let user: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = UUID(uuidString: try container.decode(String.self, forKey: .id))!
        user = try container.decode(String.self, forKey: .user)
    }
}

private enum Preference: Decodable {
    enum CodingKeys: CodingKey { case type, value }
    case int(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "int": self = .int(try container.decode(Int.self, forKey: .value))
        case "text": self = .text(try container.decode(String.self, forKey: .value))
        default: fatalError("there is no type \(type)")
        }
    }
}

private struct Catalogue: Decodable {
    struct Item: Decodable, Equatable { var id: Int }
    let items: [Int: Item]

    init(from decoder: any Decoder) throws {
        items = Dictionary(uniqueKeysWithValues: try decoder.watchedValue().decode([Item].self).map { ($0.id, $0) })
    }
}

private struct Bounds: Decodable {
    enum CodingKeys: CodingKey { case min, max }
    let range: ClosedRange<Int>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let min = try container.decode(Int.self, forKey: .min)
        let max = try container.decode(Int.self, forKey: .max)
        range = min...max
    }
}

private struct Table: Decodable {
    let rows: [[Int]]

    init(from decoder: any Decoder) throws {
        rows = try decoder.watchedValue().decode([[Int]].self)
        let width = rows.first?.count ?? 0
        precondition(rows.allSatisfy { $0.count == width })
    }
}

private struct Payment: Decodable {
    enum CodingKeys: CodingKey { case kind, amount }
    struct Refusal: Error {}
    let kind: String
    let amount: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(String.self, forKey: .kind)
        precondition(["card", "cash"].contains(kind))
        amount = try container.decode(Int.self, forKey: .amount)
        guard amount > 0 else { throw Refusal() }
    }
}

private struct Readings: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while let value = try? elements.decode(Int.self) { values.append(value) }
    }
}

private struct Member: Decodable {
    enum CodingKeys: CodingKey { case name, age }
    let name: String
    let age: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        Register.enter(name)
        age = try container.decode(Int.self, forKey: .age)
    }
}

private struct Crew: Decodable {
    var members: [Member]
}
