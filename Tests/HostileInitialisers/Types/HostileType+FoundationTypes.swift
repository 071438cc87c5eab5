// swift-format-ignore-file: NeverForceUnwrap

import Foundation

// Foundation types that are made from the contents of a document.

extension HostileType {
    static var foundationTypes: [HostileType] {
        [
            HostileType(Hyperlink.self, #"{"href":"https://example.com/a","rel":"self"}"#),
            HostileType(Appointment.self, #"{"start":0,"end":60,"zone":"Europe/Berlin"}"#),
            HostileType(Photo.self, #"{"id":"9F1C3E0A-6C0B-4B7B-9E0B-0C6A1C3E0A6C","data":"aGVsbG8="}"#),
            HostileType(Amount.self, #"{"value":"12.50","rate":2}"#),
            HostileType(Search.self, #"{"base":"https://example.com","path":"a","query":"q"}"#),
            HostileType(Pattern.self, #"{"expression":"a+","sample":"aa"}"#),
            HostileType(Birthday.self, #"{"year":2000,"month":2,"day":29}"#),
            HostileType(Attachment.self, #"{"name":"a.txt","bytes":[104,105]}"#),
            HostileType(Tokens.self, #"{"token":"a.eyJuIjoxfQ==.c","n":1}"#),
            HostileType(Selection.self, #"{"range":[2,3],"text":"abcdef"}"#),
        ]
    }
}

private struct Hyperlink: Decodable {
    enum CodingKeys: CodingKey { case href, rel }
    let name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let url = try container.decode(URL.self, forKey: .href)
        precondition(url.host() == "example.com")
        name = url.pathComponents[1] + (try container.decode(String.self, forKey: .rel))
    }
}

private struct Appointment: Decodable {
    enum CodingKeys: CodingKey { case start, end, zone }
    let interval: DateInterval
    let zone: TimeZone

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        zone = TimeZone(identifier: try container.decode(String.self, forKey: .zone))!
        let start = try container.decode(Date.self, forKey: .start)
        interval = DateInterval(start: start, end: try container.decode(Date.self, forKey: .end))
        precondition(interval.duration == 60)
    }
}

private struct Photo: Decodable {
    enum CodingKeys: CodingKey { case id, data }
    let id: UUID
    let first: UInt8

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(UUID.self, forKey: .id)
        precondition(id.uuidString.hasPrefix("9F1C"))
        let data = try container.decode(Data.self, forKey: .data)
        first = data[data.startIndex]
        precondition(first == 104)
    }
}

private struct Amount: Decodable {
    enum CodingKeys: CodingKey { case value, rate }
    let value: Decimal

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = Decimal(string: try container.decode(String.self, forKey: .value))!
        self.value = value / (try container.decode(Decimal.self, forKey: .rate))
        precondition(self.value > 5)
    }
}

private struct Search: Decodable {
    enum CodingKeys: CodingKey { case base, path, query }
    let url: URL

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var components = URLComponents(string: try container.decode(String.self, forKey: .base))!
        components.path = "/" + (try container.decode(String.self, forKey: .path))
        components.queryItems = [URLQueryItem(name: try container.decode(String.self, forKey: .query), value: nil)]
        url = components.url!
        precondition(components.scheme! == "https")
    }
}

private struct Pattern: Decodable {
    enum CodingKeys: CodingKey { case expression, sample }
    let match: Substring

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let sample = try container.decode(String.self, forKey: .sample)
        match = sample.firstMatch(of: try Regex(try container.decode(String.self, forKey: .expression)))!.0
    }
}

private struct Birthday: Decodable {
    enum CodingKeys: CodingKey { case year, month, day }
    let date: Date

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let parts = DateComponents(
            year: try container.decode(Int.self, forKey: .year), month: try container.decode(Int.self, forKey: .month),
            day: try container.decode(Int.self, forKey: .day))
        let calendar = Calendar(identifier: .gregorian)
        precondition(parts.isValidDate(in: calendar))
        date = calendar.date(from: parts)!
    }
}

private struct Attachment: Decodable {
    enum CodingKeys: CodingKey { case name, bytes }
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = String(data: Data(try container.decode([UInt8].self, forKey: .bytes)), encoding: .utf8)!
        let name = try container.decode(String.self, forKey: .name)
        precondition(!URL(filePath: name).pathExtension.isEmpty && text.count == 2)
    }
}

private struct Tokens: Decodable {
    enum CodingKeys: CodingKey { case token, n }
    let claims: [String: Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let parts = try container.decode(String.self, forKey: .token).split(separator: ".")
        let payload = Data(base64Encoded: String(parts[1]))!
        claims = try JSONSerialization.jsonObject(with: payload) as! [String: Int]
        let number = try container.decode(Int.self, forKey: .n)
        precondition(claims["n"]! == number)
    }
}

private struct Selection: Decodable {
    enum CodingKeys: CodingKey { case range, text }
    let text: Substring

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .text)
        let range = NSRange(location: try container.decode([Int].self, forKey: .range)[0], length: 3)
        self.text = text[Range(range, in: text)!]
        precondition(self.text == "cde")
    }
}
