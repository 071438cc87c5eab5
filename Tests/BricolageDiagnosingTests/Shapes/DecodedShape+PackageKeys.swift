import BricolageCore

// Keys in the manner of public packages: any, older ones, those of an enumeration.

extension DecodedShape {
    static let keys = [
        DecodedShape(
            "any keys", Translations.self,
            #"{"default":"en","texts":{"en":{"hello":"Hello"},"de":{"hello":"Hallo","bye":"Tschüs"}}}"#),
        DecodedShape(
            "an older key", [Renamed].self,
            #"[{"userName":"a","age":1},{"user_name":"b","age":2},{"login":"c","age":3}]"#),
        DecodedShape("keys of an enumeration", Opening.self, #"{"mon":{"from":9,"to":17},"tue":{"from":10,"to":12}}"#),
    ]
}

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
