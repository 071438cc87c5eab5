// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that look at where they are.

extension HostileType {
    static var codingPaths: [HostileType] {
        [
            HostileType(Wards.self, #"{"a":{"beds":2},"b":{"beds":3}}"#),
            HostileType(Coins.self, #"{"euro":"1.5","pound":"2"}"#),
            HostileType(Finish.self, #"{"lanes":[12.5,13.1,14]}"#),
            HostileType(Outline.self, #"{"title":"t","parts":[{"title":"u","parts":[]}]}"#),
            HostileType(Form.self, #"{"name":{"value":"n"},"city":{"value":"c"}}"#),
            HostileType(Limits.self, #"{"lower":1,"upper":[2]}"#),
        ]
    }
}

private struct Wards: PlaceDependent, Decodable {
    struct Ward: PlaceDependent, Decodable, Equatable {
        enum CodingKeys: CodingKey { case beds }
        let name: Character
        let beds: Int

        init(from decoder: any Decoder) throws {
            name = decoder.codingPath.last!.stringValue.first!
            beds = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .beds)
        }
    }
    let wards: [String: Ward]

    init(from decoder: any Decoder) throws {
        wards = try decoder.watchedValue().decode([String: Ward].self)
        precondition(wards.values.allSatisfy { $0.beds > 1 })
    }
}

private struct Coins: PlaceDependent, Decodable {
    struct Coin: PlaceDependent, Decodable, Equatable {
        let currency: String
        let value: Double

        init(from decoder: any Decoder) throws {
            currency = ["euro": "EUR", "pound": "GBP"][decoder.codingPath.last!.stringValue]!
            value = Double(try decoder.watchedValue().decode(String.self))!
        }
    }
    var euro: Coin
    var pound: Coin
}

private struct Finish: PlaceDependent, Decodable {
    struct Lane: PlaceDependent, Decodable, Equatable {
        let number: Int
        let seconds: Double

        init(from decoder: any Decoder) throws {
            number = decoder.codingPath.last!.intValue!
            seconds = try decoder.watchedValue().decode(Double.self)
            precondition(decoder.codingPath.dropLast().last!.stringValue == "lanes")
        }
    }
    var lanes: [Lane]
}

private struct Outline: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case title, parts }
    let title: String
    let parts: [Outline]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        parts = try container.decode([Outline].self, forKey: .parts)
        title = try container.decode(String.self, forKey: .title)
        precondition(container.codingPath.count == decoder.codingPath.count)
        Register.begin(decoder)
    }
}

private struct Form: PlaceDependent, Decodable {
    struct Field: PlaceDependent, Decodable, Equatable {
        enum CodingKeys: CodingKey { case value }
        let value: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            precondition(["name", "city"].contains(container.codingPath.last!.stringValue))
            value = try container.decode(String.self, forKey: .value)
            Register.enter(container.codingPath.last!.stringValue)
        }
    }
    var name: Field
    var city: Field
}

private struct Limits: PlaceDependent, Decodable {
    enum CodingKeys: CodingKey { case lower, upper }
    struct Limit: PlaceDependent, Decodable {
        let value: Int

        init(from decoder: any Decoder) throws {
            let isLower = decoder.codingPath.contains { $0.stringValue == "lower" }
            value = try isLower ? decoder.watchedValue().decode(Int.self) : decoder.watchedValue().decode([Int].self)[0]
        }
    }
    let range: ClosedRange<Int>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let lower = try container.decode(Limit.self, forKey: .lower).value
        range = lower...(try container.decode(Limit.self, forKey: .upper).value)
    }
}
