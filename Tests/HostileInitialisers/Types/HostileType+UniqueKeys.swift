// Names and identifiers that are assumed to differ.

extension HostileType {
    static var uniqueKeys: [HostileType] {
        [
            HostileType(Users.self, #"{"users":[{"id":1,"name":"a"},{"id":2,"name":"b"}]}"#),
            HostileType(Index.self, #"["a","b","c"]"#),
            HostileType(Enumerated.self, #"{"names":["x","y"],"values":[1,2]}"#),
            HostileType(Tags.self, #"{"tags":["red","blue"],"owner":"o"}"#),
            HostileType(Schedule.self, #"{"monday":{"slot":1},"tuesday":{"slot":2}}"#),
            HostileType(Routes.self, #"{"routes":[{"path":"/a","method":"GET"},{"path":"/a","method":"PUT"}]}"#),
            HostileType(Permutation.self, "[2,0,1]"),
            HostileType(Lookup.self, #"{"pairs":[["a",1],["b",2]]}"#),
            HostileType(Team.self, #"{"captain":{"number":1},"players":[{"number":1},{"number":7}]}"#),
            HostileType(Inverted.self, #"{"codes":{"de":49,"fr":33}}"#),
        ]
    }
}

private struct Users: Decodable {
    struct User: Decodable, Equatable { var id: Int, name: String }
    enum CodingKeys: CodingKey { case users }
    let byName: [String: User]

    init(from decoder: any Decoder) throws {
        let users = try decoder.container(keyedBy: CodingKeys.self).decode([User].self, forKey: .users)
        byName = Dictionary(uniqueKeysWithValues: users.map { ($0.name, $0) })
        precondition(Set(users.map(\.id)).count == users.count)
    }
}

private struct Index: Decodable {
    let positions: [String: Int]

    init(from decoder: any Decoder) throws {
        let names = try decoder.watchedValue().decode([String].self)
        positions = Dictionary(uniqueKeysWithValues: zip(names, 0...))
    }
}

private struct Enumerated: Decodable {
    enum CodingKeys: CodingKey { case names, values }
    let values: [String: Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let values = try container.decode([Int].self, forKey: .values)
        self.values = Dictionary(uniqueKeysWithValues: zip(try container.decode([String].self, forKey: .names), values))
        precondition(Dictionary(grouping: values) { $0 }.values.allSatisfy { $0.count == 1 })
    }
}

private struct Tags: Decodable {
    enum CodingKeys: CodingKey { case tags, owner }
    var tags: Set<String> = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var elements = try container.watchedElements(forKey: .tags)
        while !elements.isAtEnd {
            let (isNew, _) = tags.insert(try elements.decode(String.self))
            precondition(isNew, "a tag that is there already")
        }
        let owner = try container.decode(String.self, forKey: .owner)
        precondition(!tags.contains(owner))
    }
}

private struct Schedule: Decodable {
    struct Lesson: Decodable, Equatable { var slot: Int }
    let days: [Int: String]

    init(from decoder: any Decoder) throws {
        let lessons = try decoder.watchedValue().decode([String: Lesson].self)
        days = Dictionary(uniqueKeysWithValues: lessons.map { ($0.value.slot, $0.key) })
    }
}

private struct Routes: Decodable {
    struct Route: Decodable, Hashable {
        enum Method: String, Decodable { case get = "GET", put = "PUT" }
        var path: String, method: Method
    }
    enum CodingKeys: CodingKey { case routes }
    let positions: [Route: Int]

    init(from decoder: any Decoder) throws {
        let routes = try decoder.container(keyedBy: CodingKeys.self).decode([Route].self, forKey: .routes)
        positions = Dictionary(uniqueKeysWithValues: routes.enumerated().map { ($0.element, $0.offset) })
    }
}

private struct Permutation: Decodable {
    var inverse: [Int]

    init(from decoder: any Decoder) throws {
        let images = try decoder.watchedValue().decode([Int].self)
        inverse = Array(repeating: -1, count: images.count)
        for (place, image) in images.enumerated() {
            precondition(inverse[image] == -1, "two places have one image")
            inverse[image] = place
        }
    }
}

private struct Lookup: Decodable {
    struct Pair: Decodable {
        let key: String
        let value: Int

        init(from decoder: any Decoder) throws {
            var elements = try decoder.watchedElements()
            key = try elements.decode(String.self)
            value = try elements.decode(Int.self)
        }
    }
    enum CodingKeys: CodingKey { case pairs }
    let values: [String: Int]

    init(from decoder: any Decoder) throws {
        let pairs = try decoder.container(keyedBy: CodingKeys.self).decode([Pair].self, forKey: .pairs)
        values = Dictionary(uniqueKeysWithValues: pairs.map { ($0.key, $0.value) })
    }
}

private struct Team: Decodable {
    struct Player: Decodable, Hashable { var number: UInt8 }
    enum CodingKeys: CodingKey { case captain, players }
    let others: Set<Player>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var players = try container.decode(Set<Player>.self, forKey: .players)
        let captain = players.remove(try container.decode(Player.self, forKey: .captain))
        precondition(captain != nil, "the captain plays")
        others = players
    }
}

private struct Inverted: Decodable {
    enum CodingKeys: CodingKey { case codes }
    let countries: [Int: String]

    init(from decoder: any Decoder) throws {
        let codes = try decoder.container(keyedBy: CodingKeys.self).decode([String: Int].self, forKey: .codes)
        countries = Dictionary(uniqueKeysWithValues: codes.map { ($0.value, $0.key) })
    }
}
