import BricolageCore

// Initialisers as programs write them by hand to read the files and messages of others.

extension DecodedShape {
    static let records = [
        DecodedShape(
            "a feature on a map", Feature.self,
            #"{"type":"Feature","bbox":[1,2,3,4],"geometry":{"type":"Point","coordinates":[1.5,2.5]},"properties":{"name":"x","height":12}}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1.5,2.5,9]},"properties":{"name":"y"}}"#),
        DecodedShape(
            "pages with a link", ResultPage<Repository>.self,
            #"{"items":[{"id":1,"name":"a","stars":4},{"id":2,"name":"b","stars":0}],"next":"https://api/items?page=2","total":10}"#,
            #"{"items":[{"id":3,"name":"c","stars":1}],"next":null,"total":10}"#),
        DecodedShape(
            "blocks of which some are unknown", Message.self,
            #"{"channel":"c","blocks":[{"type":"header","text":{"text":"Hi","emoji":true}},{"type":"divider"},{"type":"section","text":{"text":"a"},"fields":[{"text":"f"}]},{"type":"video","url":"u"}]}"#
        ),
        DecodedShape(
            "a container and its environment", Container.self,
            #"{"name":"web","image":"nginx:1.25","resources":{"cpu":"500m","memory":"64Mi"},"env":[{"name":"A","value":"1"},{"name":"B","valueFrom":{"secret":"s","key":"k"}}],"ports":[80,{"port":443,"protocol":"TCP"}]}"#
        ),
        DecodedShape(
            "old and new spellings", [Connection].self,
            #"[{"timeout":30,"database":{"host":"h","port":5432,"name":"n"}},{"timeout_ms":1500,"database":"postgres://h/n"},{"timeout":5,"database":"postgres://i/m"}]"#
        ),
        DecodedShape(
            "data or errors", Answer<Viewer>.self,
            #"{"data":{"viewer":{"login":"a","followers":{"totalCount":3}}}}"#,
            #"{"data":{"viewer":{"login":"b","followers":{"totalCount":0}}},"errors":[{"message":"slow","path":["viewer","followers"]}]}"#
        ),
        DecodedShape(
            "hits of a search", SearchHits.self,
            #"{"took":3,"hits":{"total":{"value":2},"hits":[{"_id":"1","_score":1.5,"_source":{"title":"A","year":2001}},{"_id":"2","_score":null,"_source":{"title":"B","year":2002}}]}}"#
        ),
        DecodedShape(
            "amounts with a currency", [Price].self,
            #"[{"amount":"12.34","currency":"EUR"},{"amount":"5.00","currency":"USD","tax":{"rate":19,"included":true}},{"amount":"0.99","currency":"EUR"}]"#
        ),
        DecodedShape(
            "moments in two spellings", [LogLine].self,
            #"[{"at":1700000000,"level":"info","text":"a"},{"at":"2023-11-14T22:13:20Z","level":"error","text":"b","code":7},{"at":1700000005,"level":"info","text":"c"}]"#
        ),
    ]
}

private struct Feature: Decodable {
    struct Position: Decodable {
        var latitude: Double
        var longitude: Double
        var height: Double?

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            longitude = try list.decode(Double.self)
            latitude = try list.decode(Double.self)
            height = list.isAtEnd ? nil : try list.decode(Double.self)
        }
    }
    private struct Geometry: Decodable {
        var type: String
        var coordinates: Position
    }
    private enum Keys: CodingKey { case type, bbox, geometry, properties, name }

    var position: Position
    var box: [Double]?
    var name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        guard try container.decode(String.self, forKey: .type) == "Feature" else {
            throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "no feature")
        }
        position = try container.decode(Geometry.self, forKey: .geometry).coordinates
        box = try container.decodeIfPresent([Double].self, forKey: .bbox)
        if let box, box.count != 4, box.count != 6 {
            throw DecodingError.dataCorruptedError(forKey: .bbox, in: container, debugDescription: "4 or 6 numbers")
        }
        let properties = try container.nestedContainer(keyedBy: Keys.self, forKey: .properties)
        name = try properties.decode(String.self, forKey: .name)
    }
}

private struct Repository: Decodable {
    var id: Int
    var name: String
    var stars: UInt
}

private struct ResultPage<Item: Decodable>: Decodable {
    private enum Keys: CodingKey { case items, next, total }

    var items: [Item]
    var next: String?
    var remaining: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        items = try container.decode([Item].self, forKey: .items)
        if let link = try container.decode(String?.self, forKey: .next) {
            guard link.hasPrefix("https://") else {
                throw DecodingError.dataCorruptedError(forKey: .next, in: container, debugDescription: "no link")
            }
            next = link
        }
        remaining = try container.decode(Int.self, forKey: .total) - items.count
    }
}

private struct Message: Decodable {
    struct Text: Decodable {
        var text: String
        var emoji: Bool?
    }
    enum Block: Decodable {
        case header(Text)
        case section(Text, fields: [Text])
        case divider
        case unknown(String)

        private enum Keys: CodingKey { case type, text, fields }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            switch try container.decode(String.self, forKey: .type) {
            case "header": self = .header(try container.decode(Text.self, forKey: .text))
            case "section":
                let text = try container.decode(Text.self, forKey: .text)
                self = .section(text, fields: try container.decodeIfPresent([Text].self, forKey: .fields) ?? [])
            case "divider": self = .divider
            case let other: self = .unknown(other)
            }
        }
    }

    var channel: String
    var blocks: [Block]
}

private struct Container: Decodable {
    struct Amount: Decodable {
        var value: Double

        private static let units = ["m": 0.001, "Ki": 1024, "Mi": 1_048_576, "Gi": 1_073_741_824]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let digits = text.prefix { $0.isNumber || $0 == "." }
            let unit = String(text.dropFirst(digits.count))
            guard let number = Double(digits), let factor = unit.isEmpty ? 1 : Self.units[unit] else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no amount")
            }
            value = number * factor
        }
    }
    struct Variable: Decodable {
        struct Source: Decodable {
            var secret: String
            var key: String
        }
        private enum Keys: CodingKey { case name, value, valueFrom }

        var name: String
        var value: String?
        var source: Source?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            name = try container.decode(String.self, forKey: .name)
            value = try container.decodeIfPresent(String.self, forKey: .value)
            source = try container.decodeIfPresent(Source.self, forKey: .valueFrom)
            if (value == nil) == (source == nil) { throw Refusal(reason: "a value or where it comes from") }
        }
    }
    struct Port: Decodable {
        var number: UInt16
        var transport = "TCP"

        private enum Keys: CodingKey { case port, `protocol` }

        init(from decoder: any Decoder) throws {
            if let number = try? UInt16(from: decoder) {
                self.number = number
                return
            }
            let container = try decoder.container(keyedBy: Keys.self)
            number = try container.decode(UInt16.self, forKey: .port)
            transport = try container.decode(String.self, forKey: .protocol)
        }
    }

    var name: String
    var image: String
    var resources: [String: Amount]
    var env: [Variable]
    var ports: [Port]
}

private struct Connection: Decodable {
    private struct Parts: Decodable {
        var host: String
        var port: UInt16
        var name: String
    }
    private enum Keys: String, CodingKey {
        case timeout, database
        case milliseconds = "timeout_ms"
    }

    var milliseconds: Int
    var address: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        if let seconds = try container.decodeIfPresent(Int.self, forKey: .timeout) {
            milliseconds = seconds * 1000
        } else {
            milliseconds = try container.decode(Int.self, forKey: .milliseconds)
        }
        do {
            address = try container.decode(String.self, forKey: .database)
            guard address.hasPrefix("postgres://") else {
                throw DecodingError.dataCorruptedError(
                    forKey: .database, in: container, debugDescription: "no address of a database")
            }
        } catch DecodingError.typeMismatch {
            let parts = try container.decode(Parts.self, forKey: .database)
            address = "postgres://\(parts.host):\(parts.port)/\(parts.name)"
        }
    }
}

private struct Viewer: Decodable {
    struct Count: Decodable { var totalCount: Int }
    struct Person: Decodable {
        var login: String
        var followers: Count
    }
    var viewer: Person
}

private struct Answer<Data: Decodable>: Decodable {
    struct Complaint: Decodable, Error {
        var message: String
        var path: [String]?
    }
    private enum Keys: CodingKey { case data, errors }

    var data: Data
    var complaints: [Complaint]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        complaints = try container.decodeIfPresent([Complaint].self, forKey: .errors) ?? []
        if let data = try container.decodeIfPresent(Data.self, forKey: .data) {
            self.data = data
        } else {
            throw complaints.first ?? Complaint(message: "neither data nor errors")
        }
    }
}

private struct SearchHits: Decodable {
    struct Film: Decodable {
        var title: String
        var year: Int
    }
    private struct Hit: Decodable {
        var id: String
        var score: Double?
        var source: Film

        enum CodingKeys: String, CodingKey {
            case id = "_id"
            case score = "_score"
            case source = "_source"
        }
    }
    private enum Keys: CodingKey { case took, hits, total, value }

    var films: [String: Film] = [:]
    var total: Int
    var took: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        took = try root.decode(Int.self, forKey: .took)
        let outer = try root.nestedContainer(keyedBy: Keys.self, forKey: .hits)
        total = try outer.nestedContainer(keyedBy: Keys.self, forKey: .total).decode(Int.self, forKey: .value)
        var hits = try outer.nestedUnkeyedContainer(forKey: .hits)
        while !hits.isAtEnd {
            let hit = try hits.decode(Hit.self)
            films[hit.id] = hit.source
        }
    }
}

private struct Price: Decodable {
    enum Currency: String, Decodable, CaseIterable { case euro = "EUR", dollar = "USD" }
    struct Tax: Decodable {
        var rate: Double
        var included: Bool
    }
    private enum Keys: CodingKey { case amount, currency, tax }

    var cents: Int
    var currency: Currency
    var tax: Tax?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let text = try container.decode(String.self, forKey: .amount)
        let parts = text.split(separator: ".")
        guard parts.count == 2, parts[1].count == 2, let whole = Int(parts[0]), let rest = Int(parts[1]) else {
            throw DecodingError.dataCorruptedError(
                forKey: .amount, in: container, debugDescription: "\(text) is not like 1.00")
        }
        cents = whole * 100 + rest
        currency = try container.decode(Currency.self, forKey: .currency)
        tax = try container.decodeIfPresent(Tax.self, forKey: .tax)
    }
}

private struct LogLine: Decodable {
    enum Level: String, Decodable { case debug, info, warning, error }
    private enum Keys: CodingKey { case at, level, text, code }

    var moment: Double
    var level: Level
    var text: String
    var code: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        if let seconds = try? container.decode(Double.self, forKey: .at) {
            moment = seconds
        } else {
            let text = try container.decode(String.self, forKey: .at)
            guard text.count == 20, text.hasSuffix("Z"), let year = Double(text.prefix(4)) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .at, in: container, debugDescription: "\(text) is no moment")
            }
            moment = (year - 1970) * 31_556_952
        }
        level = try container.decode(Level.self, forKey: .level)
        text = try container.decode(String.self, forKey: .text)
        code = try container.decodeIfPresent(Int.self, forKey: .code)
    }
}
