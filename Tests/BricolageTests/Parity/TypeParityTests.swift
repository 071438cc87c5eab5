import Bricolage
import Foundation
import Testing

/// Every kind of type under every strategy: a strategy changes only what it is for.
@Suite struct TypeParityTests {
    private static let moment = Date(timeIntervalSince1970: 1_000_000_000)

    private struct Scalars: Codable {
        var truth = true
        var int8 = Int8.min, int16 = Int16.max, int32 = Int32.min, int64 = Int64.max, int = Int.min
        var uint8 = UInt8.max, uint16 = UInt16.max, uint32 = UInt32.max, uint64 = UInt64.max
        var int128 = Int128.min, uint128 = UInt128.max
        var float: Float = 0.1, largestFloat = Float.greatestFiniteMagnitude, half = 3.5 as Float16
        var double = 0.1, largest = Double.greatestFiniteMagnitude, smallest = Double.leastNonzeroMagnitude
        var negativeZero = -0.0, wholeNumber = 1e21
        var text = "a/b\"\\\u{0}\u{1F}\u{7F}\u{2028}é😀e\u{301}"
    }

    private struct Optionals: Codable {
        var somethingThere: String? = "x"
        var nothingThere: String?
        var twiceOptional: Int?? = .some(nil)
        var someDates: [Date?] = [nil, moment]
        var byName: [String: Data?] = ["aKey": nil, "bKey": Data([1])]
    }

    enum Name: String, Codable, CodingKeyRepresentable { case oneWord, other_word = "Other_Word" }
    enum Level: Int, Codable, CodingKeyRepresentable { case low = -1, high = 1 }
    enum Plain: String, Codable { case oneTwo }

    private enum Payload: Codable {
        case nothingAtAll
        case oneValue(Int)
        case severalValues(firstName: String, Double, bornOn: Date?)
    }

    private struct Dictionaries: Codable {
        struct Value: Codable { var innerName = 1 }
        var byText = ["someKey": Value(), "other_key": Value(), "_x": Value()]
        var byNumber = [1: Value(), -5: Value()]
        var byName: [Name: Value] = [.oneWord: Value(), .other_word: Value()]
        var byLevel: [Level: Value] = [.low: Value()]
        var byPlain: [Plain: Value] = [.oneTwo: Value()]
        var byIdentifier = [UUID(uuidString: "9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D"): Value()]
        var byDate = [moment: "x"]
        var nested: [String: [Int: [Name: [String: Date]]]] = ["aB": [1: [.oneWord: ["c_d": moment]]]]
    }

    private struct FoundationTypes: Codable {
        var someURL = URL(string: "https://example.org/a%20b?c#d"), relative = URL(string: "a/b")
        var someDate = moment, dateList = [moment], dateSet: Set<Date> = [moment]
        var someData = Data([1, 2, 250]), dataList = ContiguousArray([Data()])
        var exactNumber = Decimal(string: "-1234567890.000123")
        var components = DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), year: 2020, weekOfYear: 3)
        var region = Locale(identifier: "de_DE"), zone = TimeZone(secondsFromGMT: 3600)
        var point = CGPoint(x: 1, y: 2.5), width = CGFloat(1.5)
        var length = Measurement(value: 2.5, unit: UnitLength.kilometers)
        var place = IndexPath(indexes: [1, 2]), indices = IndexSet([1, 2, 9])
        var interval = DateInterval(start: moment, duration: 4), days = moment...(moment + 1)
        var letters = CharacterSet(charactersIn: "ab")
    }

    @propertyWrapper private struct Wrapped<Value: Codable>: Codable {
        var wrappedValue: Value

        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
        }
    }

    private struct Pair<First: Codable, Second: Codable>: Codable {
        @Wrapped var firstThing: First
        var secondThing: Second?
        @Wrapped var allThings: [First]
        var tableOf: [String: Second]
    }

    private class Base: Codable {
        var baseName = "b"
        var bornOn = moment
    }

    private final class Derived: Base {
        enum CodingKeys: String, CodingKey { case ownName, ownData }
        var ownName = "d"
        var ownData = Data([7])

        override init() { super.init() }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            ownName = try container.decode(String.self, forKey: .ownName)
            ownData = try container.decode(Data.self, forKey: .ownData)
            try super.init(from: container.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try super.encode(to: container.superEncoder())
            try container.encode(ownName, forKey: .ownName)
            try container.encode(ownData, forKey: .ownData)
        }
    }

    @Test(arguments: ParityStrategy.allCases)
    func valuesAreEqual(strategy: ParityStrategy) throws {
        let moment = Self.moment
        try strategy.expectParity(of: Scalars())
        try strategy.expectParity(of: Optionals())
        try strategy.expectParity(of: [Payload.nothingAtAll, .oneValue(1)])
        try strategy.expectParity(of: [Payload.severalValues(firstName: "x", 0.5, bornOn: nil)])
        try strategy.expectParity(of: Dictionaries())
        try strategy.expectParity(of: FoundationTypes())
        try strategy.expectParity(of: [Base(), Derived()])
        try strategy.expectParity(of: [Derived(), Derived()])
        try strategy.expectParity(
            of: Pair(firstThing: moment, secondThing: Data([1]), allThings: [moment], tableOf: ["aB": Data()]))
        try strategy.expectParity(
            of: Pair(firstThing: Name.oneWord, secondThing: Dictionaries(), allThings: [], tableOf: [:]))
    }

    @Test(arguments: ParityStrategy.allCases)
    func valuesAtTheTopAreEqual(strategy: ParityStrategy) throws {
        let moment = Self.moment
        try strategy.expectParity(of: 1)
        try strategy.expectParity(of: "a/b")
        try strategy.expectParity(of: Int?.none)
        try strategy.expectParity(of: moment)
        try strategy.expectParity(of: Optional(moment))
        try strategy.expectParity(of: Data([1, 2]))
        try strategy.expectParity(of: Decimal(string: "0.1"))
        try strategy.expectParity(of: URL(string: "a:b"))
        try strategy.expectParity(of: Name.other_word)
        try strategy.expectParity(of: [String: Int]())
    }

    @Test(arguments: ParityStrategy.allCases)
    func numbersWithoutValueAreEqual(strategy: ParityStrategy) throws {
        try strategy.expectParity(of: [Double.nan, .infinity, -.infinity])
        try strategy.expectParity(of: ["aB": [CGFloat.infinity]])
        try strategy.expectParity(of: [Float16.infinity])
        try strategy.expectParity(of: CGPoint(x: Double.infinity, y: 1))
        try strategy.expectParity(of: 1.0...Double.infinity)
        try strategy.expectParity(of: Pair(firstThing: 1, secondThing: Float.nan, allThings: [], tableOf: [:]))
    }

    /// Words once began differently from Foundation's: "SS" for "ß", small letters after 日 and apostrophes.
    @Test(arguments: [
        "", "_", "a__b", "_a_b_", "ABCDe", "a1B", "ß_ß", "ǆ_ǆ", "é_e\u{301}", "İ_ı", "q\"\\", "a_日b",
        "a_'b'c_''d''e_f’g_1'h",
    ])
    func keysAreConvertedEqually(key: String) throws {
        struct Keyed: Codable {
            var keys: [String]

            init(keys: [String]) { self.keys = keys }

            init(from decoder: any Decoder) throws {
                keys = try decoder.container(keyedBy: JSONCodingKey.self).allKeys.map(\.stringValue)
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: JSONCodingKey.self)
                for key in keys { try container.encode(1, forKey: JSONCodingKey(key)) }
            }
        }
        let coders = ParityStrategy.snakeCase.coders
        let theirs = try coders.theirEncoder.encode(Keyed(keys: [key]))
        #expect(try JSON(parsing: coders.encoder.encodeToData(Keyed(keys: [key]))) == JSON(parsing: theirs))
        let text = try JSON.Encoder().encodeToData(Keyed(keys: [key]))
        #expect(
            try coders.decoder.decode(Keyed.self, from: text).keys
                == coders.theirDecoder.decode(Keyed.self, from: text).keys)
    }
}
