// swift-format-ignore-file: NeverForceUnwrap

import Foundation

// Initialisers that read by their own means, or later than they were asked to.

extension HostileType {
    static var readers: [HostileType] {
        [
            HostileType(Inner.self, #"{"text":"{\"n\":1}"}"#),
            HostileType(Listed.self, #"{"text":"[1,2,3]","index":2}"#),
            HostileType(Paths.self, #"{"field":"name","name":"n","city":"c"}"#),
            HostileType(Kept.self, #"[{"n":1},{"n":2}]"#),
            HostileType(Postponed.self, #"{"items":[{"n":1},{"n":2}],"first":1}"#),
            HostileType(Referred.self, #"{"kind":"b","b":{"n":1}}"#),
            HostileType(Erased.self, #"{"type":"int","value":1}"#, #"{"type":"text","value":"t"}"#),
            HostileType(Depth.self, #"{"limit":2,"tree":{"tree":{}}}"#),
        ]
    }
}

private struct Inner: Decodable {
    enum CodingKeys: CodingKey { case text }
    let n: Int

    init(from decoder: any Decoder) throws {
        let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
        n = (object["n"] as! NSNumber).intValue
    }
}

private struct Listed: Decodable {
    enum CodingKeys: CodingKey { case text, index }
    let n: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .text)
        let list = try JSONDecoder().decode([Int].self, from: Data(text.utf8))
        n = list[try container.decode(Int.self, forKey: .index)]
    }
}

private struct Paths: Decodable {
    enum CodingKeys: CodingKey { case field, name, city }
    nonisolated(unsafe) static let fields: [String: KeyPath<Paths, String>] = ["name": \.name, "city": \.city]
    let name: String
    let city: String
    var chosen = ""

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        city = try container.decode(String.self, forKey: .city)
        chosen = self[keyPath: Self.fields[try container.decode(String.self, forKey: .field)]!]
    }
}

/// Containers that outlive the initialiser that requested them.
private struct Kept: Decodable {
    struct Item: Decodable {
        enum CodingKeys: CodingKey { case n }
        let container: KeyedDecodingContainer<CodingKeys>

        init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: CodingKeys.self) }
    }
    let numbers: [Int]

    init(from decoder: any Decoder) throws {
        let items = try decoder.singleValueContainer().decode([Item].self)
        numbers = try items.reversed().map { try $0.container.decode(Int.self, forKey: .n) }
        precondition(numbers == [2, 1])
    }
}

private struct Postponed: Decodable {
    struct Item: Decodable { var n: Int }
    enum CodingKeys: CodingKey { case items, first }
    let items: [Item]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var elements = try container.watchedElements(forKey: .items)
        let first = try container.decode(Int.self, forKey: .first)
        let later = { try (0..<elements.count!).map { _ in try elements.decode(Item.self) } }
        items = try later()
        precondition(items.first!.n == first)
    }
}

private struct Referred: Decodable {
    struct Part: Decodable { var n: Int }
    enum CodingKeys: CodingKey { case kind, a, b }
    let part: Part

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let key = CodingKeys(stringValue: try container.decode(String.self, forKey: .kind))!
        part = try container.decodeIfPresent(Part.self, forKey: key)!
    }
}

private struct Erased: Decodable {
    enum CodingKeys: CodingKey { case type, value }
    nonisolated(unsafe) static let types: [String: any Decodable.Type] = ["int": Int.self, "text": String.self]
    let value: any Decodable

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func decoded<T: Decodable>(_ type: T.Type) throws -> any Decodable {
            try container.decode(type, forKey: .value)
        }
        let type = Self.types[try container.decode(String.self, forKey: .type)]!
        value = try decoded(type)
    }
}

private struct Depth: Decodable {
    indirect enum Tree: Decodable {
        case leaf, node(Tree)
        enum CodingKeys: CodingKey { case tree }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self = try container.decodeIfPresent(Tree.self, forKey: .tree).map(Tree.node) ?? .leaf
        }

        var depth: Int { if case .node(let tree) = self { tree.depth + 1 } else { 0 } }
    }
    enum CodingKeys: CodingKey { case limit, tree }
    let tree: Tree

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let limit = try container.decode(Int.self, forKey: .limit)
        tree = try container.decode(Tree.self, forKey: .tree)
        precondition(tree.depth < limit)
    }
}
