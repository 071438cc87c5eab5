import BricolageCore

// Arrays read element by element, and types that hold others.

extension DecodedShape {
    static let containers = [
        DecodedShape("a pair in an array", [Point].self, "[[1,2],[3,4],[5.5,6]]"),
        DecodedShape("a header before rows", Table.self, #"["name","age",["Ann",30],["Ben",31],["Eva",1]]"#),
        DecodedShape(
            "a pair in order", [Limits].self, #"[{"low":1,"high":5,"unit":"m"},{"low":0,"high":0,"unit":"s"}]"#),
        DecodedShape(
            "at least one element", [Playlist].self, #"[{"name":"a","songs":["x","y"]},{"name":"b","songs":["z"]}]"#),
        DecodedShape(
            "bad elements left out", Feed.self,
            #"{"items":[{"id":1,"text":"a"},{"id":"x"},{"id":2,"text":"b"}],"next":"n"}"#),
        DecodedShape(
            "a page of anything", Page<Song>.self,
            #"{"items":[{"title":"a","year":1},null,{"title":"b","year":2}],"page":1,"last":true}"#),
        DecodedShape(
            "rows of one length", [Grid].self,
            "[{\"rows\":[[1,2],[3,4]],\"name\":\"a\"},{\"rows\":[[1]],\"name\":\"b\"}]"),
        DecodedShape(
            "a tree by hand", Node.self,
            #"{"name":"a","children":[{"name":"b"},{"name":"c","children":[{"name":"d"}]}]}"#),
        DecodedShape("arrays within arrays", Path.self, "[[[1,2],[3,4]],[[5,6]]]"),
    ]
}

private struct Point: Decodable {
    var x: Double
    var y: Double

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Double.self)
        y = try container.decode(Double.self)
        guard container.isAtEnd else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "more than two numbers")
        }
    }
}

private struct Table: Decodable {
    var heads: [String]
    var rows: [(String, Int)]

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        heads = [try container.decode(String.self), try container.decode(String.self)]
        rows = []
        while !container.isAtEnd {
            var row = try container.nestedUnkeyedContainer()
            rows.append((try row.decode(String.self), try row.decode(Int.self)))
        }
    }
}

private struct Limits: Decodable {
    var low: Double
    var high: Double
    var unit: String

    enum CodingKeys: CodingKey { case low, high, unit }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        low = try container.decode(Double.self, forKey: .low)
        high = try container.decode(Double.self, forKey: .high)
        guard low <= high else { throw Refusal(reason: "the limits are the wrong way round") }
        unit = try container.decode(String.self, forKey: .unit)
    }
}

private struct NonEmpty<Element: Decodable>: Decodable {
    var elements: [Element]

    init(from decoder: any Decoder) throws {
        elements = try decoder.singleValueContainer().decode([Element].self)
        if elements.isEmpty { throw decoder.corrupted("no element") }
    }
}

private struct Playlist: Decodable {
    var name: String
    var songs: NonEmpty<String>
}

private struct Feed: Decodable {
    struct Item: Decodable {
        var id: Int
        var text: String
    }
    private struct Anything: Decodable {}

    var items: [Item] = []
    var next: String

    enum CodingKeys: CodingKey { case items, next }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var list = try container.nestedUnkeyedContainer(forKey: .items)
        while !list.isAtEnd {
            if let item = try? list.decode(Item.self) {
                items.append(item)
            } else {
                _ = try? list.decode(Anything.self)
            }
        }
        next = try container.decode(String.self, forKey: .next)
    }
}

private struct Song: Decodable {
    var title: String
    var year: Int
}

private struct Page<Item: Decodable>: Decodable {
    var items: [Item?]
    var number: Int
    var isLast: Bool

    enum CodingKeys: String, CodingKey { case items, page, last }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        items = try container.decode([Item?].self, forKey: .items)
        number = try container.decode(Int.self, forKey: .page)
        isLast = try container.decode(Bool.self, forKey: .last)
    }
}

private struct Grid: Decodable {
    var rows: [[Int]]
    var name: String

    enum CodingKeys: CodingKey { case rows, name }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        rows = try container.decode([[Int]].self, forKey: .rows)
        guard Set(rows.map(\.count)).count <= 1 else {
            throw DecodingError.dataCorruptedError(forKey: .rows, in: container, debugDescription: "rows of one length")
        }
    }
}

private final class Node: Decodable {
    let name: String
    let children: [Node]

    enum CodingKeys: CodingKey { case name, children }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        children = try container.decodeIfPresent([Node].self, forKey: .children) ?? []
    }
}

private struct Path: Decodable {
    var lines: [[Point]]

    init(from decoder: any Decoder) throws {
        lines = []
        var outer = try decoder.unkeyedContainer()
        while !outer.isAtEnd {
            var inner = try outer.nestedUnkeyedContainer()
            var line: [Point] = []
            while !inner.isAtEnd { line.append(try inner.decode(Point.self)) }
            lines.append(line)
        }
    }
}
