// Sums, quotients and conversions that are assumed to fit.

extension HostileType {
    static var arithmetic: [HostileType] {
        [
            HostileType(Average.self, #"{"total":12,"count":4}"#),
            HostileType(Remainder.self, #"{"value":12,"modulus":5}"#),
            HostileType(Unsigned.self, #"{"size":1024,"offset":24}"#),
            HostileType(Narrow.self, #"{"level":7,"delta":3}"#),
            HostileType(Rounded.self, #"{"seconds":2.6,"rate":2}"#),
            HostileType(Scale.self, #"{"base":4611686018427387904,"times":1}"#),
            HostileType(Shifted.self, #"{"bits":3,"flags":5}"#),
            HostileType(Age.self, #"{"born":1990,"year":2026}"#),
            HostileType(Mean.self, #"{"samples":[2,4,6]}"#),
            HostileType(Negated.self, #"{"value":5,"sign":"-"}"#),
            HostileType(Byte.self, #"{"high":15,"low":15}"#),
            HostileType(Harmonic.self, #"{"a":2,"b":4,"c":6}"#),
        ]
    }
}

private struct Average: Decodable {
    enum CodingKeys: CodingKey { case total, count }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Int.self, forKey: .total) / container.decode(Int.self, forKey: .count)
    }
}

private struct Remainder: Decodable {
    enum CodingKeys: CodingKey { case value, modulus }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let modulus = try container.decode(Int.self, forKey: .modulus)
        value = try container.decode(Int.self, forKey: .value) % (modulus - 1)
    }
}

private struct Unsigned: Decodable {
    enum CodingKeys: CodingKey { case size, offset }
    let rest: UInt

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let size = try container.decode(UInt.self, forKey: .size)
        rest = size - (try container.decode(UInt.self, forKey: .offset)) - 1000
    }
}

private struct Narrow: Decodable {
    enum CodingKeys: CodingKey { case level, delta }
    let level: UInt8

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let level = try container.decode(Int.self, forKey: .level)
        self.level = UInt8(level - (try container.decode(Int.self, forKey: .delta)) - 4)
    }
}

private struct Rounded: Decodable {
    enum CodingKeys: CodingKey { case seconds, rate }
    let ticks: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let seconds = try container.decode(Double.self, forKey: .seconds)
        ticks = Int(seconds / (try container.decode(Double.self, forKey: .rate) - 1))
    }
}

private struct Scale: Decodable {
    enum CodingKeys: CodingKey { case base, times }
    let product: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let times = try container.decode(Int.self, forKey: .times)
        product = try container.decode(Int.self, forKey: .base) * times + times
    }
}

private struct Shifted: Decodable {
    enum CodingKeys: CodingKey { case bits, flags }
    let lowest: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let bits = try container.decode(Int.self, forKey: .bits)
        let flags = try container.decode(Int.self, forKey: .flags)
        precondition(flags >> bits == 0, "more flags than bits")
        lowest = flags & ~(flags - 1)
    }
}

private struct Age: Decodable {
    enum CodingKeys: CodingKey { case born, year }
    let years: UInt8

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let year = try container.decode(Int.self, forKey: .year)
        years = UInt8(year - (try container.decode(Int.self, forKey: .born)))
    }
}

private struct Mean: Decodable {
    enum CodingKeys: CodingKey { case samples }
    let mean: Int

    init(from decoder: any Decoder) throws {
        let samples = try decoder.container(keyedBy: CodingKeys.self).decode([Int].self, forKey: .samples)
        mean = samples.reduce(0, +) / (samples.count - 1)
    }
}

private struct Negated: Decodable {
    enum CodingKeys: CodingKey { case value, sign }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let signs = ["-": -1, "+": 1]
        guard let sign = signs[try container.decode(String.self, forKey: .sign)] else { fatalError("no sign") }
        value = sign * (try container.decode(Int.self, forKey: .value))
    }
}

private struct Byte: Decodable {
    enum CodingKeys: CodingKey { case high, low }
    let value: UInt8

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let high = try container.decode(UInt8.self, forKey: .high)
        value = high * 16 + (try container.decode(UInt8.self, forKey: .low))
    }
}

private struct Harmonic: Decodable {
    enum CodingKeys: CodingKey { case a, b, c }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let (a, b) = (try container.decode(Int.self, forKey: .a), try container.decode(Int.self, forKey: .b))
        value = 24 / (b - a) / (try container.decode(Int.self, forKey: .c) - b)
    }
}
