// swift-format-ignore-file: NeverForceUnwrap

// Single values in types of their own, which take the form of the value for granted.

extension HostileType {
    static var singleValues: [HostileType] {
        [
            HostileType(Email.self, #""ann@example.com""#),
            HostileType(Contact.self, #"{"email":"ann@example.com","phone":"+49 123"}"#),
            HostileType(Release.self, #"{"version":"1.2.3","stable":true}"#),
            HostileType(Percentage.self, "40"),
            HostileType(Invoice.self, #"{"discount":40,"tax":19,"net":100}"#),
            HostileType(Seconds.self, #""PT5S""#, "5"),
            HostileType(Coordinate.self, #""52.5,13.4""#),
            HostileType(Places.self, #"{"home":"1,2","work":"3,4","visited":["5,6"]}"#),
            HostileType(Even.self, "2"),
            HostileType(Evens.self, #"{"values":[2,4],"first":2}"#),
            HostileType(Slug.self, #""a-b-c""#),
            HostileType(Article.self, #"{"slug":"a-b","related":["c-d"],"title":"t"}"#),
        ]
    }
}

private struct Email: Decodable, Hashable {
    let user: Substring
    let domain: Substring

    init(from decoder: any Decoder) throws {
        let text = try decoder.watchedValue().decode(String.self)
        let at = text.firstIndex(of: "@")!
        (user, domain) = (text[..<at], text[text.index(after: at)...])
    }
}

private struct Contact: Decodable {
    struct Phone: Decodable, Equatable {
        let country: Int

        init(from decoder: any Decoder) throws {
            let text = try decoder.watchedValue().decode(String.self)
            precondition(text.hasPrefix("+"))
            country = Int(text.dropFirst().prefix { $0 != " " })!
        }
    }
    var email: Email
    var phone: Phone?
}

private struct Release: Decodable {
    struct Version: Decodable, Equatable {
        let major: Int
        let minor: Int
        let patch: Int

        init(from decoder: any Decoder) throws {
            let parts = try decoder.watchedValue().decode(String.self).split(separator: ".")
            (major, minor, patch) = (Int(parts[0])!, Int(parts[1])!, Int(parts[2])!)
        }
    }
    var version: Version
    var stable: Bool
}

private struct Percentage: Decodable, RawRepresentable, Equatable {
    let rawValue: Int

    init(rawValue: Int) {
        precondition(2...100 ~= rawValue, "\(rawValue) %")
        self.rawValue = rawValue
    }
}

private struct Invoice: Decodable {
    var discount: Percentage
    var tax: Percentage
    var net: Int
}

private struct Seconds: Decodable, Equatable {
    let count: Int

    init(from decoder: any Decoder) throws {
        let value = try decoder.watchedValue()
        if let count = try? value.decode(Int.self) {
            precondition(count >= 5)
            self.count = count
        } else {
            count = Int(try value.decode(String.self).dropFirst(2).dropLast())!
        }
    }
}

private struct Coordinate: Decodable, Hashable {
    let latitude: Double
    let longitude: Double

    init(from decoder: any Decoder) throws {
        let parts = try decoder.watchedValue().decode(String.self).split(separator: ",").compactMap { Double($0) }
        guard parts.count == 2 else { fatalError("no coordinate") }
        (latitude, longitude) = (parts[0], parts[1])
    }
}

private struct Places: Decodable {
    var home: Coordinate
    var work: Coordinate?
    var visited: Set<Coordinate>
}

private struct Even: Decodable, Equatable {
    let half: Int

    init(from decoder: any Decoder) throws {
        let number = try decoder.watchedValue().decode(Int.self)
        precondition(number % 2 == 0 && number > 0)
        half = number / 2
    }
}

private struct Evens: Decodable {
    enum CodingKeys: CodingKey { case values, first }
    let last: Even

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let first = try container.decode(Even.self, forKey: .first)
        let values = try container.decode([Even].self, forKey: .values)
        last = values[first.half]
    }
}

private struct Slug: Decodable, Hashable {
    let words: [Substring]

    init(from decoder: any Decoder) throws {
        words = try decoder.watchedValue().decode(String.self).split(separator: "-")
        precondition(words.count > 1, "one word is no slug")
    }
}

private struct Article: Decodable {
    var slug: Slug
    var related: [Slug]
    var title: String
}
