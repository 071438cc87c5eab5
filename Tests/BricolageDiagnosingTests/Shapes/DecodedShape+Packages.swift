import BricolageCore

// Initialisers in the manner of public packages: type-erased values, chains of `try?`, registries, flattened bases.

extension DecodedShape {
    static let packages = [
        DecodedShape(
            "type-erased", Event.self,
            #"{"name":"open","properties":{"count":2,"tags":["a",null,true],"nested":{"ratio":0.5}},"at":12}"#),
        DecodedShape(
            "an identifier of two kinds", [Ticket].self,
            #"[{"id":7,"parent":"T-1","title":"a"},{"id":"T-2","title":"b","parent":3},{"id":1,"title":"c"}]"#),
        DecodedShape(
            "a strategy in a wrapper", [Switches].self,
            #"[{"name":"a","retries":2,"labels":["x"]},{"name":"b"},{"name":"c","labels":[],"retries":0}]"#),
        DecodedShape(
            "a date of parts", [Birthday].self, #"[{"who":"a","day":"2001-02-03"},{"who":"b","day":"1999-12-31"}]"#),
        DecodedShape(
            "loops within loops", Mesh.self, #"{"name":"m","rings":[[[0,1],[1,2],[2,0]],[[5,5],[6,6]]],"closed":true}"#),
        DecodedShape(
            "superclass by super", Vehicle.Truck.self, #"{"axles":3,"load":7.5,"super":{"plate":"B-1","wheels":6}}"#),
        DecodedShape(
            "superclass by itself", Shelf.Bookshelf.self, #"{"width":2,"height":1.5,"books":["a","b"],"sorted":true}"#),
        DecodedShape(
            "any keys", Translations.self,
            #"{"default":"en","texts":{"en":{"hello":"Hello"},"de":{"hello":"Hallo","bye":"Tschüs"}}}"#),
        DecodedShape(
            "a raw value that may fail", [Swatch].self,
            ##"[{"name":"a","color":"#ff0000"},{"name":"b","color":"#00ff7f"}]"##),
        DecodedShape(
            "a fallback case", [Job].self,
            #"[{"state":"done","id":1},{"state":"paused","id":2},{"id":3,"state":"running"}]"#),
        DecodedShape(
            "a registry of closures", [Registered].self,
            #"[{"type":"text","body":"a"},{"type":"image","width":3,"height":4},{"type":"text","body":"b"}]"#),
        DecodedShape(
            "geometry", [Geometry].self,
            #"[{"type":"Point","coordinates":[1,2]},{"type":"LineString","coordinates":[[1,2],[3,4]]},{"type":"Polygon","coordinates":[[[0,0],[1,0],[0,0]]]}]"#
        ),
        DecodedShape(
            "a page of anything", Page<Job>.self, #"{"items":[{"state":"done","id":1}],"page":{"next":"x","size":10}}"#),
        DecodedShape(
            "attributes one level down", [Resource].self,
            #"[{"id":"1","type":"article","attributes":{"title":"a","words":10}},{"id":"2","type":"article","attributes":{"title":"b","words":0}}]"#
        ),
        DecodedShape("a range in a text", [Slot].self, #"[{"hours":"9-17","room":1},{"hours":"10-12","room":2}]"#),
        DecodedShape(
            "a version in two forms", [Package].self,
            #"[{"name":"a","version":"1.2.3"},{"name":"b","version":{"major":1,"minor":0,"patch":4}}]"#),
        DecodedShape(
            "elements that are skipped", Feed.self, #"{"title":"t","entries":[{"id":1},{"no":2},{"id":3}],"size":3}"#),
        DecodedShape("an array as a record", [Candle].self, "[[1,2.5,3.5,1.5,2],[2,3,4,2.5,3]]"),
        DecodedShape(
            "an older key", [Renamed].self,
            #"[{"userName":"a","age":1},{"user_name":"b","age":2},{"login":"c","age":3}]"#),
        DecodedShape(
            "a moment in two kinds", [Moment].self, #"[{"at":1700000000,"what":"a"},{"at":"1700000001","what":"b"}]"#),
        DecodedShape(
            "money in a text", [Price].self, #"[{"price":"12.50 EUR","item":"a"},{"price":"3 USD","item":"b"}]"#),
        DecodedShape("left or right", [Choice].self, #"[{"value":1,"note":"a"},{"value":{"label":"x"},"note":"b"}]"#),
        DecodedShape("one or many", [Recipients].self, #"[{"to":"a","subject":"s"},{"to":["a","b"],"subject":"t"}]"#),
        DecodedShape(
            "a base in the same object", [Member].self,
            #"[{"created":1,"updated":2,"name":"a","roles":["x"]},{"created":3,"name":"b","roles":[]}]"#),
        DecodedShape("counted contents", Counted.self, #"{"count":3,"values":[1,2,3],"name":"n"}"#),
        DecodedShape(
            "children by super decoders", Branch.self,
            #"{"name":"a","children":[{"name":"b","children":[]},{"name":"c","children":[{"name":"d","children":[]}]}]}"#
        ),
        DecodedShape("no duplicates", Unique.self, #"{"ids":[1,2,3],"owner":"a"}"#),
        DecodedShape("truth in any form", [Flag].self, #"[{"on":true,"id":1},{"on":"yes","id":2},{"on":0,"id":3}]"#),
        DecodedShape(
            "a part that may be there", [Profile].self, #"[{"name":"a","address":{"city":"x","zip":"1"}},{"name":"b"}]"#
        ),
        DecodedShape("keys of an enumeration", Opening.self, #"{"mon":{"from":9,"to":17},"tue":{"from":10,"to":12}}"#),
        DecodedShape("a path in the error", [Threshold].self, #"[{"low":1,"high":2},{"low":0,"high":9}]"#),
        DecodedShape(
            "state by what is there", [Upload].self, #"[{"url":"u","size":3},{"error":"e","code":4},{"progress":0.5}]"#),
    ]
}

// MARK: Values of any type

private struct AnyDecodable: Decodable {
    let value: Any

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = Int?.none as Any
        } else if let bool = try? container.decode(Bool.self) {
            value = bool
        } else if let integer = try? container.decode(Int.self) {
            value = integer
        } else if let double = try? container.decode(Double.self) {
            value = double
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let list = try? container.decode([AnyDecodable].self) {
            value = list.map(\.value)
        } else if let members = try? container.decode([String: AnyDecodable].self) {
            value = members.mapValues(\.value)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "this value cannot be decoded")
        }
    }
}

private struct Event: Decodable {
    var name: String
    var properties: [String: AnyDecodable]
    var at: Int
}

private enum Identifier: Decodable {
    case number(Int), text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
            return
        }
        if let text = try? container.decode(String.self) {
            self = .text(text)
            return
        }
        throw DecodingError.typeMismatch(
            Identifier.self, .init(codingPath: decoder.codingPath, debugDescription: "neither a number nor a text"))
    }
}

private struct Ticket: Decodable {
    var id: Identifier, title: String, parent: Identifier?
}

private enum Either<Left: Decodable, Right: Decodable>: Decodable {
    case left(Left), right(Right)

    init(from decoder: any Decoder) throws {
        do {
            self = .left(try Left(from: decoder))
        } catch {
            self = .right(try Right(from: decoder))
        }
    }
}

private struct Choice: Decodable {
    struct Label: Decodable { var label: String }
    var value: Either<Int, Label>, note: String
}

private enum OneOrSeveral<Element: Decodable>: Decodable {
    case one(Element), several([Element])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let several = try? container.decode([Element].self) {
            self = .several(several)
        } else {
            self = .one(try container.decode(Element.self))
        }
    }
}

private struct Recipients: Decodable {
    var to: OneOrSeveral<String>, subject: String
}

private struct Flag: Decodable {
    private enum CodingKeys: CodingKey { case on, id }
    var on: Bool, id: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        if let bool = try? container.decode(Bool.self, forKey: .on) {
            on = bool
        } else if let number = try? container.decode(Int.self, forKey: .on) {
            on = number != 0
        } else {
            switch try container.decode(String.self, forKey: .on).lowercased() {
            case "yes", "true": on = true
            case "no", "false": on = false
            default:
                throw DecodingError.dataCorruptedError(
                    forKey: .on, in: container, debugDescription: "neither yes nor no")
            }
        }
    }
}

// MARK: Wrappers

private protocol DefaultSource {
    associatedtype Value: Decodable
    static var value: Value { get }
}

private enum NoRetries: DefaultSource { static var value: Int { 0 } }
private enum NoLabels: DefaultSource { static var value: [String] { [] } }

@propertyWrapper
private struct Default<Source: DefaultSource>: Decodable {
    var wrappedValue = Source.value

    init() {}

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self)
    }
}

extension KeyedDecodingContainer {
    fileprivate func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
        try decodeIfPresent(type, forKey: key) ?? Default()
    }
}

private struct Switches: Decodable {
    var name: String
    @Default<NoRetries> var retries: Int
    @Default<NoLabels> var labels: [String]
}

// MARK: Texts with contents

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

// MARK: Containers

private struct Mesh: Decodable {
    private enum CodingKeys: CodingKey { case name, rings, closed }
    var name: String, rings: [[(Double, Double)]], closed: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        closed = try container.decode(Bool.self, forKey: .closed)
        rings = []
        var outer = try container.nestedUnkeyedContainer(forKey: .rings)
        while !outer.isAtEnd {
            var ring: [(Double, Double)] = []
            var inner = try outer.nestedUnkeyedContainer()
            while !inner.isAtEnd {
                var pair = try inner.nestedUnkeyedContainer()
                ring.append((try pair.decode(Double.self), try pair.decode(Double.self)))
            }
            rings.append(ring)
        }
    }
}

private struct Candle: Decodable {
    var time: Int, open: Double, high: Double, low: Double, close: Double

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        time = try container.decode(Int.self)
        open = try container.decode(Double.self)
        high = try container.decode(Double.self)
        low = try container.decode(Double.self)
        close = try container.decode(Double.self)
    }
}

private struct Feed: Decodable {
    private struct Skipped: Decodable {}
    struct Entry: Decodable { var id: Int }
    private enum CodingKeys: CodingKey { case title, entries, size }
    var title: String, entries: [Entry], size: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var list = try container.nestedUnkeyedContainer(forKey: .entries)
        entries = []
        while !list.isAtEnd {
            if let entry = try? list.decode(Entry.self) {
                entries.append(entry)
            } else {
                _ = try list.decode(Skipped.self)
            }
        }
        title = try container.decode(String.self, forKey: .title)
        size = try container.decode(Int.self, forKey: .size)
    }
}

private struct Resource: Decodable {
    private enum CodingKeys: CodingKey { case id, type, attributes }
    private enum AttributeKeys: CodingKey { case title, words }
    var id: String, title: String, words: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        guard try container.decode(String.self, forKey: .type) == "article" else { throw Refusal(reason: "no article") }
        let attributes = try container.nestedContainer(keyedBy: AttributeKeys.self, forKey: .attributes)
        title = try attributes.decode(String.self, forKey: .title)
        words = try attributes.decode(Int.self, forKey: .words)
    }
}

private struct Profile: Decodable {
    private enum CodingKeys: CodingKey { case name, address }
    private enum AddressKeys: CodingKey { case city, zip }
    var name: String, city: String?, zip: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        guard container.contains(.address) else { return }
        let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
        city = try address.decode(String.self, forKey: .city)
        zip = try address.decodeIfPresent(String.self, forKey: .zip)
    }
}

private struct Page<Item: Decodable>: Decodable {
    struct Position: Decodable { var next: String?, size: Int }
    private enum CodingKeys: CodingKey { case items, page }
    var items: [Item], page: Position

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        page = try container.decode(Position.self, forKey: .page)
        items = try container.decode([Item].self, forKey: .items)
    }
}

private struct Branch: Decodable {
    private enum CodingKeys: CodingKey { case name, children }
    var name: String, children: [Branch]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        var list = try container.nestedUnkeyedContainer(forKey: .children)
        children = []
        while !list.isAtEnd { children.append(try Branch(from: list.superDecoder())) }
    }
}

// MARK: Keys

private struct Translations: Decodable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    var fallback: String, texts: [String: [String: String]]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        fallback = try container.decode(String.self, forKey: Key(stringValue: "default"))
        let languages = try container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "texts"))
        texts = [:]
        for language in languages.allKeys {
            texts[language.stringValue] = try languages.decode([String: String].self, forKey: language)
        }
    }
}

private struct Renamed: Decodable {
    private enum CodingKeys: String, CodingKey { case userName, older = "user_name", oldest = "login", age }
    var name: String, age: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name =
            try container.decodeIfPresent(String.self, forKey: .userName)
            ?? container.decodeIfPresent(String.self, forKey: .older)
            ?? container.decode(String.self, forKey: .oldest)
        age = try container.decode(Int.self, forKey: .age)
    }
}

private struct Opening: Decodable {
    private enum Day: String, CodingKey, CaseIterable { case mon, tue, wed }
    struct Hours: Decodable { var from: Int, to: Int }
    var hours: [String: Hours] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Day.self)
        for day in Day.allCases where container.contains(day) {
            hours[day.rawValue] = try container.decode(Hours.self, forKey: day)
        }
    }
}

// MARK: Families

private class Vehicle: Decodable {
    let plate: String, wheels: Int

    final class Truck: Vehicle {
        private enum CodingKeys: CodingKey { case axles, load }
        let axles: Int, load: Double

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            axles = try container.decode(Int.self, forKey: .axles)
            load = try container.decode(Double.self, forKey: .load)
            try super.init(from: container.superDecoder())
        }
    }
}

private class Shelf: Decodable {
    let width: Double, height: Double

    final class Bookshelf: Shelf {
        private enum CodingKeys: CodingKey { case books, sorted }
        let books: [String], sorted: Bool

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            books = try container.decode([String].self, forKey: .books)
            sorted = try container.decodeIfPresent(Bool.self, forKey: .sorted) ?? false
            try super.init(from: decoder)
        }
    }
}

private struct Stamps: Decodable { var created: Int, updated: Int? }

private struct Member: Decodable {
    private enum CodingKeys: CodingKey { case name, roles }
    var stamps: Stamps, name: String, roles: [String]

    init(from decoder: any Decoder) throws {
        stamps = try Stamps(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        roles = try container.decode([String].self, forKey: .roles)
    }
}

private protocol Block: Decodable {}
private struct TextBlock: Block { var body: String }
private struct ImageBlock: Block { var width: Int, height: Int }

private struct Registered: Decodable {
    private enum CodingKeys: CodingKey { case type }
    private static let makers: [String: @Sendable (any Decoder) throws -> any Block] = [
        "text": { try TextBlock(from: $0) }, "image": { try ImageBlock(from: $0) },
    ]
    var block: any Block

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        guard let make = Self.makers[type] else {
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "no block is a \(type)")
        }
        block = try make(decoder)
    }
}

private enum Geometry: Decodable {
    case point([Double]), line([[Double]]), polygon([[[Double]]])
    private enum CodingKeys: CodingKey { case type, coordinates }
    private enum Kind: String, Decodable { case Point, LineString, Polygon }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .Point: self = .point(try container.decode([Double].self, forKey: .coordinates))
        case .LineString: self = .line(try container.decode([[Double]].self, forKey: .coordinates))
        case .Polygon: self = .polygon(try container.decode([[[Double]]].self, forKey: .coordinates))
        }
    }
}

private struct Job: Decodable {
    enum State: String, Decodable {
        case running, done, unknown

        init(from decoder: any Decoder) throws {
            self = State(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }
    var id: Int, state: State
}

private enum Upload: Decodable {
    case done(url: String, size: Int), failed(String, Int), running(Double)
    private enum CodingKeys: CodingKey { case url, size, error, code, progress }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let url = try container.decodeIfPresent(String.self, forKey: .url) {
            self = .done(url: url, size: try container.decode(Int.self, forKey: .size))
        } else if container.contains(.error) {
            self = .failed(
                try container.decode(String.self, forKey: .error), try container.decode(Int.self, forKey: .code))
        } else {
            self = .running(try container.decode(Double.self, forKey: .progress))
        }
    }
}

// MARK: Conditions

private struct Counted: Decodable {
    private enum CodingKeys: CodingKey { case count, values, name }
    var values: [Int], name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let count = try container.decode(Int.self, forKey: .count)
        values = try container.decode([Int].self, forKey: .values)
        guard values.count == count else {
            throw DecodingError.dataCorruptedError(
                forKey: .values, in: container, debugDescription: "not as many values as were counted")
        }
        name = try container.decode(String.self, forKey: .name)
    }
}

private struct Unique: Decodable {
    private enum CodingKeys: CodingKey { case ids, owner }
    var ids: Set<Int>, owner: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        owner = try container.decode(String.self, forKey: .owner)
        let list = try container.decode([Int].self, forKey: .ids)
        ids = Set(list)
        if ids.count != list.count { throw Refusal(reason: "an identifier stands there twice") }
    }
}

private struct Threshold: Decodable {
    private enum CodingKeys: CodingKey { case low, high }
    var low: Int, high: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        low = try container.decode(Int.self, forKey: .low)
        high = try container.decode(Int.self, forKey: .high)
        guard low <= high else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath + [CodingKeys.high], debugDescription: "below the low one"))
        }
    }
}
