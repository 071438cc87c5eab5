import Bricolage

/// A type that reads and writes itself.
struct DirectRecord: JSONModel, Equatable {
    var id: Int
    var name: String
    var ratio: Double
    var isOpen: Bool
    var note: String?
    var count: UInt8?
    var tags: [String]
    var points: [[Double]]
    var numbers: [Int]?
    var weight: Float?
    var labels: [String: Int]?
    var children: [DirectRecord]

    init(fields: inout JSONFields) throws {
        id = try fields["id"]
        name = try fields["name"]
        ratio = try fields["ratio"]
        isOpen = try fields["isOpen"]
        note = try fields["a note on it"]
        count = try fields["count"]
        tags = try fields["tags"]
        points = try fields["points"]
        numbers = try fields["numbers"]
        weight = try fields["weight"]
        labels = try fields["labels"]
        children = try fields["children"]
    }

    func write(fields: inout JSONOutput) {
        fields["id"] = id
        fields["name"] = name
        fields["ratio"] = ratio
        fields["isOpen"] = isOpen
        fields["a note on it"] = note
        fields["count"] = count
        fields["tags"] = tags
        fields["points"] = points
        fields["numbers"] = numbers
        fields["weight"] = weight
        fields["labels"] = labels
        fields["children"] = children
    }
}

/// The same type with synthesized `Codable`.
struct PlainRecord: Codable, Equatable {
    var id: Int
    var name: String
    var ratio: Double
    var isOpen: Bool
    var note: String?
    var count: UInt8?
    var tags: [String]
    var points: [[Double]]
    var numbers: [Int]?
    var weight: Float?
    var labels: [String: Int]?
    var children: [PlainRecord]

    enum CodingKeys: String, CodingKey {
        case id, name, ratio, isOpen
        case note = "a note on it"
        case count, tags, points, numbers, weight, labels, children
    }
}

extension PlainRecord {
    init(_ record: DirectRecord) {
        id = record.id
        name = record.name
        ratio = record.ratio
        isOpen = record.isOpen
        note = record.note
        count = record.count
        tags = record.tags
        points = record.points
        numbers = record.numbers
        weight = record.weight
        labels = record.labels
        children = record.children.map(PlainRecord.init)
    }
}

// MARK: Texts

extension Choices {
    /// The text of a record, which may have faults.
    mutating func record(depth: Int = 3) -> String {
        // Unusual features are chosen before the values, which consume all the bytes of an input.
        let escaped = happens(onceIn: 2) ? element(of: Self.keys) : ""
        let space = element(of: ["", "", " ", "\n    "])
        let changes = (0..<number(below: 4)).map { _ in (number(below: 6), Int(byte()), Int(byte())) }
        var members = Self.keys.map { ($0, fieldText(of: $0, depth: depth)) }
        for (way, first, second) in changes {
            let place = first % members.count
            switch way {
            case 0: members.swapAt(place, second % members.count)
            case 1: members.remove(at: place)
            case 2: members[place].1 = value(depth: 2).text()
            case 3: members.insert((otherKey(), value(depth: 2).text()), at: place)
            case 4: members.append((members[place].0, fieldText(of: members[place].0, depth: depth)))
            default: members[place].1 = "null"
            }
        }
        let texts = members.map {
            keyText($0.0, isEscaped: $0.0 == escaped && !happens(onceIn: 2)) + ":" + space + $0.1
        }
        return "{" + space + texts.joined(separator: "," + space) + space + "}"
    }

    private static let keys = [
        "id", "name", "ratio", "isOpen", "a note on it", "count", "tags", "points", "numbers", "weight", "labels",
        "children",
    ]

    /// Any key, or one that differs from a key of the type in one character.
    private mutating func otherKey() -> String {
        if happens(onceIn: 2) { return string() }
        var key = Array(element(of: Self.keys).unicodeScalars)
        key[number(below: key.count)] = element(of: ["#", "A", "é"])
        var text = String.UnicodeScalarView()
        text.append(contentsOf: key)
        return String(text)
    }

    /// A key in quotes, with letters that may be escaped unnecessarily.
    private func keyText(_ key: String, isEscaped: Bool) -> String {
        let quoted = PlainValue.string(key).text()
        return isEscaped ? quoted.replacing("a", with: "\\u0061").replacing("i", with: "\\u0069") : quoted
    }

    private mutating func fieldText(of key: String, depth: Int) -> String {
        switch key {
        case "id": String(integer())
        case "name": PlainValue.string(string()).text()
        case "ratio": element(of: [literal(), double().description])
        case "isOpen": element(of: ["true", "false"])
        case "a note on it": element(of: ["null", PlainValue.string(string()).text()])
        case "count": String(byte())
        case "tags": list { PlainValue.string($0.string()).text() }
        case "points": list { $0.list { $0.double().description } }
        case "numbers": list { String($0.integer()) }
        case "weight": Float(double() / 1e300).description
        case "labels": "{" + (0..<number(below: 3)).map { "\"\($0)\":\(integer())" }.joined(separator: ",") + "}"
        default: depth == 0 || isEmpty ? "[]" : list { $0.record(depth: depth - 1) }
        }
    }

    mutating func list(_ element: (inout Choices) -> String) -> String {
        let count = happens(onceIn: 32) ? Int(byte()) : number(below: 4)
        return "[" + (0..<count).map { _ in element(&self) }.joined(separator: ",") + "]"
    }
}
