import BricolageCore

// Initialisers in the manner of public packages that have conditions of their own.

extension DecodedShape {
    static let conditions = [
        DecodedShape("counted contents", Counted.self, #"{"count":3,"values":[1,2,3],"name":"n"}"#),
        DecodedShape("no duplicates", Unique.self, #"{"ids":[1,2,3],"owner":"a"}"#),
        DecodedShape("a path in the error", [Threshold].self, #"[{"low":1,"high":2},{"low":0,"high":9}]"#),
    ]
}

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
