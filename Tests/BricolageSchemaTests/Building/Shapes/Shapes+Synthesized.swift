// Types whose coding the compiler writes, some of which contain themselves.

extension Shapes {
    struct Person: Codable, Sendable {
        var name: String
        var nickname: String?
        var size: Size
        var level: Level?
        var addresses: [Address]
        var home: Address?

        static let sample = Person(
            name: "Ann", size: .small, level: .high, addresses: [Address(street: "A", zip: nil)], home: nil)
    }

    struct Address: Codable, Sendable {
        var street: String
        var zip: Int?
    }

    final class Node: Codable {
        var value = 1
        var next: Node?
        var children: [Node] = []
    }

    struct Folder: Codable {
        var name = "root"
        var files = [File()]
    }

    struct File: Codable {
        var name = "file"
        var parent: [Folder] = []
    }

    indirect enum Expression: Codable, Sendable {
        case number(Double)
        case sum(Expression, Expression)
        case named(name: String, of: Expression?)
        case nothing

        static let sample = Expression.sum(.number(1), .named(name: "x", of: .nothing))
    }

    struct Page<Item: Codable>: Codable {
        var items: [Item]
        var next: String?
    }

    class Animal: Codable {
        var name = "Rex"
    }

    final class Dog: Animal {
        var breed: String?
        var age = 3

        private enum CodingKeys: CodingKey { case breed, age }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            breed = try container.decodeIfPresent(String.self, forKey: .breed)
            age = try container.decode(Int.self, forKey: .age)
            try super.init(from: decoder)
        }
    }
}
