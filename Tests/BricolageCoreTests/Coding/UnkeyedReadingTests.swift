import BricolageCore
import Testing

/// An array that a type reads element by element from an unkeyed container.
@Suite struct UnkeyedReadingTests {
    private struct Opened: Decodable {
        let decoder: any Decoder

        init(from decoder: any Decoder) { self.decoder = decoder }
    }

    private func open(_ text: String) throws -> any UnkeyedDecodingContainer {
        try JSON.decode(Opened.self, from: text).decoder.unkeyedContainer()
    }

    @Test func nullIsNoValueAndIsPassed() throws {
        var container = try open("[null, 1, null, null, 2]")
        var values: [Int?] = []
        while !container.isAtEnd {
            #expect(container.currentIndex == values.count)
            values.append(try container.decodeIfPresent(Int.self))
        }
        #expect(values == [nil, 1, nil, nil, 2])
    }

    @Test func whatIsNullCanBeAskedForOnce() throws {
        var container = try open("[null, 1]")
        #expect(try container.decodeNil())
        #expect(try container.decodeNil() == false)
        #expect(container.currentIndex == 1)
        #expect(try container.decode(Int.self) == 1)
    }

    @Test func behindTheEndIsNothing() throws {
        var container = try open("[\"a\"]")
        #expect(container.count == 1)
        #expect(try container.decodeIfPresent(String.self) == "a")
        #expect(container.isAtEnd)
        #expect(try container.decodeIfPresent(String.self) == nil)
        #expect(try container.decodeIfPresent([String].self) == nil)
        #expect(throws: DecodingError.self) { try container.decode(String.self) }
        #expect(throws: DecodingError.self) { try container.decodeNil() }
    }

    @Test func aValueThatDoesNotFitStays() throws {
        var container = try open("[\"a\", [null, {\"x\": 1}]]")
        #expect(throws: (any Error).self) { try container.decode(Int.self) }
        #expect(throws: (any Error).self) { try container.decodeIfPresent(Int.self) }
        #expect(container.currentIndex == 0)
        #expect(try container.decode(String.self) == "a")
        var inner = try container.nestedUnkeyedContainer()
        #expect(container.isAtEnd)
        #expect(try inner.decodeIfPresent([String: Int].self) == nil)
        #expect(try inner.decodeIfPresent([String: Int].self) == ["x": 1])
    }
}
