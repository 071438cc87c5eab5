// swift-format-ignore-file: NeverForceUnwrap

import Foundation

// Initialisers that take memory, and objects that refer to each other.

extension HostileType {
    static var memory: [HostileType] {
        [
            HostileType(Raw.self, #"{"bytes":"AQIDBA=="}"#),
            HostileType(Image.self, #"{"width":2,"height":2,"pixels":[1,2,3,4]}"#),
            HostileType(Packed.self, #"{"size":4,"values":[1,2]}"#),
            HostileType(Deinited.self, #"{"n":1,"m":2}"#),
            HostileType(Weak.self, #"{"owner":"o","parts":["p"]}"#),
            HostileType(Sieve.self, #"{"limit":10,"prime":7}"#),
        ]
    }
}

private struct Raw: Decodable {
    enum CodingKeys: CodingKey { case bytes }
    let word: UInt32

    init(from decoder: any Decoder) throws {
        let bytes = try decoder.container(keyedBy: CodingKeys.self).decode(Data.self, forKey: .bytes)
        word = bytes.withUnsafeBytes { buffer in
            precondition(buffer.count >= 4)
            return buffer.loadUnaligned(as: UInt32.self)
        }
    }
}

private struct Image: Decodable {
    enum CodingKeys: CodingKey { case width, height, pixels }
    let rows: [[UInt8]]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let width = try container.decode(Int.self, forKey: .width)
        let height = try container.decode(Int.self, forKey: .height)
        let pixels = try container.decode([UInt8].self, forKey: .pixels)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * height)
        defer { memory.deallocate() }
        precondition(pixels.count == width * height)
        _ = memory.initialize(from: pixels)
        rows = (0..<height).map { Array(memory[$0 * width..<($0 + 1) * width]) }
    }
}

private struct Packed: Decodable {
    enum CodingKeys: CodingKey { case size, values }
    var table: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        table = Array(repeating: 0, count: try container.decode(Int.self, forKey: .size))
        for value in try container.decode([Int].self, forKey: .values) { table[value] += 1 }
        precondition(table.reduce(0, +) == 2)
    }
}

private final class Deinited: Decodable {
    enum CodingKeys: CodingKey { case n, m }
    var n = 0
    var m = 0
    private var isWhole = false

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        n = try container.decode(Int.self, forKey: .n)
        m = try container.decode(Int.self, forKey: .m)
        isWhole = m > n
    }

    deinit { precondition(isWhole || m == 0, "half of it was read") }
}

private final class Weak: Decodable {
    final class Part {
        unowned let owner: Weak
        init(_ owner: Weak) { self.owner = owner }
    }
    enum CodingKeys: CodingKey { case owner, parts }
    let owner: String
    private(set) var parts: [Part] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        owner = try container.decode(String.self, forKey: .owner)
        for _ in try container.decode([String].self, forKey: .parts) { parts.append(Part(self)) }
        precondition(parts[0].owner.owner.count == 1)
    }
}

private struct Sieve: Decodable {
    enum CodingKeys: CodingKey { case limit, prime }
    let prime: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let limit = try container.decode(Int.self, forKey: .limit)
        prime = try container.decode(Int.self, forKey: .prime)
        precondition((2..<limit).filter { n in n == prime || prime % n != 0 }.count == limit - 2)
    }
}
