package import Bricolage

// Objects like most.

/// A type with a synthesized initialiser.
package struct Row: Decodable {
    package var id: Int, name: String, price: Double, tags: [String], note: String?, active: Bool
}

/// The same members in a type that reads itself.
package struct DirectRow: JSONReadableObject {
    package var id: Int, name: String, price: Double, tags: [String], note: String?, active: Bool

    package init(fields: inout JSONFields) throws {
        id = try fields["id"]
        name = try fields["name"]
        price = try fields["price"]
        tags = try fields["tags"]
        note = try fields["note"]
        active = try fields["active"]
    }
}

/// Two integers that the initialiser rejects.
package struct RefusedRange: Decodable {
    private enum CodingKeys: CodingKey { case lower, upper }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let lower = try container.decode(Int.self, forKey: .lower)
        let upper = try container.decode(Int.self, forKey: .upper)
        if lower > upper {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a range ends before it begins"))
        }
    }
}

/// Twelve integers.
package struct Dozen: Decodable {
    package var a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: Int, l: Int
}

/// As many members as the document has.
package struct Wide: Decodable {
    package var values: [String: Int]
}
