// swift-format-ignore-file: NeverForceUnwrap

// Enumerations that find their case by keys, by trying, or by a name.

extension HostileType {
    static var enumerations: [HostileType] {
        [
            HostileType(Either.self, #"{"left":1}"#, #"{"right":"r"}"#),
            HostileType(Tried.self, "1", #""a""#, "[1,2]"),
            HostileType(Tagged.self, #"{"tag":"b","b":{"n":2}}"#, #"{"tag":"a","a":{"n":1}}"#),
            HostileType(Result.self, #"{"ok":{"value":5}}"#, #"{"error":{"code":7}}"#),
            HostileType(Coded.self, #"{"code":2,"detail":"d"}"#),
            HostileType(Flags.self, #"["read","write"]"#),
            HostileType(Token.self, #"{"kind":1,"text":"t"}"#, #"{"kind":2,"number":4}"#),
            HostileType(Rule.self, #"{"all":[{"is":"a"},{"not":{"is":"b"}}]}"#),
            HostileType(Priority.self, #""high""#),
            HostileType(Job.self, #"{"priority":"low","after":"high"}"#),
        ]
    }
}

private enum Either: Decodable {
    enum CodingKeys: CodingKey { case left, right }
    case left(Int)
    case right(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch container.allKeys.first! {
        case .left: self = .left(try container.decode(Int.self, forKey: .left))
        case .right: self = .right(try container.decode(String.self, forKey: .right))
        }
    }
}

private enum Tried: Decodable {
    case number(Int)
    case text(Character)
    case list(first: Int)

    init(from decoder: any Decoder) throws {
        let value = try decoder.watchedValue()
        if let number = try? value.decode(Int.self) {
            precondition(number > 0)
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text.first!)
        } else {
            self = .list(first: try value.decode([Int].self)[0])
        }
    }
}

private enum Tagged: Decodable {
    struct Payload: Decodable, Equatable { var n: Int }
    enum CodingKeys: String, CodingKey { case tag, a, b }
    case payload(Payload)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let key = CodingKeys(stringValue: try container.decode(String.self, forKey: .tag))!
        precondition(key != .tag)
        self = .payload(try container.decode(Payload.self, forKey: key))
    }
}

private enum Result: Decodable {
    enum CodingKeys: CodingKey { case ok, error }
    enum ValueKeys: CodingKey { case value, code }
    case success(Int)
    case failure(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        precondition(container.allKeys.count == 1, "one of two")
        if container.contains(.ok) {
            let value = try container.nestedContainer(keyedBy: ValueKeys.self, forKey: .ok)
            self = .success(try value.decode(Int.self, forKey: .value))
        } else {
            let value = try container.nestedContainer(keyedBy: ValueKeys.self, forKey: .error)
            let code = try value.decode(Int.self, forKey: .code)
            precondition(code >= 7)
            self = .failure(code)
        }
    }
}

private struct Coded: Decodable {
    enum Code: Int { case missing = 1, broken }
    enum CodingKeys: CodingKey { case code, detail }
    let code: Code
    let detail: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        detail = try container.decode(String.self, forKey: .detail)
        code = Code(rawValue: try container.decode(Int.self, forKey: .code))!
        precondition(code == .broken && detail.count == 1)
    }
}

private struct Flags: OptionSet, Decodable {
    static let names = ["read": Flags(rawValue: 1), "write": Flags(rawValue: 2)]
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(from decoder: any Decoder) throws {
        self = Flags(try decoder.watchedValue().decode([String].self).map { Flags.names[$0]! })
        precondition(contains(.init(rawValue: 1)), "what cannot be read cannot be written")
    }
}

private enum Token: Decodable {
    enum CodingKeys: CodingKey { case kind, text, number }
    case word(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let kinds: [(KeyedDecodingContainer<CodingKeys>) throws -> Token] = [
            { .word(try $0.decode(String.self, forKey: .text)) },
            { .number(try $0.decode(Int.self, forKey: .number)) },
        ]
        self = try kinds[try container.decode(Int.self, forKey: .kind) - 1](container)
    }
}

private indirect enum Rule: Decodable {
    enum CodingKeys: String, CodingKey { case all, not, equal = "is" }
    case all([Rule])
    case not(Rule)
    case equal(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let rules = try container.decodeIfPresent([Rule].self, forKey: .all) {
            precondition(rules.count == 2)
            self = .all(rules)
        } else if let rule = try container.decodeIfPresent(Rule.self, forKey: .not) {
            self = .not(rule)
        } else {
            let text = try container.decode(String.self, forKey: .equal)
            precondition(["a", "b"].contains(text))
            self = .equal(text)
        }
    }
}

private enum Priority: String, Decodable, Comparable {
    case low, high

    init(from decoder: any Decoder) throws {
        self = Priority(rawValue: try decoder.watchedValue().decode(String.self))!
    }

    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs == .low && rhs == .high }
}

private struct Job: Decodable {
    enum CodingKeys: CodingKey { case priority, after }
    let range: ClosedRange<Priority>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let priority = try container.decode(Priority.self, forKey: .priority)
        range = priority...(try container.decode(Priority.self, forKey: .after))
        precondition(range.lowerBound != range.upperBound)
    }
}
