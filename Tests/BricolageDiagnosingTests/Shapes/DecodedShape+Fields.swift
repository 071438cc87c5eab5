import BricolageCore

// Objects read key by key.

extension DecodedShape {
    static let fields = [
        DecodedShape(
            "plain keys", [Person].self,
            #"[{"name":"Ann","age":30,"tags":["a","b"]},{"name":"Ben","age":31,"tags":[]},{"name":"Eva","age":1,"tags":["c"]}]"#
        ),
        DecodedShape(
            "defaults for absent keys", [Settings].self,
            #"[{"host":"a","port":80,"retries":3,"verbose":true},{"host":"b"},{"host":"c","port":8080}]"#),
        DecodedShape(
            "a field that may fail", Profile.self,
            #"{"id":1,"nickname":"x","level":3,"scores":[1,2,3]}"#, #"{"id":1,"nickname":5,"level":3,"scores":[]}"#),
        DecodedShape(
            "nested containers", Response.self,
            #"{"data":{"attributes":{"title":"t","length":12,"author":{"name":"n"}},"id":"7"},"status":200}"#),
        DecodedShape(
            "containers in a key path", [Sensor].self,
            #"[{"meta":{"device":{"serial":"s1","room":4}},"readings":[1.5,2]},{"meta":{"device":{"serial":"s2","room":5}},"readings":[]}]"#
        ),
        DecodedShape(
            "a key decides the rest", [Migrated].self,
            #"[{"fullName":"Ann Lee","since":2001},{"first":"Ann","last":"Lee","since":2001},{"fullName":"B C","since":1}]"#
        ),
        DecodedShape(
            "other names for a key", [Aliased].self,
            #"[{"id":1,"colour":"red"},{"id":2,"color":"blue"},{"identifier":3,"color":"green"}]"#),
        DecodedShape(
            "null told from absent", [Patch].self,
            #"[{"title":"a","note":null,"rank":1},{"title":"b","note":"n","rank":2},{"title":"c","rank":3}]"#),
        DecodedShape(
            "keys as data", Glossary.self,
            #"{"apple":{"text":"a fruit","page":1},"boat":{"text":"it floats","page":22},"cat":{"text":"a pet","page":3}}"#
        ),
        DecodedShape(
            "a version decides the rest", [Versioned].self,
            #"[{"version":1,"title":"a"},{"version":2,"headline":"b","words":3},{"version":2,"headline":"c","words":4}]"#
        ),
        DecodedShape(
            "a flag decides the rest", [Delivery].self,
            #"[{"pickup":true,"shop":"a"},{"pickup":false,"street":"s","zip":12345},{"pickup":false,"street":"t","zip":1}]"#
        ),
        DecodedShape(
            "what the decoder is told", [Localized].self,
            #"[{"en":"Hello","de":"Hallo","length":5},{"en":"a","length":1}]"#,
            decoder: JSON.Decoder(userInfo: CodingUserInfoKey(rawValue: "language").map { [$0: "en"] } ?? [:])),
        DecodedShape(
            "errors translated", [Translated].self,
            #"[{"count":1,"parts":[1,2]},{"count":2,"parts":[3]},{"count":3,"parts":[]}]"#),
        DecodedShape(
            "a sum that must hold", [Invoice].self,
            #"[{"lines":[1,2,3],"total":6,"customer":"a","paid":true},{"lines":[5],"total":5,"customer":"b","paid":false}]"#
        ),
    ]
}

private struct Person: Decodable {
    var name: String
    var age: Int
    var tags: [String]

    enum CodingKeys: CodingKey { case name, age, tags }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        age = try container.decode(Int.self, forKey: .age)
        guard age < 200 else {
            throw DecodingError.dataCorruptedError(forKey: .age, in: container, debugDescription: "too old")
        }
        tags = try container.decode([String].self, forKey: .tags)
    }
}

private struct Settings: Decodable {
    var host: String
    var port: UInt16
    var retries: Int
    var isVerbose: Bool

    enum CodingKeys: String, CodingKey { case host, port, retries, verbose }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        host = try container.decode(String.self, forKey: .host)
        port = try container.decodeIfPresent(UInt16.self, forKey: .port) ?? 443
        retries = try container.decodeIfPresent(Int.self, forKey: .retries) ?? 1
        isVerbose = try container.decodeIfPresent(Bool.self, forKey: .verbose) ?? false
    }
}

private struct Profile: Decodable {
    var id: Int
    var nickname: String
    var level: UInt8
    var scores: [Double]

    enum CodingKeys: CodingKey { case id, nickname, level, scores }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        nickname = (try? container.decode(String.self, forKey: .nickname)) ?? "nobody"
        level = try container.decode(UInt8.self, forKey: .level)
        scores = try container.decode([Double].self, forKey: .scores)
    }
}

private struct Response: Decodable {
    var id: String
    var title: String
    var length: Int
    var author: String
    var status: Int

    enum CodingKeys: CodingKey { case data, status, attributes, id, title, length, author, name }

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: CodingKeys.self)
        let data = try root.nestedContainer(keyedBy: CodingKeys.self, forKey: .data)
        let attributes = try data.nestedContainer(keyedBy: CodingKeys.self, forKey: .attributes)
        title = try attributes.decode(String.self, forKey: .title)
        length = try attributes.decode(Int.self, forKey: .length)
        author = try attributes.nestedContainer(keyedBy: CodingKeys.self, forKey: .author).decode(
            String.self, forKey: .name)
        id = try data.decode(String.self, forKey: .id)
        status = try root.decode(Int.self, forKey: .status)
    }
}

private struct Sensor: Decodable {
    var serial: String
    var room: Int
    var readings: [Double]

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: JSONCodingKey.self)
        let device = try root.nestedContainer(keyedBy: JSONCodingKey.self, forKey: "meta").nestedContainer(
            keyedBy: JSONCodingKey.self, forKey: "device")
        (serial, room) = (
            try device.decode(String.self, forKey: "serial"), try device.decode(Int.self, forKey: "room")
        )
        var list = try root.nestedUnkeyedContainer(forKey: "readings")
        readings = []
        while !list.isAtEnd { readings.append(try list.decode(Double.self)) }
    }
}

private struct Migrated: Decodable {
    var name: String
    var since: Int

    enum CodingKeys: CodingKey { case fullName, first, last, since }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.fullName) {
            name = try container.decode(String.self, forKey: .fullName)
        } else {
            let first = try container.decode(String.self, forKey: .first)
            name = first + " " + (try container.decode(String.self, forKey: .last))
        }
        since = try container.decode(Int.self, forKey: .since)
    }
}

private struct Aliased: Decodable {
    var id: Int
    var color: String

    enum CodingKeys: CodingKey { case id, identifier, color, colour }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let id = try? container.decode(Int.self, forKey: .id) {
            self.id = id
        } else {
            id = try container.decode(Int.self, forKey: .identifier)
        }
        color =
            try container.decodeIfPresent(String.self, forKey: .colour) ?? container.decode(String.self, forKey: .color)
    }
}

private struct Patch: Decodable {
    var title: String
    var clearsNote: Bool
    var note: String?
    var rank: Int

    enum CodingKeys: CodingKey { case title, note, rank }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        clearsNote = false
        if container.contains(.note) {
            clearsNote = try container.decodeNil(forKey: .note)
            if !clearsNote { note = try container.decode(String.self, forKey: .note) }
        }
        rank = try container.decode(Int.self, forKey: .rank)
    }
}

private struct Glossary: Decodable {
    struct Entry: Decodable {
        var word: String
        var text: String
        var page: Int

        enum CodingKeys: CodingKey { case text, page }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            word = decoder.codingPath.last?.stringValue ?? ""
            text = try container.decode(String.self, forKey: .text)
            page = try container.decode(Int.self, forKey: .page)
        }
    }

    var entries: [Entry]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONCodingKey.self)
        entries = try container.allKeys.map { try container.decode(Entry.self, forKey: $0) }
    }
}

private struct Versioned: Decodable {
    var headline: String
    var words: Int?

    enum CodingKeys: CodingKey { case version, title, headline, words }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Int.self, forKey: .version) {
        case 1: headline = try container.decode(String.self, forKey: .title)
        case 2:
            headline = try container.decode(String.self, forKey: .headline)
            words = try container.decode(Int.self, forKey: .words)
        default:
            throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: "unknown version")
        }
    }
}

private struct Delivery: Decodable {
    var address: String

    enum CodingKeys: CodingKey { case pickup, shop, street, zip }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(Bool.self, forKey: .pickup) {
            address = try container.decode(String.self, forKey: .shop)
        } else {
            let street = try container.decode(String.self, forKey: .street)
            address = street + " \(try container.decode(Int.self, forKey: .zip))"
        }
    }
}

private struct Localized: Decodable {
    var text: String
    var length: Int

    init(from decoder: any Decoder) throws {
        let language = CodingUserInfoKey(rawValue: "language").flatMap { decoder.userInfo[$0] as? String } ?? "de"
        let container = try decoder.container(keyedBy: JSONCodingKey.self)
        text = try container.decode(String.self, forKey: JSONCodingKey(language))
        length = try container.decode(Int.self, forKey: "length")
    }
}

private struct Translated: Decodable {
    var count: Int
    var parts: [Int]

    enum CodingKeys: CodingKey { case count, parts }

    init(from decoder: any Decoder) throws {
        do {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            count = try container.decode(Int.self, forKey: .count)
            parts = try container.decode([Int].self, forKey: .parts)
        } catch {
            throw Refusal(reason: "no such thing: \(error)")
        }
    }
}

private struct Invoice: Decodable {
    var lines: [Int]
    var total: Int
    var customer: String
    var isPaid: Bool

    enum CodingKeys: String, CodingKey { case lines, total, customer, isPaid = "paid" }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lines = try container.decode([Int].self, forKey: .lines)
        total = try container.decode(Int.self, forKey: .total)
        guard lines.reduce(0, +) == total else { throw Refusal(reason: "the lines do not add up") }
        customer = try container.decode(String.self, forKey: .customer)
        isPaid = try container.decode(Bool.self, forKey: .isPaid)
    }
}
