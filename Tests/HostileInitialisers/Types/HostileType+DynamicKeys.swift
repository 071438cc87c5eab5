// swift-format-ignore-file: NeverForceUnwrap

// Objects whose keys are content.

extension HostileType {
    static var dynamicKeys: [HostileType] {
        [
            HostileType(Histogram.self, #"{"1":5,"2":7}"#),
            HostileType(Calendar.self, #"{"2026-11":{"21":"s"},"2026-12":{"24":"h"}}"#),
            HostileType(Columns.self, #"{"a":[1,2],"b":[3,4]}"#),
            HostileType(Locales.self, #"{"en":"yes","de":"ja"}"#),
            HostileType(Prefixed.self, #"{"x-a":1,"x-b":2,"name":"n"}"#),
            HostileType(Ranked.self, #"{"first":"a","second":"b"}"#),
            HostileType(Scores.self, #"{"ann":{"points":[3,4]},"bob":{"points":[1,9]}}"#),
            HostileType(Grid.self, #"{"0,0":"a","0,1":"b"}"#),
            HostileType(OnlyMember.self, #"{"only":{"n":1}}"#),
            HostileType(Widths.self, #"{"1x":10,"2x":20}"#),
        ]
    }
}

private struct Name: CodingKey, Hashable {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private struct Histogram: Decodable {
    var counts: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        counts = Array(repeating: 0, count: container.allKeys.count + 1)
        for key in container.allKeys {
            counts[Int(key.stringValue)!] = try container.decode(Int.self, forKey: key)
        }
        precondition(counts.reduce(0, +) == 12)
    }
}

private struct Calendar: Decodable {
    var days: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        for month in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            let events = try container.decode([String: String].self, forKey: month)
            precondition(Int(events.keys.first!)! > 0 && events.values.first!.count == 1)
            days += events.values
        }
        precondition(days == ["s", "h"])
    }
}

private struct Columns: Decodable {
    let height: Int

    init(from decoder: any Decoder) throws {
        let columns = try decoder.watchedValue().decode([String: [Int]].self)
        height = columns.values.first!.count
        precondition(columns.values.allSatisfy { $0.count == height && $0[1] > $0[0] })
    }
}

private struct Locales: Decodable {
    let fallback: String

    init(from decoder: any Decoder) throws {
        let texts = try decoder.watchedValue().decode([String: String].self)
        fallback = texts["en"]!
        precondition(texts.values.allSatisfy { !$0.isEmpty })
    }
}

private struct Prefixed: Decodable {
    var extensions: [Substring: Int] = [:]
    let name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        name = try container.decode(String.self, forKey: Name(stringValue: "name"))
        for key in container.allKeys where key.stringValue != "name" {
            extensions[key.stringValue.split(separator: "-")[1]] = try container.decode(Int.self, forKey: key)
        }
        precondition(extensions["a"]! < extensions["b"]!)
    }
}

private struct Ranked: Decodable {
    enum Rank: String, CodingKey, CaseIterable { case first, second }
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Rank.self)
        precondition(container.allKeys.count == Rank.allCases.count)
        names = try Rank.allCases.map { try container.decode(String.self, forKey: $0) }
        precondition(names[0] < names[1])
    }
}

private struct Scores: Decodable {
    struct Score: Decodable, Equatable { var points: [Int] }
    let best: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        var totals: [String: Int] = [:]
        for key in container.allKeys {
            let points = try container.decode(Score.self, forKey: key).points
            totals[key.stringValue] = points[0] + points[1]
        }
        best = totals.max { $0.value < $1.value }!.key
    }
}

private struct Grid: Decodable {
    var cells: [[String]] = [["", ""]]

    init(from decoder: any Decoder) throws {
        for (place, text) in try decoder.watchedValue().decode([String: String].self) {
            let numbers = place.split(separator: ",").map { Int($0)! }
            cells[numbers[0]][numbers[1]] = text
        }
        precondition(cells[0].joined() == "ab")
    }
}

private struct OnlyMember: Decodable {
    struct Content: Decodable, Equatable { var n: Int }
    let name: String
    let n: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        let key = container.allKeys[0]
        precondition(container.contains(key))
        name = key.stringValue
        n = try container.decode(Content.self, forKey: key).n
        precondition(n == 1)
    }
}

private struct Widths: Decodable {
    let step: Int

    init(from decoder: any Decoder) throws {
        let widths = try decoder.watchedValue().decode([String: Int].self)
        let factors = widths.keys.map { Int($0.dropLast())! }.sorted()
        step = widths["\(factors[1])x"]! / widths["\(factors[0])x"]!
        precondition(step == 2)
    }
}
