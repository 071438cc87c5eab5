// swift-format-ignore-file: NeverForceUnwrap

// Indices that are read from the document, or are taken to be in range.

extension HostileType {
    static var subscripts: [HostileType] {
        [
            HostileType(Choice.self, #"{"options":["a","b","c"],"selected":2}"#),
            HostileType(Podium.self, #"["gold","silver","bronze"]"#),
            HostileType(Pixel.self, #"{"palette":[10,20],"indices":[0,1,1]}"#),
            HostileType(Segment.self, #"{"points":[[0,0],[3,4]]}"#),
            HostileType(Excerpt.self, #"{"text":"a long text","offset":2,"length":4}"#),
            HostileType(Paged.self, #"{"items":[1,2,3,4],"page":1,"size":2}"#),
            HostileType(Month.self, #"{"month":12,"year":2026}"#),
            HostileType(Header.self, #"{"fields":["name","age"],"row":["ann","5"]}"#),
            HostileType(Card.self, #""AS""#),
            HostileType(Playlist.self, #"{"tracks":[{"n":1},{"n":2}],"current":{"n":1}}"#),
            HostileType(Colour.self, #""3366ff""#),
            HostileType(Median.self, #"{"samples":[5,3,4]}"#),
        ]
    }
}

private struct Choice: Decodable {
    enum CodingKeys: CodingKey { case options, selected }
    let selection: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let options = try container.decode([String].self, forKey: .options)
        selection = options[try container.decode(Int.self, forKey: .selected)]
    }
}

private struct Podium: Decodable {
    let first: String
    let third: String

    init(from decoder: any Decoder) throws {
        let names = try decoder.watchedValue().decode([String].self)
        first = names[0]
        third = names[2]
    }
}

private struct Pixel: Decodable {
    enum CodingKeys: CodingKey { case palette, indices }
    let colours: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let palette = try container.decode([Int].self, forKey: .palette)
        colours = try container.decode([Int].self, forKey: .indices).map { palette[$0] }
    }
}

private struct Segment: Decodable {
    enum CodingKeys: CodingKey { case points }
    let length: Double

    init(from decoder: any Decoder) throws {
        let points = try decoder.container(keyedBy: CodingKeys.self).decode([[Double]].self, forKey: .points)
        let (x, y) = (points[1][0] - points[0][0], points[1][1] - points[0][1])
        length = (x * x + y * y).squareRoot()
    }
}

private struct Excerpt: Decodable {
    enum CodingKeys: CodingKey { case text, offset, length }
    let excerpt: Substring

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .text)
        let offset = try container.decode(Int.self, forKey: .offset)
        let start = text.index(text.startIndex, offsetBy: offset)
        excerpt = text[start..<text.index(start, offsetBy: try container.decode(Int.self, forKey: .length))]
    }
}

private struct Paged: Decodable {
    enum CodingKeys: CodingKey { case items, page, size }
    let items: ArraySlice<Int>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let size = try container.decode(Int.self, forKey: .size)
        let first = try container.decode(Int.self, forKey: .page) * size
        items = try container.decode([Int].self, forKey: .items)[first..<first + size]
    }
}

private struct Month: Decodable {
    enum CodingKeys: CodingKey { case month, year }
    static let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let days: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let year = try container.decode(Int.self, forKey: .year)
        days = Self.days[try container.decode(Int.self, forKey: .month) - 1] + (year % 4 == 0 ? 1 : 0)
    }
}

private struct Header: Decodable {
    enum CodingKeys: CodingKey { case fields, row }
    var values: [String: String] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let row = try container.decode([String].self, forKey: .row)
        for (index, field) in try container.decode([String].self, forKey: .fields).enumerated() {
            values[field] = row[index]
        }
    }
}

private struct Card: Decodable {
    let rank: Character
    let suit: Character

    init(from decoder: any Decoder) throws {
        let text = try decoder.watchedValue().decode(String.self)
        rank = text[text.startIndex]
        suit = text[text.index(after: text.startIndex)]
    }
}

private struct Playlist: Decodable {
    struct Track: Decodable, Equatable { var n: Int }
    enum CodingKeys: CodingKey { case tracks, current }
    let remaining: ArraySlice<Track>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let tracks = try container.decode([Track].self, forKey: .tracks)
        remaining = tracks[tracks.firstIndex(of: try container.decode(Track.self, forKey: .current))!...]
    }
}

private struct Colour: Decodable {
    let channels: [UInt8]

    init(from decoder: any Decoder) throws {
        let digits = Array(try decoder.watchedValue().decode(String.self))
        channels = [0, 2, 4].map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
    }
}

private struct Median: Decodable {
    enum CodingKeys: CodingKey { case samples }
    let median: Int

    init(from decoder: any Decoder) throws {
        let samples = try decoder.container(keyedBy: CodingKeys.self).decode([Int].self, forKey: .samples).sorted()
        median = samples[samples.count / 2]
    }
}
