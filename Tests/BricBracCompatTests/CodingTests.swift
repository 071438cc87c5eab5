import BricBracCompat
import Foundation
import Testing

@Suite struct CodingTests {
    private struct Trip: Codable, Equatable, Hashable {
        var to: String
        var day: Date
        var ticket: Data
        var price = 5.0
        var via: [String: Int] = ["b": 1, "a": 2]
    }

    private let trip = Trip(to: "Rome", day: Date(timeIntervalSince1970: 0), ticket: Data([1, 2]))

    @Test func thereAndBack() throws {
        let bric = try trip.bricEncoded()
        #expect(bric["day"] == -978_307_200)
        #expect(bric["ticket"] == "AQI=")
        #expect(try Trip(bric: bric) == trip)
        #expect(try bric.decode(Trip.self) == trip)
        #expect(try trip.bricResult.get() == bric)
        #expect(try "x".bricEncoded() == "x")
        #expect(try Int?.none.bricEncoded() == nil)
    }

    @Test func strategiesOfFoundation() throws {
        let bric = try trip.bricEncoded(dateEncodingStrategy: .secondsSince1970, dataEncodingStrategy: .deferredToData)
        #expect(bric["day"] == 0)
        #expect(bric["ticket"] == [1, 2])
        let back = try bric.decode(
            Trip.self, dateDecodingStrategy: .secondsSince1970, dataDecodingStrategy: .deferredToData)
        #expect(back == trip)
        #expect(
            try [Double.nan].bricEncoded(
                nonConformingFloatEncodingStrategy: .convertToString(
                    positiveInfinity: "+", negativeInfinity: "-", nan: "?")) == ["?"])
        #expect(throws: EncodingError.self) { try [Double.nan].bricEncoded() }
        let coder = BricEncoder()
        coder.keyEncodingStrategy = .convertToSnakeCase
        coder.dateEncodingStrategy = .secondsSince1970
        struct Holder: Encodable { var theDay: Date }
        #expect(try coder.encode(Holder(theDay: trip.day)) == ["the_day": 0])
        coder.outputFormatting = .prettyPrinted
        #expect(try coder.encodeData(Holder(theDay: trip.day)) == Data("{\n  \"the_day\" : 0\n}".utf8))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        struct Reader: Decodable { var theDay: Int }
        #expect(try Reader(bric: ["the_day": 0], decoder: decoder).theDay == 0)
        #expect(try [Int](bric: [1], encoder: JSONEncoder()) == [1])
    }

    @Test func bricsAreCodable() throws {
        let bric: Bric = ["a": [1, 2.5, "x", nil, true], "b": [:]]
        #expect(try JSONDecoder().decode(Bric.self, from: JSONEncoder().encode(bric)) == bric)
        #expect(try Bric.parseJSON(bric.stringify()) == bric)
        #expect(try [bric].bricEncoded() == [bric])
        // Foundation's decoder would round the number.
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Bric].self, from: Data("[9007199254740993]".utf8))
        }
        let error = try #require(throws: DecodingError.self) {
            try [String: Bric].parseJSON(#"{"a": 9007199254740993}"#)
        }
        guard case .dataCorrupted(let context) = error else { Issue.record("\(error)"); return }
        #expect(context.codingPath.map(\.stringValue) == ["a"])
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([Bric.num(.nan)]) }
    }

    @Test func errorsAreThoseOfCodable() throws {
        let error = try #require(throws: DecodingError.self) { try [String: [Int]](bric: ["a": [1, "x"]]) }
        guard case .typeMismatch(_, let context) = error else { Issue.record("\(error)"); return }
        #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
        #expect(throws: (any Error).self) { try [Int].parseJSON("[1") }
    }

    @Test func loading() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data("[1, 2]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try [Int].loadJSON(url: file) == [1, 2])
        #expect(try [Int].loadFromJSON(data: Data("[3]".utf8)) == [3])
        #expect(try [Int].parseJSON("[4]") == [4])
        #expect(try [Int].parseJSON("[4]", using: JSONDecoder()) == [4])
        #expect(throws: (any Error).self) { try [Int].loadJSON(url: file.appendingPathExtension("no")) }
    }

    @Test func text() throws {
        struct Item: Codable, Hashable { var url = "a/b", b = 1.0, a = [2.5], none: [Int] = [] }
        #expect(try Item().encodedString() == #"{"url":"a/b","b":1,"a":[2.5],"none":[]}"#)
        #expect(try Item().encodedStringSorted() == #"{"a":[2.5],"b":1,"none":[],"url":"a/b"}"#)
        #expect(try Item().encodedStringSorted(encoder: Bric.JSONEncoderSorted.encode) == Item().encodedStringSorted())
        let formatted = try Bric.JSONEncoderFormatted.encode(Item())
        #expect(try Item().encodedStringFormatted() == String(decoding: formatted, as: UTF8.self))
        #expect(Item().jsonDebugDescription == #"{"a":[2.5],"b":1,"none":[],"url":"a/b"}"#)
        #expect(Double.nan.jsonDebugDescription == "{}")
        #expect(try Item().formattedJSON.get() == Item().encodedStringFormatted())
        #expect(try Item().unformattedJSON.get() == Item().encodedString())
        #expect(try [UInt64.max].encodedString() == "[18446744073709551615]")
    }

    @Test func changingAnEncoderChangesNoOther() throws {
        Bric.JSONEncoderSorted.outputFormatting = .prettyPrinted
        #expect(try ["b": 1, "a": 2].encodedStringSorted(encoder: Bric.JSONEncoderSorted.encode) == #"{"a":2,"b":1}"#)
    }

    @Test func orderedKeys() throws {
        struct Row: Codable {
            var name = "n", size = 1.0, more = ["@#_KEYORDER___00001x": 1, "b": 2]
            var inner: [Inner] = [Inner()]

            enum CodingKeys: String, CaseIterable, OrderedCodingKey { case size, more, inner, name }
        }
        struct Inner: Codable {
            var a = 1, z = 2, free = [String: Inner]()

            enum CodingKeys: String, CaseIterable, OrderedCodingKey {
                case z, a, free

                var keyOrder: Int? { self == .free ? nil : Self.allCases.firstIndex(of: self) }
            }
        }
        let expected =
            #"{"size":1,"more":{"@#_KEYORDER___00001x":1,"b":2},"inner":[{"z":2,"a":1,"free":{}}],"name":"n"}"#
        #expect(try Row().encodedStringOrdered(format: []) == expected)
        #expect(try String(decoding: JSONEncoder().encodeOrdered(Row()), as: UTF8.self) == expected)
        #expect(try ["k": Inner()].encodedStringOrdered(format: []) == #"{"k":{"z":2,"a":1,"free":{}}}"#)
        #expect(try Inner().encodedStringOrdered().hasPrefix("{\n  \"z\" : 2,\n  \"a\" : 1"))
    }

    @Test func orderedDates() throws {
        struct Row: Encodable {
            var b = Date(timeIntervalSince1970: 7), a = Data([1])

            enum CodingKeys: String, CaseIterable, OrderedCodingKey { case b, a }
        }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.dataEncodingStrategy = .deferredToData
        #expect(try String(decoding: encoder.encodeOrdered(Row()), as: UTF8.self) == #"{"b":7,"a":[1]}"#)
    }

    @Test func contextIsHandedOn() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "unit"))
        struct Length: Codable, Equatable {
            var unit = ""

            init() {}

            init(from decoder: any Decoder) throws { unit = Self.unit(decoder.userInfo) }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode([Self.unit(encoder.userInfo)])
            }

            static func unit(_ context: [CodingUserInfoKey: Any]) -> String {
                CodingUserInfoKey(rawValue: "unit").flatMap { context[$0] as? String } ?? ""
            }
        }
        #expect(try Length().bricEncoded(userInfo: [key: "m"]) == ["m"])
        #expect(try (["x"] as Bric).decode(Length.self, userInfo: [key: "cm"]).unit == "cm")
        let encoder = JSONEncoder()
        encoder.userInfo = [key: "km"]
        #expect(try encoder.encodeOrdered(Length()) == Data(#"["km"]"#.utf8))
    }

    @Test func fragments() throws {
        #expect(try JSONEncoder().encodeFragment("x") == Data(#""x""#.utf8))
        #expect(try JSONDecoder().decodeFragment(Int.self, from: Data(" 7 ".utf8)) == 7)
        #expect(try JSONDecoder().decodeFragment(Int.self, from: Data(" \n".utf8)) == nil)
        #expect(throws: (any Error).self) { try JSONDecoder().decodeFragment(Int.self, from: Data("1,2".utf8)) }
    }

    @Test func strategiesForReadingApply() throws {
        struct Reader: Decodable {
            var mark: Int?
            init(from decoder: any Decoder) {
                mark = CodingUserInfoKey(rawValue: "mark").flatMap { decoder.userInfo[$0] as? Int }
            }
        }
        let bric: Bric = ["-", "?", 1]
        let numbers = try bric.decode(
            [Double].self,
            nonConformingFloatDecodingStrategy: .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
        #expect(numbers[0] == -.infinity && numbers[1].isNaN && numbers[2] == 1)
        #expect(throws: DecodingError.self) { try bric.decode([Double].self) }
        let key = try #require(CodingUserInfoKey(rawValue: "mark"))
        #expect(try bric.decode(Reader.self, userInfo: [key: 7]).mark == 7)
        #expect(try bric.decode(Reader.self, userInfo: [:]).mark == nil)
    }

    @Test func strategiesForWritingApplyToOrderedKeysToo() throws {
        struct Row: Encodable {
            enum CodingKeys: String, CaseIterable, OrderedCodingKey { case ticket, dayOut, size, mark }

            var dayOut = Date(timeIntervalSince1970: 5), ticket = Data([1, 2]), size = Double.nan

            func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: CodingKeys.self)
                try values.encode(dayOut, forKey: .dayOut)
                try values.encode(size, forKey: .size)
                try values.encode(ticket, forKey: .ticket)
                let mark = CodingUserInfoKey(rawValue: "mark").flatMap { encoder.userInfo[$0] as? Int }
                try values.encode(mark, forKey: .mark)
            }
        }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.dataEncodingStrategy = .deferredToData
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        encoder.userInfo[try #require(CodingUserInfoKey(rawValue: "mark"))] = 7
        let text = String(decoding: try encoder.encodeOrdered(Row()), as: UTF8.self)
        #expect(text == #"{"ticket":[1,2],"dayOut":5,"size":"?","mark":7}"#)
    }

    @Test func membersWithoutAPlaceAreInTheOrderOfTheirKeys() throws {
        let keys = "abcdefghijklmnopqrstuvwxyz".map { "\($0)" }
        let members = Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) })
        let expected = "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        #expect(String(decoding: try JSONEncoder().encodeOrdered(members), as: UTF8.self) == expected)
    }
}

@Suite struct ContainerTests {
    private enum Key: String, CodingKey, CaseIterable { case a, b }

    private struct Closed: Decodable {
        init(from decoder: any Decoder) throws {
            try decoder.forbidAdditionalProperties(notContainedIn: Key.allCases, or: ["c"])
        }
    }

    @Test func otherMembersAreForbidden() throws {
        _ = try Closed.parseJSON(#"{"a": 1, "c": 2}"#)
        let error = try #require(throws: DecodingError.self) { try [Closed].parseJSON(#"[{"a": 1, "y": 0, "x": 0}]"#) }
        guard case .dataCorrupted(let context) = error else { Issue.record("\(error)"); return }
        #expect(context.debugDescription == #"Additional properties forbidden: ["y", "x"]"#)
        #expect(context.codingPath.map(\.stringValue) == ["Index 0"])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Closed.self, from: Data(#"{"x": 1}"#.utf8)) }
        #expect(throws: DecodingError.self) { try Closed.parseJSON("[]") }
    }

    @Test func aHandlerDecides() throws {
        struct Open: Decodable {
            var others: [String] = []

            init(from decoder: any Decoder) throws {
                var found: [String] = []
                try decoder.forbidAdditionalProperties(notContainedIn: Key.allCases) { found = $1 }
                others = found
            }
        }
        #expect(try Open.parseJSON(#"{"z": 1, "a": 2, "y": 3}"#).others == ["z", "y"])
    }

    private struct Optionals: Decodable {
        var text: String?
        var null: ExplicitNull?
        var nullable: Nullable<Int>?
        var bric: Bric?

        enum CodingKeys: CodingKey { case text, null, nullable, bric }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            text = try values.decodeOptional(String.self, forKey: .text)
            null = try values.decodeOptional(ExplicitNull.self, forKey: .null)
            nullable = try values.decodeOptional(Nullable<Int>.self, forKey: .nullable)
            bric = try values.decodeOptional(Bric.self, forKey: .bric)
        }
    }

    @Test(arguments: [true, false])
    func nullAndAbsenceStayApart(isOurs: Bool) throws {
        func read(_ text: String) throws -> Optionals {
            try isOurs ? Optionals.parseJSON(text) : Optionals.parseJSON(text, using: JSONDecoder())
        }
        let absent = try read("{}")
        #expect(absent.text == nil && absent.null == nil && absent.nullable == nil && absent.bric == nil)
        let null = try read(#"{"text": null, "null": null, "nullable": null, "bric": null}"#)
        #expect(
            null.text == nil && null.null == .some(.null) && null.nullable == .some(.null) && null.bric == .some(.nul))
        let full = try read(#"{"text": "x", "nullable": 5, "bric": [1]}"#)
        #expect(full.text == "x" && full.nullable == .full(5) && full.bric == [1])
        #expect(throws: DecodingError.self) { try read(#"{"null": 1}"#) }
    }

    /// A null is kept in every union that has one, wherever it is, and in wrappers of such unions.
    @Test func nullsInOtherUnions() throws {
        struct Wrapped: RawCodable, Equatable { var rawValue: OneOf<Int>.Or<ExplicitNull> }
        struct Sort: Decodable {
            var one: OneOf3<String, Int, ExplicitNull>?, two: Wrapped?, three: Indirect<OneOrAny<Int>>?
            var four: OneOf<Int>.Or<String>?

            enum CodingKeys: CodingKey { case one, two, three, four }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                one = try values.decodeOptional(OneOf3<String, Int, ExplicitNull>.self, forKey: .one)
                two = try values.decodeOptional(Wrapped.self, forKey: .two)
                three = try values.decodeOptional(Indirect<OneOrAny<Int>>.self, forKey: .three)
                four = try values.decodeOptional(OneOf<Int>.Or<String>.self, forKey: .four)
            }
        }
        let nulls = try Sort.parseJSON(#"{"one": null, "two": null, "three": null, "four": null}"#)
        #expect(nulls.one == .v3(.null) && nulls.two == Wrapped(ExplicitNull.null) && nulls.four == nil)
        #expect(nulls.three?.wrappedValue == .v2(.nul))
        let absent = try Sort.parseJSON("{}")
        #expect(absent.one == nil && absent.two == nil && absent.three == nil && absent.four == nil)
    }

    @Test func dictionariesWithOtherKeys() throws {
        enum Side: String, Codable { case left, right }
        struct Id: RawCodable, Hashable { let rawValue: UUID }
        struct Holder: Codable, Equatable {
            @KeyMap var sides: [Side: Int]
            @IdMap var ids: [Id: String] = [:]
        }
        let id = UUID.fixedUUID(1)
        var holder = Holder(sides: KeyMap(wrappedValue: [.left: 1, .right: 2]))
        holder.ids[Id(rawValue: id)] = "x"
        let bric: Bric = ["sides": ["left": 1, "right": 2], "ids": [id.uuidString: "x"]]
        #expect(try holder.bricEncoded() == bric)
        #expect(try Holder(bric: bric) == holder)
        let error = try #require(throws: DecodingError.self) { try Holder(bric: ["sides": ["up": 1], "ids": [:]]) }
        guard case .dataCorrupted(let context) = error else { Issue.record("\(error)"); return }
        #expect(context.codingPath.map(\.stringValue) == ["sides", "up"])
        #expect(throws: DecodingError.self) { try Holder(bric: ["sides": [:], "ids": ["x": "y"]]) }
        struct Loose: RawRepresentable, Hashable {
            var text: String
            var rawValue: String { text.lowercased() }

            init(rawValue: String) { text = rawValue }

            static func == (one: Loose, other: Loose) -> Bool { one.text == other.text }
            func hash(into hasher: inout Hasher) { hasher.combine(text) }
        }
        let loose = KeyMap(wrappedValue: [Loose(rawValue: "A"): 1, Loose(rawValue: "a"): 2])
        #expect(throws: EncodingError.self) { try loose.bricEncoded() }
        // The two spellings are one UUID, so one of the values would be lost.
        let letters = UUID.fixedUUID(0xAB)
        let twice: Bric = [letters.uuidString: "x", letters.uuidString.lowercased(): "y"]
        #expect(throws: DecodingError.self) { try Holder(bric: ["sides": [:], "ids": twice]) }
    }

    @Test func fixedKeys() throws {
        enum Keys: String, FixedCodingKeys { case one, two }
        struct Reader: Decodable {
            var one: Int, two: Int

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Keys.self)
                one = try Keys.one.decode(values)
                two = try Keys.two.decode(values, defaultValue: 2)
            }
        }
        let reader = try Reader(bric: ["one": 1])
        #expect(reader.one == 1 && reader.two == 2)
        #expect(Keys.purgeKeys(from: ["one": 1, "x": 2]) == ["x": 2])
        #expect(AnyCodingKey(intValue: 3).stringValue == "Index 3")
    }

    @Test func keysOfElementsHaveThePositionToo() {
        #expect(AnyCodingKey(intValue: 3).intValue == 3)
        #expect(AnyCodingKey(stringValue: "3").intValue == nil && AnyCodingKey(stringValue: "3").stringValue == "3")
    }
}
