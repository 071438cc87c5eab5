// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that assume what a string or an array contains.

extension HostileType {
    static var forceUnwraps: [HostileType] {
        [
            HostileType(Weekday.self, #"{"day":"mon","shift":2}"#),
            HostileType(Price.self, #"{"amount":"12.50","currency":"EUR"}"#),
            HostileType(Initials.self, #"{"first":"Ann","last":"Bee"}"#),
            HostileType(Album.self, #"{"title":"t","images":["large","small"]}"#),
            HostileType(Translation.self, #"{"texts":{"en":"yes","de":"ja"},"fallback":"en"}"#),
            HostileType(Marker.self, #"{"symbol":"x","code":9731}"#),
            HostileType(Ballot.self, #"{"votes":[3,1,2],"open":false}"#),
            HostileType(Ratio.self, #""16:9""#),
            HostileType(Reference.self, ##"{"$ref":"#/definitions/a","title":null}"##),
            HostileType(Money.self, #"{"value":"EUR 5"}"#),
            HostileType(Bitmask.self, #"{"mask":"0x1F","width":8}"#),
            HostileType(Comment.self, #"{"author":{"name":"a"},"text":"t"}"#, #"{"author":null,"text":"t"}"#),
        ]
    }
}

private struct Weekday: Decodable {
    enum CodingKeys: CodingKey { case day, shift }
    static let names = ["mon", "tue", "wed"]
    let number: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let first = Self.names.firstIndex(of: try container.decode(String.self, forKey: .day))!
        number = first + (try container.decode(Int.self, forKey: .shift))
    }
}

private struct Price: Decodable {
    enum CodingKeys: CodingKey { case amount, currency }
    let amount: Double
    let currency: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        amount = Double(try container.decode(String.self, forKey: .amount))!
        currency = try container.decode(String.self, forKey: .currency)
    }
}

private struct Initials: Decodable {
    enum CodingKeys: CodingKey { case first, last }
    let letters: [Character]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        letters = [
            try container.decode(String.self, forKey: .first).first!,
            try container.decode(String.self, forKey: .last).first!,
        ]
    }
}

private struct Album: Decodable {
    enum CodingKeys: CodingKey { case title, images }
    let title: String
    let cover: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        cover = try container.decode([String].self, forKey: .images).last!
    }
}

private struct Translation: Decodable {
    enum CodingKeys: CodingKey { case texts, fallback }
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let texts = try container.decode([String: String].self, forKey: .texts)
        text = texts[try container.decode(String.self, forKey: .fallback)]!
    }
}

private struct Marker: Decodable {
    enum CodingKeys: CodingKey { case symbol, code }
    let symbol: Character
    let code: Unicode.Scalar

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        symbol = Character(try container.decode(String.self, forKey: .symbol))
        code = Unicode.Scalar(UInt32(try container.decode(Int.self, forKey: .code)))!
    }
}

private struct Ballot: Decodable {
    enum CodingKeys: CodingKey { case votes, open }
    let winner: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let isOpen = try container.decode(Bool.self, forKey: .open)
        let votes = try container.decode([Int].self, forKey: .votes)
        winner = isOpen ? 0 : votes.firstIndex(of: votes.max()!)!
    }
}

private struct Ratio: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
        let parts = try decoder.watchedValue().decode(String.self).split(separator: ":").map { Double($0)! }
        value = parts.first! / parts.last!
    }
}

private struct Reference: Decodable {
    enum CodingKeys: String, CodingKey { case reference = "$ref", title }
    let target: Substring
    let title: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reference = try container.decode(String.self, forKey: .reference)
        target = reference[reference.index(after: reference.lastIndex(of: "/")!)...]
        title = try container.decodeIfPresent(String.self, forKey: .title)
    }
}

private struct Money: Decodable {
    enum CodingKeys: CodingKey { case value }
    let amount: Int

    init(from decoder: any Decoder) throws {
        let value = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
        amount = value.split(separator: " ").last.flatMap { Int($0) }!
    }
}

private struct Bitmask: Decodable {
    enum CodingKeys: CodingKey { case mask, width }
    let mask: Int
    let width: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        mask = Int(try container.decode(String.self, forKey: .mask).dropFirst(2), radix: 16)!
        width = try container.decode(Int.self, forKey: .width)
    }
}

private struct Comment: Decodable {
    struct Author: Decodable, Equatable { var name: String }
    enum CodingKeys: CodingKey { case author, text }
    let author: Author?
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        author = try container.decodeNil(forKey: .author) ? nil : container.decode(Author?.self, forKey: .author)!
        text = try container.decode(String.self, forKey: .text)
    }
}
