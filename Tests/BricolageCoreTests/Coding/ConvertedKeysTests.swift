import BricolageCore
import BricolageWriting
import Synchronization
import Testing

/// Each key that a strategy converts is converted once per call, and different keys stay distinct.
@Suite struct ConvertedKeysTests {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// An object with arbitrary keys, each of which has a number.
    private struct Members: Codable, Equatable {
        var numbers: [String: Int]

        init(_ numbers: [String: Int]) { self.numbers = numbers }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            numbers = [:]
            for key in container.allKeys { numbers[key.stringValue] = try container.decode(Int.self, forKey: key) }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            for (name, number) in numbers { try container.encode(number, forKey: Key(name)) }
        }
    }

    @Test func moreKeysThanAreKept() throws {
        let members = Members(Dictionary(uniqueKeysWithValues: (0..<3000).map { ("keyNumber\($0 % 1500)Of\($0)", $0) }))
        let json = try JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase).encodeToJSON([members, members])
        for object in json.array ?? [] {
            #expect(object.object?.count == 3000)
            for (name, number) in members.numbers {
                #expect(object["key_number\(number % 1500)_of\(number)"]?.int == number, "\(name)")
            }
        }
        var decoder = JSON.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode([Members].self, from: json.serialized()) == [members, members])
    }

    @Test func keysThatDifferByTheirNormalForm() throws {
        struct Accents: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(1, forKey: Key("é"))
                try container.encode(2, forKey: Key("e\u{301}"))
            }
        }
        let text = try JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase).encodeToString(Accents())
        #expect(text == "{\"é\":1,\"e\u{301}\":2}")
    }

    @Test func customStrategiesAreAskedAtEachPlace() throws {
        let encoder = JSON.Encoder(keyEncodingStrategy: .custom { path in Key("\(path.count)") })
        let nested = ["a": ["b": Members(["c": 1])]]
        #expect(try encoder.encodeToString(nested) == #"{"a":{"b":{"3":1}}}"#)
    }

    /// The path of each object was made anew, and for that the strategy converted all keys above it again.
    @Test func customStrategiesAreNotAskedAgainAtEachLevel() throws {
        struct Level: Decodable {
            var number: Int
            var below: [Level]
        }
        let levels = 64
        let text =
            String(repeating: #"{"number":1,"below":["#, count: levels) + String(repeating: "]}", count: levels)
        let calls = Mutex(0)
        let decoder = JSON.Decoder(
            keyDecodingStrategy: .custom { path in
                calls.withLock { $0 += 1 }
                return path.last ?? Key("")
            })
        _ = try decoder.decode(Level.self, from: text)
        #expect(calls.withLock { $0 } <= 2 * 2 * levels)
    }
}
