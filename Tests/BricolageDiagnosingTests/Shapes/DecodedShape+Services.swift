import BricolageCore

// Initialisers as clients of web services write them by hand.

extension DecodedShape {
    static let services = [
        DecodedShape(
            "a webhook", Webhook.self,
            #"{"action":"opened","issue":{"number":7,"title":"t","labels":[{"name":"bug"}]},"repository":{"full_name":"a/b","owner":{"login":"a"}}}"#,
            #"{"action":"closed","pull_request":{"number":8,"merged":true},"repository":{"full_name":"a/b","owner":{"login":"a"}}}"#
        ),
        DecodedShape(
            "linked resources", Library.self,
            #"{"data":[{"type":"book","id":"1","attributes":{"title":"A","pages":10},"relationships":{"author":{"data":{"type":"person","id":"9"}}}},{"type":"book","id":"2","attributes":{"title":"B","pages":20},"relationships":{"author":{"data":{"type":"person","id":"9"}}}}],"included":[{"type":"person","id":"9","attributes":{"name":"Ann"}}]}"#
        ),
        DecodedShape(
            "an identifier or the thing", [Charge].self,
            #"[{"id":"ch_1","amount":1200,"currency":"eur","customer":"cus_1","created":1700000000,"metadata":{"order":"7"}},{"id":"ch_2","amount":5,"currency":"usd","customer":{"id":"cus_2","email":"a@b.c"},"created":1700000001,"metadata":{}}]"#
        ),
        DecodedShape(
            "parallel arrays", Forecast.self,
            #"{"latitude":52.5,"longitude":13.4,"hourly":{"time":["00:00","01:00","02:00"],"temperature":[3.5,3.1,2.9],"rain":[0,0.2,0]},"units":{"temperature":"C"}}"#
        ),
        DecodedShape(
            "the first of several", [Weather].self,
            #"[{"weather":[{"id":500,"main":"Rain"}],"main":{"temp":281.5,"humidity":80},"rain":{"1h":0.5},"name":"Ulm"},{"weather":[{"id":800,"main":"Clear"},{"id":801,"main":"Clouds"}],"main":{"temp":290,"humidity":40},"name":"Bonn"}]"#
        ),
        DecodedShape(
            "rules with operators", FeatureFlag.self,
            #"{"key":"new-menu","enabled":true,"rules":[{"attribute":"country","operator":"in","values":["de","at"]},{"attribute":"age","operator":"atLeast","value":18},{"attribute":"beta","operator":"is","value":true}],"rollout":25}"#
        ),
        DecodedShape(
            "an episode", [Episode].self,
            #"[{"title":"One","duration":"01:02:03","explicit":"no","enclosure":{"url":"https://a/1.mp3","length":"1234"}},{"title":"Two","duration":754,"explicit":"yes","enclosure":{"url":"https://a/2.mp3","length":"99"}},{"title":"Three","duration":"12:05","enclosure":{"url":"https://a/3.mp3","length":"5"}}]"#
        ),
    ]
}

private struct Webhook: Decodable {
    enum Subject {
        case issue(number: Int, title: String, labels: [String])
        case pullRequest(number: Int, isMerged: Bool)
    }
    enum Action: String, Decodable { case opened, closed, reopened }
    private struct Label: Decodable { var name: String }
    private enum Keys: String, CodingKey {
        case action, issue, repository, number, title, labels, merged, owner, login
        case pullRequest = "pull_request"
        case fullName = "full_name"
    }

    var action: Action
    var subject: Subject
    var repository: String
    var owner: String

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        action = try root.decode(Action.self, forKey: .action)
        if root.contains(.pullRequest) {
            let request = try root.nestedContainer(keyedBy: Keys.self, forKey: .pullRequest)
            subject = .pullRequest(
                number: try request.decode(Int.self, forKey: .number),
                isMerged: try request.decode(Bool.self, forKey: .merged))
        } else {
            let issue = try root.nestedContainer(keyedBy: Keys.self, forKey: .issue)
            subject = .issue(
                number: try issue.decode(Int.self, forKey: .number),
                title: try issue.decode(String.self, forKey: .title),
                labels: try issue.decode([Label].self, forKey: .labels).map(\.name))
        }
        let place = try root.nestedContainer(keyedBy: Keys.self, forKey: .repository)
        repository = try place.decode(String.self, forKey: .fullName)
        owner = try place.nestedContainer(keyedBy: Keys.self, forKey: .owner).decode(String.self, forKey: .login)
    }
}

private struct Library: Decodable {
    struct Reference: Decodable, Hashable {
        var type: String
        var id: String
    }
    struct Book: Decodable {
        var title: String
        var pages: Int
        var author: Reference

        private enum Keys: CodingKey { case attributes, relationships, title, pages, author, data }

        init(from decoder: any Decoder) throws {
            let root = try decoder.container(keyedBy: Keys.self)
            let attributes = try root.nestedContainer(keyedBy: Keys.self, forKey: .attributes)
            title = try attributes.decode(String.self, forKey: .title)
            pages = try attributes.decode(Int.self, forKey: .pages)
            let author = try root.nestedContainer(keyedBy: Keys.self, forKey: .relationships)
                .nestedContainer(keyedBy: Keys.self, forKey: .author)
            self.author = try author.decode(Reference.self, forKey: .data)
        }
    }
    private struct Person: Decodable {
        struct Attributes: Decodable { var name: String }
        var type: String
        var id: String
        var attributes: Attributes
    }
    private enum Keys: CodingKey { case data, included }

    var authors: [String: String] = [:]

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        let books = try root.decode([Book].self, forKey: .data)
        let people = try root.decode([Person].self, forKey: .included)
        let names = Dictionary(
            people.map { (Reference(type: $0.type, id: $0.id), $0.attributes.name) }, uniquingKeysWith: { $1 })
        for book in books {
            guard let name = names[book.author] else { throw Refusal(reason: "\(book.author.id) is not included") }
            authors[book.title] = name
        }
    }
}

private struct Charge: Decodable {
    enum Customer: Decodable {
        case identifier(String)
        case expanded(id: String, email: String)

        private enum Keys: CodingKey { case id, email }

        init(from decoder: any Decoder) throws {
            if let identifier = try? decoder.singleValueContainer().decode(String.self) {
                self = .identifier(identifier)
                return
            }
            let container = try decoder.container(keyedBy: Keys.self)
            self = .expanded(
                id: try container.decode(String.self, forKey: .id),
                email: try container.decode(String.self, forKey: .email))
        }
    }
    private enum Keys: CodingKey { case id, amount, currency, customer, created, metadata }

    var id: String
    var amount: Int
    var currency: String
    var customer: Customer
    var secondsSinceThen: Double
    var metadata: [String: String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(String.self, forKey: .id)
        guard id.hasPrefix("ch_") else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "no charge")
        }
        amount = try container.decode(Int.self, forKey: .amount)
        currency = try container.decode(String.self, forKey: .currency)
        guard currency.count == 3 else {
            throw DecodingError.dataCorruptedError(forKey: .currency, in: container, debugDescription: "no currency")
        }
        customer = try container.decode(Customer.self, forKey: .customer)
        secondsSinceThen = 1_800_000_000 - (try container.decode(Double.self, forKey: .created))
        metadata = try container.decodeIfPresent([String: String].self, forKey: .metadata) ?? [:]
    }
}

private struct Forecast: Decodable {
    private enum Keys: CodingKey { case latitude, longitude, hourly, units, time, temperature, rain }

    var place: (Double, Double)
    var hours: [(time: String, temperature: Double, rain: Double)]
    var unit: String

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        place = (try root.decode(Double.self, forKey: .latitude), try root.decode(Double.self, forKey: .longitude))
        let hourly = try root.nestedContainer(keyedBy: Keys.self, forKey: .hourly)
        let times = try hourly.decode([String].self, forKey: .time)
        let temperatures = try hourly.decode([Double].self, forKey: .temperature)
        let rain = try hourly.decode([Double].self, forKey: .rain)
        guard times.count == temperatures.count, times.count == rain.count else {
            throw DecodingError.dataCorruptedError(forKey: .time, in: hourly, debugDescription: "arrays of one length")
        }
        hours = times.indices.map { (times[$0], temperatures[$0], rain[$0]) }
        unit = try root.nestedContainer(keyedBy: Keys.self, forKey: .units).decode(String.self, forKey: .temperature)
    }
}

private struct Weather: Decodable {
    private struct Condition: Decodable {
        var id: Int
        var main: String
    }
    private enum Keys: String, CodingKey {
        case weather, main, rain, name, temp, humidity
        case lastHour = "1h"
    }

    var summary: String
    var celsius: Double
    var humidity: UInt8
    var rain: Double
    var name: String

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        guard let first = try root.decode([Condition].self, forKey: .weather).first else {
            throw DecodingError.dataCorruptedError(forKey: .weather, in: root, debugDescription: "no weather at all")
        }
        summary = "\(first.main) (\(first.id))"
        let main = try root.nestedContainer(keyedBy: Keys.self, forKey: .main)
        celsius = try main.decode(Double.self, forKey: .temp) - 273.15
        humidity = try main.decode(UInt8.self, forKey: .humidity)
        rain = 0
        if root.contains(.rain) {
            rain = try root.nestedContainer(keyedBy: Keys.self, forKey: .rain).decode(Double.self, forKey: .lastHour)
        }
        name = try root.decode(String.self, forKey: .name)
    }
}

private struct FeatureFlag: Decodable {
    enum Condition {
        case among([String])
        case atLeast(Double)
        case equal(Bool)
    }
    struct Rule: Decodable {
        enum Operator: String, Decodable {
            case among = "in"
            case atLeast, `is`
        }
        private enum Keys: CodingKey { case attribute, `operator`, value, values }

        var attribute: String
        var condition: Condition

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            attribute = try container.decode(String.self, forKey: .attribute)
            switch try container.decode(Operator.self, forKey: .operator) {
            case .among: condition = .among(try container.decode([String].self, forKey: .values))
            case .atLeast: condition = .atLeast(try container.decode(Double.self, forKey: .value))
            case .is: condition = .equal(try container.decode(Bool.self, forKey: .value))
            }
        }
    }
    private enum Keys: CodingKey { case key, enabled, rules, rollout }

    var key: String
    var isEnabled: Bool
    var rules: [Rule]
    var rollout: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        key = try container.decode(String.self, forKey: .key)
        isEnabled = try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? false
        rules = try container.decode([Rule].self, forKey: .rules)
        rollout = try container.decode(Int.self, forKey: .rollout)
        guard 0...100 ~= rollout else {
            throw DecodingError.dataCorruptedError(forKey: .rollout, in: container, debugDescription: "0 to 100")
        }
    }
}

private struct Episode: Decodable {
    private enum Keys: CodingKey { case title, duration, explicit, enclosure, url, length }

    var title: String
    var seconds: Int
    var isExplicit: Bool
    var url: String
    var length: Int

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Keys.self)
        title = try root.decode(String.self, forKey: .title)
        if let seconds = try? root.decode(Int.self, forKey: .duration) {
            self.seconds = seconds
        } else {
            let parts = try root.decode(String.self, forKey: .duration).split(separator: ":").map { Int($0) }
            seconds = try parts.reduce(0) { sum, part in
                guard let part else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .duration, in: root, debugDescription: "no duration")
                }
                return sum * 60 + part
            }
        }
        isExplicit = try root.decodeIfPresent(String.self, forKey: .explicit) == "yes"
        let enclosure = try root.nestedContainer(keyedBy: Keys.self, forKey: .enclosure)
        url = try enclosure.decode(String.self, forKey: .url)
        guard let length = Int(try enclosure.decode(String.self, forKey: .length)) else {
            throw DecodingError.dataCorruptedError(forKey: .length, in: enclosure, debugDescription: "no number")
        }
        self.length = length
    }
}
