import BricolageCore

// Values read from one scalar, and rejected if it is invalid.

extension DecodedShape {
    static let scalars = [
        DecodedShape(
            "a checked text", [Contact].self,
            #"[{"name":"a","mail":"a@b.org"},{"name":"b","mail":"c@d.org"}]"#, #"[{"name":"a","mail":"x@y.z"}]"#),
        DecodedShape(
            "a day as text", [Appointment].self,
            #"[{"day":"2024-02-29","room":1},{"day":"2024-03-01","room":2},{"day":"2025-01-01","room":3}]"#),
        DecodedShape("a duration as text", Timers.self, #"{"tea":"4m","eggs":"6m","bread":"1h","count":3}"#),
        DecodedShape(
            "money in texts", [Price].self,
            #"[{"amount":"12.30","currency":"EUR"},{"amount":"0.99","currency":"USD"},{"amount":"5","currency":"EUR"}]"#
        ),
        DecodedShape(
            "a wrapped identifier", [Ticket].self,
            #"[{"id":17,"owner":"u-1","open":true},{"id":18,"owner":"u-2","open":false}]"#),
        DecodedShape(
            "a colour as text or object", [Paint].self,
            ##"[{"color":"#ff0000","liters":1},{"color":{"r":1,"g":2,"b":3},"liters":2}]"##),
        DecodedShape(
            "a set of options", [File].self,
            #"[{"path":"/a","rights":["read","write"]},{"path":"/b","rights":[]},{"path":"/c","rights":["run"]}]"#),
        DecodedShape(
            "a version as text", Dependencies.self,
            #"{"packages":[{"name":"a","version":"1.2.3"},{"name":"b","version":"0.0.1"}]}"#),
        DecodedShape(
            "a raw value by hand", [Lamp].self,
            #"[{"state":"on","watts":5},{"state":"off","watts":7},{"state":"on","watts":1}]"#),
    ]
}

private struct Email: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        let parts = text.split(separator: "@")
        guard parts.count == 2, parts[1].contains(".") else { throw decoder.corrupted("no mail address") }
    }
}

private struct Contact: Decodable {
    var name: String
    var mail: Email
}

private struct Day: Decodable {
    var numbers: [Int]

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
            throw Refusal(reason: "\(text) is no day")
        }
    }
}

private struct Appointment: Decodable {
    var day: Day
    var room: Int

    enum CodingKeys: CodingKey { case day, room }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        day = try container.decode(Day.self, forKey: .day)
        room = try container.decode(Int.self, forKey: .room)
    }
}

private struct Minutes: Decodable {
    var count: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let unit = text.last, let number = Int(text.dropLast()), unit == "m" || unit == "h" else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a duration such as 4m or 1h")
        }
        count = unit == "h" ? number * 60 : number
    }
}

private struct Timers: Decodable {
    var tea: Minutes
    var eggs: Minutes
    var bread: Minutes
    var count: Int
}

private struct Price: Decodable {
    var cents: Int
    var currency: String

    enum CodingKeys: CodingKey { case amount, currency }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .amount)
        guard let amount = Double(text) else {
            throw DecodingError.dataCorruptedError(forKey: .amount, in: container, debugDescription: "no amount")
        }
        cents = Int(amount * 100)
        currency = try container.decode(String.self, forKey: .currency)
        guard currency.count == 3 else {
            throw DecodingError.dataCorruptedError(forKey: .currency, in: container, debugDescription: "no currency")
        }
    }
}

private struct Identifier<Raw: Decodable>: Decodable {
    var raw: Raw

    init(from decoder: any Decoder) throws { raw = try decoder.singleValueContainer().decode(Raw.self) }
}

private struct Ticket: Decodable {
    var id: Identifier<Int>
    var owner: Identifier<String>
    var open: Bool
}

private struct Color: Decodable {
    var components: [Int]

    enum CodingKeys: CodingKey { case r, g, b }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            guard text.first == "#", let bits = Int(text.dropFirst(), radix: 16) else {
                throw decoder.corrupted("no colour")
            }
            components = [bits >> 16, bits >> 8 & 255, bits & 255]
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            components = [
                try container.decode(Int.self, forKey: .r), try container.decode(Int.self, forKey: .g),
                try container.decode(Int.self, forKey: .b),
            ]
        }
    }
}

private struct Paint: Decodable {
    var color: Color
    var liters: Double
}

private struct Rights: OptionSet, Decodable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var bits = 0
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            guard let index = ["read", "write", "run"].firstIndex(of: name) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown right \(name)")
            }
            bits |= 1 << index
        }
        self.init(rawValue: bits)
    }
}

private struct File: Decodable {
    var path: String
    var rights: Rights
}

private struct Version: Decodable {
    var parts: [Int]

    init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ Int($0) != nil }) else { throw Refusal(reason: "no version") }
        self.parts = parts.compactMap { Int($0) }
    }
}

private struct Dependencies: Decodable {
    struct Package: Decodable {
        var name: String
        var version: Version
    }
    var packages: [Package]
}

private enum LampState: String, Decodable {
    case on, off

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let state = LampState(rawValue: text) else { throw decoder.corrupted("unknown state \(text)") }
        self = state
    }
}

private struct Lamp: Decodable {
    var state: LampState
    var watts: Int
}
