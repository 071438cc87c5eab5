// swift-format-ignore-file: NeverForceUnwrap

// Property wrappers and generic types, whose own initialisers take what they wrap for granted.

extension HostileType {
    static var wrappers: [HostileType] {
        [
            HostileType(Volume.self, #"{"level":5,"name":"n"}"#),
            HostileType(Basket.self, #"{"items":["a"],"owner":"o"}"#),
            HostileType(Settings.self, #"{"language":"de","theme":"dark"}"#),
            HostileType(Page<Int>.self, #"{"items":[1,2],"total":2}"#),
            HostileType(NonEmpty<String>.self, #"["a","b"]"#),
            HostileType(Keyed<Entry>.self, #"[{"id":"a","n":1},{"id":"b","n":2}]"#),
            HostileType(Tree<Int>.self, #"{"value":2,"left":{"value":1},"right":{"value":3}}"#),
            HostileType(Pair<Int, Double>.self, "[1,2.5]"),
            HostileType(Bounded<Int>.self, #"{"lower":1,"value":2,"upper":3}"#),
            HostileType(Patch.self, #"{"name":"n","age":null}"#),
        ]
    }
}

@propertyWrapper private struct Clamped: Decodable {
    let wrappedValue: Int

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.watchedValue().decode(Int.self)
        precondition(2...10 ~= wrappedValue)
    }
}

private struct Volume: Decodable {
    @Clamped var level: Int
    var name: String
}

@propertyWrapper private struct Filled<Element: Decodable>: Decodable {
    let wrappedValue: [Element]
    let projectedValue: Element

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.watchedValue().decode([Element].self)
        projectedValue = wrappedValue.first!
    }
}

private struct Basket: Decodable {
    @Filled var items: [String]
    var owner: String
}

@propertyWrapper private struct Known: Decodable {
    static let languages = ["de", "en", "dark", "light"]
    let wrappedValue: String

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.watchedValue().decode(String.self)
        Register.enter(wrappedValue)
        precondition(Self.languages.contains(wrappedValue))
    }
}

private struct Settings: Decodable {
    @Known var language: String
    @Known var theme: String
}

private struct Page<Item: Decodable>: Decodable {
    enum CodingKeys: CodingKey { case items, total }
    let items: [Item]
    let last: Item

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        items = try container.decode([Item].self, forKey: .items)
        last = items[try container.decode(Int.self, forKey: .total) - 1]
    }
}

private struct NonEmpty<Element: Decodable>: Decodable {
    let head: Element
    let tail: [Element]

    init(from decoder: any Decoder) throws {
        let elements = try decoder.watchedValue().decode([Element].self)
        head = elements.first!
        tail = Array(elements[1...])
        precondition(!tail.isEmpty)
    }
}

private protocol Keyable { var id: String { get } }

private struct Entry: Decodable, Keyable, Equatable {
    var id: String
    var n: Int
}

private struct Keyed<Value: Decodable & Keyable>: Decodable {
    let values: [String: Value]

    init(from decoder: any Decoder) throws {
        let values = try decoder.watchedValue().decode([Value].self)
        self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.id, $0) })
    }
}

private final class Tree<Value: Decodable & Comparable>: Decodable {
    enum CodingKeys: CodingKey { case value, left, right }
    let value: Value

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Value.self, forKey: .value)
        let left = try container.decodeIfPresent(Tree.self, forKey: .left)
        let right = try container.decodeIfPresent(Tree.self, forKey: .right)
        precondition((left == nil) == (right == nil))
        if let left, let right { precondition(left.value < value && value < right.value) }
    }
}

private struct Pair<First: Decodable, Second: Decodable>: Decodable {
    let first: First
    let second: Second

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        first = try elements.decode(First.self)
        second = try elements.decode(Second.self)
        precondition(elements.isAtEnd && "\(first)" == "1")
    }
}

private struct Bounded<Value: Decodable & Comparable>: Decodable {
    enum CodingKeys: CodingKey { case lower, value, upper }
    let value: Value

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Value.self, forKey: .value)
        let lower = try container.decode(Value.self, forKey: .lower)
        let upper = try container.decode(Value.self, forKey: .upper)
        precondition((lower...upper).contains(value) && lower < value)
    }
}

private struct Patch: Decodable {
    enum Change<Value: Decodable> {
        case none, clear
        case set(Value)

        init<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws {
            if !container.contains(key) {
                self = .none
            } else if try container.decodeNil(forKey: key) {
                self = .clear
            } else {
                self = .set(try container.decode(Value.self, forKey: key))
            }
        }
    }
    enum CodingKeys: CodingKey { case name, age }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard case .set(let name) = try Change<String>(container, .name) else { fatalError("a name is kept") }
        precondition(name == "n")
        if case .set(let age) = try Change<Int>(container, .age) { precondition(age > 1) }
    }
}
