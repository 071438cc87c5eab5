// Initialisers that assume how values relate to each other.

extension HostileType {
    static var preconditions: [HostileType] {
        [
            HostileType(Portion.self, #"{"parts":2,"of":4}"#),
            HostileType(Allocation.self, #"{"shares":[40,60],"name":"n"}"#),
            HostileType(Timeline.self, #"{"stamps":[1,2,5],"zone":0}"#),
            HostileType(Grade.self, #"{"points":55,"limit":60,"passed":true}"#),
            HostileType(Password.self, #"{"secret":"abcdefgh","hint":"h"}"#),
            HostileType(Version.self, #"{"major":1,"minor":0}"#),
            HostileType(Window.self, #"{"start":"a","end":"b"}"#),
            HostileType(Series.self, #"{"labels":["a","b"],"values":[1,2]}"#),
            HostileType(Probability.self, "0.25"),
            HostileType(Seats.self, #"{"rows":2,"columns":3,"taken":[1,6]}"#),
            HostileType(Account.self, #"{"iban":"DE12","balance":5.5,"overdraft":10}"#),
            HostileType(Checksum.self, #"{"payload":[1,2,3],"sum":6}"#),
        ]
    }
}

private struct Portion: Decodable {
    enum CodingKeys: CodingKey { case parts, of }
    let share: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let parts = try container.decode(Int.self, forKey: .parts)
        let whole = try container.decode(Int.self, forKey: .of)
        precondition(parts > 1 && whole > parts, "a portion is less than the whole")
        share = Double(parts) / Double(whole)
    }
}

private struct Allocation: Decodable {
    enum CodingKeys: CodingKey { case shares, name }
    let shares: [Int]
    let name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        shares = try container.decode([Int].self, forKey: .shares)
        precondition(shares.reduce(0, +) == 100)
        name = try container.decode(String.self, forKey: .name)
    }
}

private struct Timeline: Decodable {
    enum CodingKeys: CodingKey { case stamps, zone }
    let stamps: [Double]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let zone = try container.decode(Double.self, forKey: .zone)
        stamps = try container.decode([Double].self, forKey: .stamps).map { $0 + zone }
        precondition(zip(stamps, stamps.dropFirst()).allSatisfy(<), "stamps go up")
    }
}

private struct Grade: Decodable {
    enum CodingKeys: CodingKey { case points, limit, passed }
    let points: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        points = try container.decode(Int.self, forKey: .points)
        let limit = try container.decode(Int.self, forKey: .limit)
        let isPassed = try container.decode(Bool.self, forKey: .passed)
        precondition(isPassed == (points * 2 >= limit))
    }
}

private struct Password: Decodable {
    enum CodingKeys: CodingKey { case secret, hint }
    let secret: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        secret = try container.decode(String.self, forKey: .secret)
        precondition(secret.count >= 8, "too short")
        let hint = try container.decode(String.self, forKey: .hint)
        precondition(!hint.isEmpty && !hint.contains(secret))
    }
}

private struct Version: Decodable {
    enum CodingKeys: CodingKey { case major, minor }
    let major: Int
    let minor: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        minor = try container.decode(Int.self, forKey: .minor)
        major = try container.decode(Int.self, forKey: .major)
        guard major == 1, minor == 0 else { preconditionFailure("version \(major).\(minor) is not known") }
    }
}

private struct Window: Decodable {
    enum CodingKeys: CodingKey { case start, end }
    let start: String
    let end: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        end = try container.decode(String.self, forKey: .end)
        start = try container.decode(String.self, forKey: .start)
        precondition(start < end)
    }
}

private struct Series: Decodable {
    enum CodingKeys: CodingKey { case labels, values }
    let points: [String: Double]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let labels = try container.decode([String].self, forKey: .labels)
        let values = try container.decode([Double].self, forKey: .values)
        precondition(labels.count == values.count)
        points = Dictionary(zip(labels, values)) { $1 }
    }
}

private struct Probability: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
        value = try decoder.watchedValue().decode(Double.self)
        precondition(value > 0 && value < 1)
    }
}

private struct Seats: Decodable {
    enum CodingKeys: CodingKey { case rows, columns, taken }
    let free: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let seats = try container.decode(Int.self, forKey: .rows) * container.decode(Int.self, forKey: .columns)
        let taken = try container.decode(Set<Int>.self, forKey: .taken)
        precondition(taken.allSatisfy { 1...6 ~= $0 } && seats == 6)
        free = seats - taken.count
    }
}

private struct Account: Decodable {
    enum CodingKeys: CodingKey { case iban, balance, overdraft }
    let iban: String
    let balance: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        iban = try container.decode(String.self, forKey: .iban)
        precondition(iban.prefix(2).allSatisfy(\.isUppercase) && iban.count == 4)
        balance = try container.decode(Double.self, forKey: .balance)
        let overdraft = try container.decode(Double.self, forKey: .overdraft)
        precondition(overdraft > balance)
    }
}

private struct Checksum: Decodable {
    enum CodingKeys: CodingKey { case payload, sum }
    let payload: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        payload = try container.decode([Int].self, forKey: .payload)
        let sum = try container.decode(Int.self, forKey: .sum)
        precondition(payload.reduce(0, +) == sum, "a transmission error")
    }
}
