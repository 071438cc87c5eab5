import BricolageCore

// Texts in the manner of public packages, which initialisers parse.

extension DecodedShape {
    static let texts = [
        DecodedShape(
            "a date of parts", [Birthday].self, #"[{"who":"a","day":"2001-02-03"},{"who":"b","day":"1999-12-31"}]"#),
        DecodedShape(
            "a raw value that may fail", [Swatch].self,
            ##"[{"name":"a","color":"#ff0000"},{"name":"b","color":"#00ff7f"}]"##),
        DecodedShape("a range in a text", [Slot].self, #"[{"hours":"9-17","room":1},{"hours":"10-12","room":2}]"#),
        DecodedShape(
            "a version in two forms", [Package].self,
            #"[{"name":"a","version":"1.2.3"},{"name":"b","version":{"major":1,"minor":0,"patch":4}}]"#),
        DecodedShape(
            "a moment in two kinds", [Moment].self, #"[{"at":1700000000,"what":"a"},{"at":"1700000001","what":"b"}]"#),
        DecodedShape(
            "money in a text", [Price].self, #"[{"price":"12.50 EUR","item":"a"},{"price":"3 USD","item":"b"}]"#),
    ]
}

private struct CalendarDay: Decodable {
    var year: Int, month: Int, day: Int

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else {
            throw decoder.corrupted("\(text) is no day")
        }
        (year, month, day) = (parts[0], parts[1], parts[2])
    }
}

private struct Birthday: Decodable { var who: String, day: CalendarDay }

private struct HexColor: RawRepresentable, Decodable {
    var rawValue: String

    init?(rawValue: String) {
        guard rawValue.hasPrefix("#"), rawValue.count == 7, Int(rawValue.dropFirst(), radix: 16) != nil else {
            return nil
        }
        self.rawValue = rawValue
    }
}

private struct Swatch: Decodable { var name: String, color: HexColor }

private struct Slot: Decodable {
    private enum CodingKeys: CodingKey { case hours, room }
    var hours: ClosedRange<Int>, room: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let bounds = try container.decode(String.self, forKey: .hours).split(separator: "-").compactMap { Int($0) }
        guard bounds.count == 2, bounds[0] <= bounds[1] else {
            throw DecodingError.dataCorruptedError(forKey: .hours, in: container, debugDescription: "no range of hours")
        }
        hours = bounds[0]...bounds[1]
        room = try container.decode(Int.self, forKey: .room)
    }
}

private struct Version: Decodable {
    private enum CodingKeys: CodingKey { case major, minor, patch }
    var major: Int, minor: Int, patch: Int

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            let parts = text.split(separator: ".").compactMap { Int($0) }
            guard parts.count == 3 else { throw Refusal(reason: "\(text) is no version") }
            (major, minor, patch) = (parts[0], parts[1], parts[2])
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            major = try container.decode(Int.self, forKey: .major)
            minor = try container.decode(Int.self, forKey: .minor)
            patch = try container.decode(Int.self, forKey: .patch)
        }
    }
}

private struct Package: Decodable { var name: String, version: Version }

private struct Moment: Decodable {
    private enum CodingKeys: CodingKey { case at, what }
    var at: Int, what: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do {
            at = try container.decode(Int.self, forKey: .at)
        } catch DecodingError.typeMismatch {
            guard let number = Int(try container.decode(String.self, forKey: .at)) else {
                throw Refusal(reason: "no moment")
            }
            at = number
        }
        what = try container.decode(String.self, forKey: .what)
    }
}

private struct Price: Decodable {
    private enum CodingKeys: CodingKey { case price, item }
    var amount: Double, currency: String, item: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let words = try container.decode(String.self, forKey: .price).split(separator: " ")
        guard words.count == 2, let amount = Double(words[0]) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath + [CodingKeys.price], debugDescription: "no price"))
        }
        self.amount = amount
        currency = String(words[1])
        item = try container.decode(String.self, forKey: .item)
    }
}
