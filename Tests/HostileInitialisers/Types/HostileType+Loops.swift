// swift-format-ignore-file: NeverForceUnwrap

// Loops that end because of the contents of the document.

extension HostileType {
    static var loops: [HostileType] {
        [
            HostileType(Numbers.self, "[1,2,3]"),
            HostileType(Named.self, #"{"values":["a","b"],"n":1}"#),
            HostileType(Pairs.self, #"["a",1,"b",2]"#),
            HostileType(Ladder.self, #"{"from":10,"step":3}"#),
            HostileType(Doubling.self, #"{"start":3,"limit":50}"#),
            HostileType(Chain.self, #"{"next":[2,0,3,1],"start":0}"#),
            HostileType(Divisor.self, #"{"a":12,"b":8}"#),
            HostileType(Filled.self, #"{"unit":"ab","size":7}"#),
            HostileType(Sentinel.self, "[4,5,0,9]"),
            HostileType(Ancestors.self, #"{"parents":{"a":"b","b":"c"},"of":"a"}"#),
            HostileType(Lines.self, #"{"text":"one;two","separator":";"}"#),
            HostileType(Drained.self, #"{"left":[3,1],"right":[2,2],"n":1}"#),
        ]
    }
}

private struct Numbers: Decodable {
    var sum = 0.0

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        repeat { sum += try elements.decode(Double.self) } while !elements.isAtEnd
    }
}

private struct Named: Decodable {
    enum CodingKeys: CodingKey { case values, n }
    var values: [String] = []
    let n: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        n = try container.decode(Int.self, forKey: .n)
        var elements = try container.watchedElements(forKey: .values)
        while let value = try? elements.decode(String.self) { values.append(value) }
    }
}

private struct Pairs: Decodable {
    var values: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while !elements.isAtEnd {
            let key = try elements.decode(String.self)
            precondition(values[key] == nil)
            values[key] = try elements.decode(Int.self)
        }
    }
}

private struct Ladder: Decodable {
    enum CodingKeys: CodingKey { case from, step }
    var rungs: [Int] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var height = try container.decode(Int.self, forKey: .from)
        let step = try container.decode(Int.self, forKey: .step)
        precondition(step > 2)
        while height > 0 {
            rungs.append(height)
            height -= step
        }
    }
}

private struct Doubling: Decodable {
    enum CodingKeys: CodingKey { case start, limit }
    var steps = 0

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var value = try container.decode(Int.self, forKey: .start) - 1
        let limit = try container.decode(Int.self, forKey: .limit)
        while value < limit {
            value *= 2
            steps += 1
        }
    }
}

private struct Chain: Decodable {
    enum CodingKeys: CodingKey { case next, start }
    var visited: [Int] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let next = try container.decode([Int].self, forKey: .next)
        let start = try container.decode(Int.self, forKey: .start)
        var place = next[start]
        while place != start {
            visited.append(place)
            place = next[place]
        }
    }
}

private struct Divisor: Decodable {
    enum CodingKeys: CodingKey { case a, b }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var (a, b) = (try container.decode(Int.self, forKey: .a), try container.decode(Int.self, forKey: .b))
        precondition(a != 1 && b != 1)
        while a != b { if a > b { a -= b } else { b -= a } }
        value = a
    }
}

private struct Filled: Decodable {
    enum CodingKeys: CodingKey { case unit, size }
    var text = ""

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let size = try container.decode(Int.self, forKey: .size)
        let unit = try container.decode(String.self, forKey: .unit).dropFirst()
        while text.count < size { text += unit }
    }
}

private struct Sentinel: Decodable {
    var values: [Int] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        while true {
            let value = try elements.decode(Int.self)
            if value == 0 { break }
            values.append(value)
        }
    }
}

private struct Ancestors: Decodable {
    enum CodingKeys: CodingKey { case parents, of }
    var names: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let parents = try container.decode([String: String].self, forKey: .parents)
        var name = parents[try container.decode(String.self, forKey: .of)]!
        while let parent = parents[name] {
            names.append(name)
            name = parent
        }
    }
}

private struct Lines: Decodable {
    enum CodingKeys: CodingKey { case text, separator }
    var lines: [Substring] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let separator = try container.decode(String.self, forKey: .separator)
        var rest = try container.decode(String.self, forKey: .text)[...]
        while rest.hasPrefix(separator) == false {
            guard let end = rest.firstIndex(of: separator.first!) else { break }
            lines.append(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
    }
}

private struct Drained: Decodable {
    enum CodingKeys: CodingKey { case left, right, n }
    var merged: [Int] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var left = try container.decode([Int].self, forKey: .left)
        var right = try container.decode([Int].self, forKey: .right)
        let n = try container.decode(Int.self, forKey: .n)
        while left.count + right.count > 0 {
            merged.append(left.removeFirst())
            merged.append(right.removeFirst())
            precondition(merged.count <= 4 * n)
        }
    }
}
