// What initialisers leave outside of their values: registers, stores, counters, files.

import Foundation

extension HostileType {
    static var sideEffects: [HostileType] {
        [
            HostileType(Registered.self, #"{"name":"n","size":1}"#),
            HostileType(Begun.self, #"{"id":1,"title":"t"}"#),
            HostileType(Family.self, #"{"parent":{"id":1,"title":"t"},"child":{"id":2,"title":"u"}}"#),
            HostileType(Logged.self, #"{"level":"info","message":"m","code":5}"#),
            HostileType(Interned.self, #"{"symbols":["a","b"],"main":"a"}"#),
            HostileType(Counted.self, #"[{"n":3},{"n":4}]"#),
            HostileType(Written.self, #"{"file":"f","content":"c","mode":6}"#),
            HostileType(Login.self, #"{"token":"t","expires":9}"#),
            HostileType(Observed.self, #"{"values":{"a":1,"b":2},"sum":3}"#),
            HostileType(Ordered.self, #"{"first":1,"second":2,"third":3}"#),
            HostileType(Shared.self, #"{"key":"k","value":{"key":"l","value":null}}"#),
            HostileType(Identified.self, #"{"id":"i","peers":[{"id":"j","peers":[]}]}"#),
        ]
    }
}

private struct Registered: Decodable {
    enum CodingKeys: CodingKey { case name, size }
    let size: Int

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        size = try container.decode(Int.self, forKey: .size)
        Register.enter(try container.decode(String.self, forKey: .name))
    }
}

private struct Begun: Decodable {
    enum CodingKeys: CodingKey { case id, title }
    let id: Int
    let title: String

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        Register.enter(id)
        title = try container.decode(String.self, forKey: .title)
        Register.enter(title)
    }
}

private struct Family: Decodable {
    let parent: Begun
    let child: Begun
}

private struct Logged: Decodable {
    enum Level: String, Decodable { case info, error }
    enum CodingKeys: CodingKey { case level, message, code }

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        Register.enter(try container.decode(Level.self, forKey: .level).rawValue)
        if let code = try container.decodeIfPresent(Int.self, forKey: .code) { Register.enter(code) }
        Register.enter(try container.decode(String.self, forKey: .message))
    }
}

private struct Interned: Decodable {
    enum CodingKeys: CodingKey { case symbols, main }
    let main: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for symbol in try container.decode([String].self, forKey: .symbols) { Register.enter(symbol) }
        let main = try container.decode(String.self, forKey: .main)
        self.main = Register.names.firstIndex(of: main) ?? 0
        precondition(Register.names.contains(main), "not interned")
    }
}

private struct Counted: Decodable {
    struct Item: Decodable, Equatable {
        enum CodingKeys: CodingKey { case n }
        let n: Int

        init(from decoder: any Decoder) throws {
            Register.begin(decoder)
            n = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n)
            Register.enter(n)
        }
    }

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while !elements.isAtEnd {
            let number = try elements.decode(Item.self).n
            precondition(Register.names.contains("\(number)"))
        }
    }
}

private struct Written: Decodable {
    enum CodingKeys: CodingKey { case file, content, mode }

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let file = try container.decode(String.self, forKey: .file)
        let handle = FileHandle(forWritingAtPath: "/dev/null")
        handle?.write(Data(try container.decode(String.self, forKey: .content).utf8))
        Register.enter(file)
        Register.enter(try container.decode(Int.self, forKey: .mode))
    }
}

private final class Login: Decodable {
    enum CodingKeys: CodingKey { case token, expires }
    let expires: Int
    let token: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        expires = try container.decode(Int.self, forKey: .expires)
        token = try container.decode(String.self, forKey: .token)
    }

    deinit { Register.enter(token) }
}

private struct Observed: Decodable {
    enum CodingKeys: CodingKey { case values, sum }
    var values: [String: Int] { didSet { for key in values.keys { Register.enter(key) } } }

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let sum = try container.decode(Int.self, forKey: .sum)
        Register.enter(sum)
        values = try container.decode([String: Int].self, forKey: .values)
        for (key, value) in values {
            Register.enter(key)
            Register.enter(value)
        }
        precondition(values.values.reduce(0, +) == sum)
    }
}

private struct Ordered: Decodable {
    enum CodingKeys: CodingKey, CaseIterable { case first, second, third }

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for key in CodingKeys.allCases { Register.enter(try container.decode(Int.self, forKey: key)) }
    }
}

private final class Shared: Decodable {
    enum CodingKeys: CodingKey { case key, value }
    let next: Shared?

    required init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        Register.enter(try container.decode(String.self, forKey: .key))
        next = try container.decode(Shared?.self, forKey: .value)
    }
}

private struct Identified: Decodable {
    enum CodingKeys: CodingKey { case id, peers }
    let peers: [Identified]

    init(from decoder: any Decoder) throws {
        Register.begin(decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        peers = try container.decode([Identified].self, forKey: .peers)
        Register.enter(try container.decode(String.self, forKey: .id))
        precondition(peers.allSatisfy { $0.peers.isEmpty }, "no peers of peers")
    }
}
