// Bounds that are assumed to be in order, and counts that are assumed not to be negative.

extension HostileType {
    static var ranges: [HostileType] {
        [
            HostileType(Interval.self, #"{"from":3,"to":9}"#),
            HostileType(Span.self, "[2,7]"),
            HostileType(Slider.self, #"{"min":0,"max":10,"step":2}"#),
            HostileType(Padding.self, #"{"width":8,"text":"abc"}"#),
            HostileType(Alphabet.self, #"{"first":"a","last":"c"}"#),
            HostileType(Budget.self, #"{"spent":5,"limit":9,"currency":"EUR"}"#),
            HostileType(Countdown.self, #"{"from":5,"title":"t"}"#),
            HostileType(Cache.self, #"{"capacity":2,"entries":[1]}"#),
            HostileType(Opening.self, #"{"hours":[{"open":8,"close":12},{"open":14,"close":18}]}"#),
            HostileType(Skipping.self, #"{"values":[1,2,3],"skip":1,"take":2}"#),
        ]
    }
}

private struct Interval: Decodable {
    enum CodingKeys: CodingKey { case from, to }
    let range: Range<Int>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        range = try container.decode(Int.self, forKey: .from)..<container.decode(Int.self, forKey: .to)
    }
}

private struct Span: Decodable {
    let range: ClosedRange<Int>

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        let lower = try elements.decode(Int.self)
        range = lower...(try elements.decode(Int.self))
    }
}

private struct Slider: Decodable {
    enum CodingKeys: CodingKey { case min, max, step }
    let stops: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let range = try container.decode(Int.self, forKey: .min)...container.decode(Int.self, forKey: .max)
        stops = Array(
            stride(
                from: range.lowerBound, through: range.upperBound,
                by: try container.decode(Int.self, forKey: .step)))
    }
}

private struct Padding: Decodable {
    enum CodingKeys: CodingKey { case width, text }
    let padded: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .text)
        padded = String(repeating: " ", count: try container.decode(Int.self, forKey: .width) - text.count) + text
    }
}

private struct Alphabet: Decodable {
    enum CodingKeys: CodingKey { case first, last }
    let letters: ClosedRange<String>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let last = try container.decode(String.self, forKey: .last)
        letters = try container.decode(String.self, forKey: .first)...last
    }
}

private struct Budget: Decodable {
    enum CodingKeys: CodingKey { case spent, limit, currency }
    let remaining: ClosedRange<Double>
    let currency: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        remaining = try container.decode(Double.self, forKey: .spent)...container.decode(Double.self, forKey: .limit)
        currency = try container.decode(String.self, forKey: .currency)
    }
}

private struct Countdown: Decodable {
    enum CodingKeys: CodingKey { case from, title }
    let steps: [Int]
    let title: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        steps = (1...(try container.decode(Int.self, forKey: .from))).reversed()
        title = try container.decode(String.self, forKey: .title)
    }
}

private struct Cache: Decodable {
    enum CodingKeys: CodingKey { case capacity, entries }
    let slots: [Int?]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let entries = try container.decode([Int].self, forKey: .entries)
        let free = try container.decode(Int.self, forKey: .capacity) - entries.count
        slots = entries.map(Optional.some) + Array(repeating: nil, count: free)
    }
}

private struct Opening: Decodable {
    struct Hours: Decodable, Equatable {
        enum CodingKeys: CodingKey { case open, close }
        let range: Range<Int>

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let close = try container.decode(Int.self, forKey: .close)
            range = try container.decode(Int.self, forKey: .open)..<close
        }
    }
    enum CodingKeys: CodingKey { case hours }
    let pause: Range<Int>

    init(from decoder: any Decoder) throws {
        let hours = try decoder.container(keyedBy: CodingKeys.self).decode([Hours].self, forKey: .hours)
        pause = hours[0].range.upperBound..<hours[1].range.lowerBound
    }
}

private struct Skipping: Decodable {
    enum CodingKeys: CodingKey { case values, skip, take }
    let values: ArraySlice<Int>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let skip = try container.decode(Int.self, forKey: .skip)
        let take = try container.decode(Int.self, forKey: .take)
        values = try container.decode([Int].self, forKey: .values).dropFirst(skip).prefix(take - skip)
        precondition(values.count == take - skip)
    }
}
