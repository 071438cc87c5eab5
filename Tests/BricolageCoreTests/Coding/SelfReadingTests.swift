import BricolageCore
import BricolageFields
import BricolageWriting
import TestSupport
import Testing

/// Types that read and write themselves, coded both where the compiler knows this and where it does not.
@Suite struct SelfReadingTests {
    private struct Food: JSONModel, Equatable {
        var title: String
        var calories: Int?
        var parts: [Food]
        var note: Double

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            calories = try fields["calories"]
            parts = try fields["parts", default: []]
            note = try fields["note", default: 0]
        }

        func write(fields: inout JSONOutput) {
            fields["title"] = title
            fields["calories"] = calories
            fields["parts"] = parts
            fields["note"] = note
        }
    }

    /// Here the compiler knows only that the type is `Decodable`.
    private static func decode<T: Decodable>(_ type: T.Type, from text: String, by decoder: JSON.Decoder) throws -> T {
        try decoder.decode(type, from: text)
    }

    private static func decode<T: Decodable>(
        _ type: T.Type, from document: JSONDocument, by decoder: JSON.Decoder
    ) throws -> T {
        try decoder.decode(type, from: document)
    }

    private static func encode<T: Encodable>(_ value: T, by encoder: JSON.Encoder) throws -> [UInt8] {
        try encoder.encode(value)
    }

    private static func outcome<T>(_ body: () throws -> T) -> (value: T?, error: String) {
        do { return (try body(), "") } catch { return (nil, "\(type(of: error)): \(error)") }
    }

    private static let texts = [
        #"{"title": "Rice"}"#, #"{"title": "Rice", "calories": 130, "parts": [{"title": "Water"}], "title": "Rye"}"#,
        #"{"title": 1}"#, #"{"calories": "many", "parts": [{"title": "a"}, {"calories": null}, 7]}"#, "[]", "7", "{",
        #"{"title": "a", "parts": [{"title": "b", "parts": [{"title": "c"}]}]}"#, "", #"{"title": null}"#,
    ]

    private static let decoders: [JSON.Decoder] = {
        var strict = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 3, duplicateKeys: .reject))
        strict.thrownErrors = .decodingErrors
        var first = JSON.Decoder()
        first.reporting = .first
        let key = CodingUserInfoKey(rawValue: "key")
        return [
            JSON.Decoder(), JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase), strict, first,
            JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: nil, maximumSize: 40)),
            JSON.Decoder(userInfo: key.map { [$0: 1] } ?? [:]),
        ]
    }()

    @Test(arguments: texts) func readingIsTheSame(text: String) throws {
        for decoder in Self.decoders {
            let known = Self.outcome { try decoder.decode(Food.self, from: text) }
            let unknown = Self.outcome { try Self.decode(Food.self, from: text, by: decoder) }
            #expect(known.value == unknown.value)
            #expect(known.error == unknown.error)
            #expect(Self.outcome { try decoder.decode(Food.self, from: Array(text.utf8)) }.error == known.error)
            guard let document = try? JSONDocument(parsing: text, options: .document) else { continue }
            let fromKnown = Self.outcome { try decoder.decode(Food.self, from: document) }
            let fromUnknown = Self.outcome { try Self.decode(Food.self, from: document, by: decoder) }
            #expect(fromKnown.value == fromUnknown.value)
            #expect(fromKnown.error == fromUnknown.error)
        }
    }

    @Test func aDocumentThatIsTooDeepIsRefused() throws {
        let document = try JSONDocument(parsing: Self.texts[7])
        for depth in 0...6 {
            let decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: depth))
            let known = Self.outcome { try decoder.decode(Food.self, from: document) }
            #expect((known.value != nil) == (depth >= 5))
        }
    }

    @Test func writingIsTheSame() throws {
        let key = CodingUserInfoKey(rawValue: "key")
        let encoders = [
            JSON.Encoder(), JSON.Encoder(formatting: .pretty),
            JSON.Encoder(formatting: JSONFormatting(sortsKeys: true)),
            JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase), JSON.Encoder(maximumDepth: 2),
            JSON.Encoder(
                nonConformingFloatEncodingStrategy: .convertToString(
                    positiveInfinity: "+", negativeInfinity: "-", nan: "?")),
            JSON.Encoder(userInfo: key.map { [$0: 1] } ?? [:]),
        ]
        var food = try JSON.decode(Food.self, from: Self.texts[7])
        for note in [0.5, .nan] {
            food.note = note
            for encoder in encoders {
                let known = Self.outcome { try encoder.encode(food) }
                let unknown = Self.outcome { try Self.encode(food, by: encoder) }
                #expect(known.value == unknown.value)
                #expect(known.error == unknown.error)
                #expect(known.error.isEmpty == (known.value != nil))
                #expect(Self.outcome { try encoder.encodeToString(food) }.error == known.error)
            }
        }
    }
    private struct Menu: JSONWritableObject {
        var sideDishes: [Menu]

        func write(fields: inout JSONOutput) {
            fields["mainDish"] = "Rice"
            fields["sideDishes"] = sideDishes
        }
    }

    @Test func keysOfTypesThatWriteThemselvesAreConverted() throws {
        let encoder = JSON.Encoder(keyEncodingStrategy: .convertToSnakeCase)
        let menu = Menu(sideDishes: [Menu(sideDishes: [])])
        let text = #"{"main_dish":"Rice","side_dishes":[{"main_dish":"Rice","side_dishes":[]}]}"#
        #expect(try encoder.encodeToString(menu) == text)
        #expect(try encoder.encodeToString(["a": menu]) == "{\"a\":" + text + "}")
    }
}
