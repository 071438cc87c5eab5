// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that continue after an error, or request a value several times.

extension HostileType {
    static var recoveries: [HostileType] {
        [
            HostileType(Passing.self, #"[1,"a",2,"b"]"#),
            HostileType(Tolerant.self, #"[{"n":1},{"n":2},{"n":3}]"#),
            HostileType(Chained.self, #"{"n":1,"super":{"n":2,"super":{"n":3}}}"#),
            HostileType(Twice.self, #"{"n":1,"m":"x"}"#),
            HostileType(Shaped.self, #"{"value":[1,2]}"#, #"{"value":{"n":1}}"#, #"{"value":"t"}"#),
            HostileType(OneOfKeys.self, #"{"circle":{"r":1}}"#, #"{"square":{"a":2}}"#),
            HostileType(LargestKey.self, #"{"1":"a","10":"b","2":"c"}"#),
            HostileType(Retrying.self, #"{"value":1,"fallback":2}"#),
            HostileType(Recovered.self, #"{"a":1,"b":[1,2]}"#),
        ]
    }
}

private struct Passing: Decodable {
    struct Anything: Decodable { init(from decoder: any Decoder) {} }
    var numbers: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        while !elements.isAtEnd {
            do {
                numbers.append(try elements.decode(Int.self))
            } catch {
                let before = elements.currentIndex
                _ = try elements.decode(Anything.self)
                precondition(elements.currentIndex == before + 1)
            }
        }
        precondition(numbers.count == 2)
    }
}

private struct Tolerant: Decodable {
    struct Item: Decodable { var n: Int }
    var items: [Item] = []
    var failures = 0

    init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        for _ in 0..<elements.count! {
            let inner = try elements.superDecoder()
            do { items.append(try Item(from: inner)) } catch { failures += 1 }
        }
        precondition(elements.isAtEnd && items.count + failures == 3)
        precondition(failures < 1)
    }
}

private final class Chained: Decodable {
    enum CodingKeys: String, CodingKey { case n, next = "super" }
    let n: Int
    let next: Chained?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        n = try container.decode(Int.self, forKey: .n)
        next = try? Chained(from: container.superDecoder())
        precondition(n == 3 || next!.n == n + 1)
    }
}

private struct Twice: Decodable {
    enum CodingKeys: CodingKey { case n, m }
    struct Half: Decodable { var n: Int }
    struct Other: Decodable { var m: String }
    let half: Half
    let other: Other

    init(from decoder: any Decoder) throws {
        half = try Half(from: decoder)
        other = try Other(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        precondition((try? container.decode(Int.self, forKey: .n))! == half.n)
        precondition(!other.m.isEmpty)
    }
}

private struct Shaped: Decodable {
    enum CodingKeys: CodingKey { case value, n }
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if var list = try? container.watchedElements(forKey: .value) {
            text = "\(try list.decode(Int.self) / list.count!)"
        } else if let object = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .value) {
            text = "\(try object.decode(Int.self, forKey: object.allKeys.first!))"
        } else {
            text = String(try container.decode(String.self, forKey: .value).first!)
        }
    }
}

private struct OneOfKeys: Decodable {
    enum CodingKeys: CodingKey { case circle, square, r, a }
    let size: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let key = container.allKeys.first!
        precondition(container.allKeys.count == 1)
        let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
        size = try inner.decode(Int.self, forKey: key == .circle ? .r : .a)
    }
}

private struct LargestKey: Decodable {
    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { Int(stringValue) }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { stringValue = String(intValue) }
    }
    let last: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let key = container.allKeys.max { $0.intValue! < $1.intValue! }!
        last = try container.decode(String.self, forKey: key)
        precondition(!last.isEmpty && container.contains(Key(intValue: 10)!))
    }
}

private struct Retrying: Decodable {
    enum CodingKeys: CaseIterable, CodingKey { case value, fallback }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var keys = CodingKeys.allCases[...]
        while true {
            do {
                value = try container.decode(Int.self, forKey: keys.first!)
                break
            } catch { keys.removeFirst() }
        }
    }
}

private struct Recovered: Decodable {
    enum CodingKeys: CodingKey { case a, b }
    let numbers: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let a = try container.decode(Int.self, forKey: .a)
        do {
            numbers = try container.decode([Int].self, forKey: .b)
        } catch DecodingError.typeMismatch(_, let context) {
            precondition(context.codingPath.last!.stringValue == "b" || context.codingPath.last!.intValue != nil)
            numbers = [try container.decode(Int.self, forKey: .b)]
        } catch DecodingError.keyNotFound(let key, _) {
            precondition(key.stringValue == "b")
            numbers = []
        }
        precondition(numbers[a] > 0)
    }
}
