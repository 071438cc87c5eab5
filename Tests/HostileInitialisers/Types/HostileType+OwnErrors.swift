// swift-format-ignore-file: NeverForceUnwrap

// Initialisers that throw errors of their own, catch those of others, and are sure of the rest.

extension HostileType {
    static var ownErrors: [HostileType] {
        [
            HostileType(Transfer.self, #"{"from":"a","to":"b","amount":5}"#),
            HostileType(Reservation.self, #"{"seats":2,"names":["a","b"],"code":"c"}"#),
            HostileType(Fallback.self, #"{"value":5,"text":"t"}"#, #"{"value":"5","text":"t"}"#),
            HostileType(Wrapped.self, #"{"inner":{"n":2},"scale":4}"#),
            HostileType(Retried.self, #"{"a":{"n":1},"b":[1,2]}"#),
            HostileType(Strict.self, #"{"id":1,"name":"n"}"#),
            HostileType(Consecutive.self, #"[1,2,3]"#),
            HostileType(Translated.self, #"{"day":3,"of":{"month":2}}"#),
        ]
    }
}

private struct Refusal: Error { var reason: String }

private struct Transfer: Decodable {
    enum CodingKeys: CodingKey { case from, to, amount }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let from = try container.decode(String.self, forKey: .from)
        let to = try container.decode(String.self, forKey: .to)
        precondition(from != to)
        guard !from.isEmpty, !to.isEmpty else { throw Refusal(reason: "nobody") }
        let amount = try container.decode(Int.self, forKey: .amount)
        precondition(amount >= 5)
    }
}

private struct Reservation: Decodable {
    enum CodingKeys: CodingKey { case seats, names, code }
    let first: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let seats = try container.decode(Int.self, forKey: .seats)
        let names = try container.decode([String].self, forKey: .names)
        let code = try container.decode(String.self, forKey: .code)
        guard names.count == seats, code.count == 1 else {
            throw DecodingError.dataCorruptedError(forKey: .seats, in: container, debugDescription: "too few names")
        }
        precondition(code == "c")
        first = names[seats - 2]
    }
}

private struct Fallback: Decodable {
    enum CodingKeys: CodingKey { case value, text }
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .text)
        do {
            value = try container.decode(Int.self, forKey: .value)
        } catch DecodingError.typeMismatch {
            value = Int(try container.decode(String.self, forKey: .value))!
        }
        precondition(value == 5 && text == "t")
    }
}

private struct Wrapped: Decodable {
    struct Inner: Decodable, Equatable { var n: Int }
    enum CodingKeys: CodingKey { case inner, scale }
    let quotient: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let inner: Inner
        do {
            inner = try container.decode(Inner.self, forKey: .inner)
        } catch {
            throw Refusal(reason: "\(error)")
        }
        quotient = try container.decode(Int.self, forKey: .scale) / inner.n
        precondition(quotient == 2)
    }
}

private struct Retried: Decodable {
    struct Inner: Decodable, Equatable { var n: Int }
    enum CodingKeys: CodingKey { case a, b }
    let sum: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let inner = (try? container.decode(Inner.self, forKey: .a)) ?? (try? container.decode(Inner.self, forKey: .a))
        guard let inner else { throw Refusal(reason: "no a") }
        sum = try container.decode([Int].self, forKey: .b)[inner.n]
        precondition(sum == 2)
    }
}

private struct Strict: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable { case id, name }
    let id: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard container.allKeys.count == 2 else { throw Refusal(reason: "two keys") }
        id = try container.decode(Int.self, forKey: .id)
        guard id == 1 else { throw Refusal(reason: "one") }
        let name = try container.decode(String.self, forKey: .name)
        precondition(name.count <= 2)
    }
}

private struct Consecutive: Decodable {
    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        var last = 0
        do {
            while !elements.isAtEnd {
                let number = try elements.decode(Int.self)
                precondition(number == last + 1)
                last = number
            }
        } catch {
            if last > 0 { Register.enter(last) }
            throw Refusal(reason: "after \(last)")
        }
    }
}

private struct Translated: Decodable {
    enum CodingKeys: CodingKey { case day, of, month }
    let day: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        day = try container.decode(Int.self, forKey: .day)
        guard 1...31 ~= day else { throw Refusal(reason: "no day") }
        let month = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .of)
            .decode(Int.self, forKey: .month)
        precondition(day > month && month > 1, "\(day). \(month).")
    }
}
