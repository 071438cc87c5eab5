import Bricolage
import Foundation
import TestSupport
import Testing

/// The same types through Foundation's coders and through ours: both must write equal JSON, and read what the other
/// writes.
@Suite struct FoundationComparisonTests {
    private func same<T: Codable & Equatable>(
        _ value: T, _ ours: (JSON.Encoder, JSON.Decoder) = (JSON.Encoder(), JSON.Decoder()),
        _ theirs: (JSONEncoder, JSONDecoder) = (JSONEncoder(), JSONDecoder()),
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let our = try ours.0.encodeToData(value)
        let their = try theirs.0.encode(value)
        #expect(try JSON(parsing: our) == JSON(parsing: their), sourceLocation: sourceLocation)
        #expect(try ours.1.decode(T.self, from: their) == value, sourceLocation: sourceLocation)
        #expect(try theirs.1.decode(T.self, from: our) == value, sourceLocation: sourceLocation)
        #expect(try ours.1.decode(T.self, from: our) == value, sourceLocation: sourceLocation)
    }

    struct Scalars: Codable, Equatable {
        var bool = true
        var int8 = Int8.min, int16 = Int16.max, int32 = Int32.min, int64 = Int64.max, int = -1
        var uint8 = UInt8.max, uint16 = UInt16.max, uint32 = UInt32.max, uint64 = UInt64.max, uint: UInt = 0
        var float: Float = 0.1
        var double = 1.7976931348623157e308
        var string = "\u{0}\u{1F}\"\\/é😀\u{2028}"
        var absent: Int?
        var present: String? = ""
    }

    enum Text: String, Codable { case one, two = "zwei" }
    enum Number: Int, Codable { case one = 1, seven = 7 }

    enum Payload: Codable, Equatable {
        case none
        case one(Int)
        case named(x: Double, y: [String])
    }

    struct Generic<A: Codable & Equatable, B: Codable & Equatable>: Codable, Equatable {
        var a: A
        var b: B?
        var list: [A]
        var table: [String: B]
    }

    indirect enum Tree: Codable, Equatable {
        case leaf
        case node([Tree])
    }

    @Test func scalarsEnumsAndPayloads() throws {
        try same(Scalars())
        try same([Text.one, .two])
        try same([Number.one, .seven])
        try same([Payload.none, .one(1), .named(x: 0.5, y: ["a"])])
        try same(Tree.node([.leaf, .node([.leaf, .node([])])]))
        try same([Text.one.rawValue: Number.seven])
    }

    @Test func collections() throws {
        try same([[Int]]())
        try same([[1, 2], [], [3]])
        try same([Int?.some(1), nil, 3])
        try same(["a": Int?.none, "b": 2])
        try same([1: "a", -5: "b"])
        try same([Text.one: [1.5]])
        try same([UUID(): "alternating"])
        try same(Set([3]))
        try same(1...5)
        try same(1..<5)
        try same(ContiguousArray([1, 2]))
        try same(Data([0, 1, 254, 255]))
        try same(CollectionOfOne(1).map { $0 })
        try same(IndexSet([1, 2, 3, 7]))
        try same(
            Generic(a: Payload.one(2), b: Generic(a: 1, b: "x", list: [2], table: ["y": "z"]), list: [], table: [:]))
        try same(DateComponents(year: 2025, month: 7))
        try same("\u{FFFF}\u{10FFFF} e\u{301}")
    }

    struct FoundationTypes: Codable, Equatable {
        var date = Date(timeIntervalSinceReferenceDate: 773_000_000.25)
        var data = Data("bytes?>".utf8)
        var url = URL(string: "https://example.org/a?b=c#d")
        var uuid = UUID()
        var decimal = Decimal(string: "12345678901234567890.0123456789")
        var dates = [Date(timeIntervalSinceReferenceDate: 0)]
        var table = ["u": URL(string: "x:y")]
        var interval = DateInterval(start: .init(timeIntervalSinceReferenceDate: 1), duration: 2)
    }

    @Test func foundationTypes() throws {
        try same(FoundationTypes())
        let text = #"[0.1, 123456789012345678901234567890.12345678, -1e-10]"#
        #expect(
            try JSON.decode([Decimal].self, from: text) == JSONDecoder().decode([Decimal].self, from: Data(text.utf8)))
        #expect(try JSON.decode([Decimal].self, from: "[0.1]")[0].description == "0.1")
        #expect(throws: DecodingIssues.self) { try JSON.decode(Decimal.self, from: String(repeating: "1", count: 60)) }
        #expect(throws: DecodingIssues.self) { try JSON.decode([URL].self, from: #"[""]"#) }
        #expect(throws: DecodingIssues.self) { try JSON.decode([UUID].self, from: #"["no"]"#) }
        #expect(throws: DecodingIssues.self) { try JSON.decode([Data].self, from: #"["?"]"#) }
        #expect(throws: EncodingError.self) { try JSON.encode([Decimal.nan]) }
    }

    @Test(arguments: 0..<4)
    func dateStrategies(index: Int) throws {
        var ours = (JSON.Encoder(), JSON.Decoder())
        let theirs = (JSONEncoder(), JSONDecoder())
        switch index {
        case 0:
            ours.0.dateEncodingStrategy = .secondsSince1970
            ours.1.dateDecodingStrategy = .secondsSince1970
            theirs.0.dateEncodingStrategy = .secondsSince1970
            theirs.1.dateDecodingStrategy = .secondsSince1970
        case 1:
            ours.0.dateEncodingStrategy = .millisecondsSince1970
            ours.1.dateDecodingStrategy = .millisecondsSince1970
            theirs.0.dateEncodingStrategy = .millisecondsSince1970
            theirs.1.dateDecodingStrategy = .millisecondsSince1970
        case 2:
            ours.0.dateEncodingStrategy = .iso8601
            ours.1.dateDecodingStrategy = .iso8601
            theirs.0.dateEncodingStrategy = .iso8601
            theirs.1.dateDecodingStrategy = .iso8601
        default:
            ours.0.dateEncodingStrategy = .custom { try "\($0.timeIntervalSince1970)".encode(to: $1) }
            ours.1.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: Double(try String(from: $0)) ?? 0) }
            theirs.0.dateEncodingStrategy = .custom { try "\($0.timeIntervalSince1970)".encode(to: $1) }
            theirs.1.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: Double(try String(from: $0)) ?? 0) }
        }
        let dates = [0, 1_751_000_000, -62_000_000_000].map { Date(timeIntervalSince1970: $0) }
        try same(dates, ours, theirs)
        try same(["d": dates[1]], ours, theirs)
        try same(dates[1], ours, theirs)
        try same(Generic(a: dates[0], b: dates[1], list: dates, table: ["x_y": dates[1]]), ours, theirs)
        #expect(throws: DecodingIssues.self) { try ours.1.decode([Date].self, from: "[{}]") }
    }

    @Test func datesWithFractions() throws {
        var decoder = JSON.Decoder()
        decoder.dateDecodingStrategy = .iso8601
        let dates = try decoder.decode(
            [Date].self, from: #"["2025-07-01T12:30:00Z","2025-07-01T12:30:00.5Z","2025-07-01T14:30:00+02:00"]"#)
        #expect(dates[1].timeIntervalSince(dates[0]) == 0.5)
        #expect(dates[2] == dates[0])
        for text in ["yesterday", "2025-07-01", "2025-13-01T00:00:00Z", ""] {
            let error = #expect(throws: DecodingIssues.self) { try decoder.decode([Date].self, from: "[\"\(text)\"]") }
            #expect(error?.issues.first?.pointer.description == "/0")
        }
    }

    @Test func dataStrategies() throws {
        var ours = (JSON.Encoder(), JSON.Decoder())
        let theirs = (JSONEncoder(), JSONDecoder())
        ours.0.dataEncodingStrategy = .deferredToData
        ours.1.dataDecodingStrategy = .deferredToData
        theirs.0.dataEncodingStrategy = .deferredToData
        theirs.1.dataDecodingStrategy = .deferredToData
        try same([Data([1, 2, 255]), Data()], ours, theirs)
    }

    struct Keys: Codable, Equatable {
        struct Inner: Codable, Equatable { var someURLHere = 1, b = 2 }
        var oneTwoThree = Inner()
        var list = ["keepThisKey": Inner()]
    }

    @Test func keyStrategies() throws {
        let theirs = (JSONEncoder(), JSONDecoder())
        theirs.0.keyEncodingStrategy = .convertToSnakeCase
        let value = Keys()
        let our = try JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase).encodeToData(value)
        #expect(try JSON(parsing: our) == JSON(parsing: theirs.0.encode(value)))
        struct Single: Encodable {
            var key: String
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                try container.encode(1, forKey: JSONCodingKey(key))
            }
        }
        struct Read: Decodable, Equatable {
            var keys: [String]
            init(from decoder: any Decoder) throws {
                keys = try decoder.container(keyedBy: JSONCodingKey.self).allKeys.map(\.stringValue)
            }
        }
        theirs.1.keyDecodingStrategy = .convertFromSnakeCase
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3000 {
            let letters = Array("abAB_c1éÉß")
            let key = String(
                (0..<Int.random(in: 0..<9, using: &random)).map { _ in
                    letters[Int.random(in: 0..<letters.count, using: &random)]
                })
            let encoded = try JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase).encodeToString(Single(key: key))
            #expect(try JSON(parsing: encoded) == JSON(parsing: theirs.0.encode(Single(key: key))), "\(key)")
            let text = "{\"\(key)\":1}"
            let ours = try JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase).decode(Read.self, from: text)
            #expect(try ours == theirs.1.decode(Read.self, from: Data(text.utf8)), "\(key)")
        }
        // The indicators of ordinals were taken for capitals.
        for key in ["nº", "primeraªVez", "aºb", "Nº", "ªB"] {
            let encoded = try JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase).encodeToString(Single(key: key))
            #expect(try JSON(parsing: encoded) == JSON(parsing: theirs.0.encode(Single(key: key))), "\(key)")
        }
    }

    /// Where both fail, both fail with the same kind of error at the same path.
    @Test func errors() throws {
        struct Probe<T: Decodable>: Decodable {
            var error: String
            init(from decoder: any Decoder) throws {
                do {
                    _ = try decoder.container(keyedBy: JSONCodingKey.self).decode([String: T].self, forKey: "k")
                    error = "none"
                } catch let DecodingError.typeMismatch(_, context) {
                    error = "mismatch \(context.codingPath.map(\.stringValue))"
                } catch let DecodingError.valueNotFound(_, context) {
                    error = "null \(context.codingPath.map(\.stringValue))"
                } catch let DecodingError.keyNotFound(key, context) {
                    error = "missing \(key.stringValue) \(context.codingPath.map(\.stringValue))"
                } catch let DecodingError.dataCorrupted(context) {
                    error = "corrupted \(context.codingPath.map(\.stringValue))"
                } catch {
                    // Foundation throws an internal error for numbers that do not fit.
                    self.error = #"corrupted ["k", "i"]"#
                }
            }
        }
        func compare<T: Decodable>(_ type: T.Type, _ inner: String) throws {
            let text = "{\"k\":{\"i\":\(inner)}}"
            let ours = try JSON.decode(Probe<T>.self, from: text)
            let theirs = try JSONDecoder().decode(Probe<T>.self, from: Data(text.utf8))
            #expect(ours.error == theirs.error, "\(type) \(inner)")
        }
        for text in ["null", "true", "1", "300", "-1", "0.5", "\"x\"", "[]", "[1]", "[null]", "{}", "{\"a\":1}"] {
            try compare(Int.self, text)
            try compare(UInt8.self, text)
            try compare(Double.self, text)
            // Foundation calls null a mismatch for Bool, and a missing value for every other type.
            if text != "null" { try compare(Bool.self, text) }
            try compare(String.self, text)
            try compare([Int].self, text)
            try compare([[String]].self, text)
            try compare(Scalars.self, text)
            try compare(Generic<Int, String>.self, text)
            try compare(Text.self, text)
            try compare(Optional<Int>.self, text)
            try compare(Payload.self, text)
        }
    }

    /// Types that write themselves give the same through a foreign coder as directly.
    struct Food: JSONModel, Equatable {
        enum Kind: JSONOpenEnum, Equatable {
            case fruit
            case other(String)
            init(rawValue: String) { self = rawValue == "fruit" ? .fruit : .other(rawValue) }
            var rawValue: String {
                switch self {
                case .fruit: "fruit"
                case .other(let text): text
                }
            }
        }
        enum Size: String, JSONClosedEnum { case small, large }
        enum Level: Int, JSONClosedEnum { case low = 1, high = 2 }
        enum Origin: JSONChoice, Equatable {
            case country(String)
            case other(JSON)
            init(json: JSONDocument.Node) throws {
                self = json.kind == .string ? .country(try json.read()) : .other(try json.read())
            }
            func write(json: inout JSONOutput) {
                switch self {
                case .country(let name): name.write(json: &json)
                case .other(let value): value.write(json: &json)
                }
            }
        }
        var title: String
        var kind: Kind
        var size: Size?
        var level: Level
        var origin: Origin?
        var note: Nullable<String>
        var parts: [Food]
        var additional: JSON.Object

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            kind = try fields["kind"]
            size = try fields["size"]
            level = try fields["level"]
            origin = try fields["origin"]
            note = try fields["note"]
            parts = try fields["parts", default: []]
            additional = try fields.rest()
        }

        func write(fields: inout JSONOutput) {
            fields["title"] = title
            fields["kind"] = kind
            fields["size"] = size
            fields["level"] = level
            fields["origin"] = origin
            fields["note"] = note
            fields["parts"] = parts
            fields.rest(additional)
        }
    }

    @Test func modelsThroughEveryCoder() throws {
        let text =
            #"{"title":"t\"","kind":"odd","size":"large","level":2,"origin":{"x":[1]},"note":null,"parts":"#
            + #"[{"title":"","kind":"fruit","level":1,"parts":[],"extra":7}],"more":{"deep":true}}"#
        let food = try JSON.decode(Food.self, from: text)
        #expect(try String(decoding: JSON.encode(food), as: UTF8.self) == text)
        #expect(food.kind == .other("odd") && food.note == .null && food.additional["more"]?["deep"]?.bool == true)
        try same(food)
        struct Holder: Codable, Equatable { var foods: [String: Food], date: Date }
        try same(Holder(foods: ["a": food], date: Date(timeIntervalSinceReferenceDate: 1)))
        // With a strategy, objects go through containers: keys are converted, including those of additional members.
        let snake = JSON.Encoder(
            keyEncodingStrategy: .custom { JSONCodingKey($0[$0.count - 1].stringValue.uppercased()) })
        let upper = try snake.encodeToJSON(food)
        #expect(upper["TITLE"]?.string == "t\"" && upper["PARTS"]?[0]?["EXTRA"]?.int == 7 && upper["NOTE"] == .null)
        #expect(upper["ORIGIN"]?["x"]?[0]?.int == 1)
        #expect(throws: (any Error).self) {
            try JSON.decode(Food.self, from: #"{"title":"","kind":"","level":3,"parts":[]}"#)
        }
    }
}
