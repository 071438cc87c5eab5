import BricBracCompat
import Bricolage
import Testing

@Suite struct NumbersTests {
    @Test(arguments: [
        "9007199254740993", "-9007199254740993", "18446744073709551615", "123456789012345678901", "9007199254740993.0",
    ])
    func anIntegerThatADoubleCannotHoldIsAnError(_ text: String) throws {
        let error = try #require(throws: ParseError.self) { try Bric.parse("{\"a\": [0, \(text)]}") }
        #expect(error.column == 11)
        #expect(error.msg.contains("/a/1"))
    }

    @Test(arguments: ["9007199254740992", "9007199254740994", "9223372036854775808", "1e300", "1e23", "-0", "0e5"])
    func otherIntegersAreExact(_ text: String) throws {
        let bric = try Bric.parse(text)
        #expect(bric.num == Double(text))
        #expect(try Bric(JSON(bric)) == bric)
    }

    @Test func fractionsAreNearestAndNumbersOutOfRangeErrors() throws {
        #expect(try Bric.parse("0.1") == 0.1)
        #expect(try Bric.parse("3.14159265358979323846264338327950288").num == Double.pi)
        #expect(throws: ParseError.self) { try Bric.parse("1e400") }
        #expect(throws: ParseError.self) { try Bric.parse("1e-400") }
    }

    @Test func encodingRefusesLargeIntegersWithTheirPath() throws {
        let error = try #require(throws: EncodingError.self) {
            try ["a": [Int64.max]].bricEncoded()
        }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["a", "0"])
        #expect(try [Int64(1) << 62].bricEncoded() == [.num(4_611_686_018_427_387_904)])
        #expect(try Int64(bric: .num(4_611_686_018_427_387_904)) == 1 << 62)
        #expect(try UInt64(bric: .num(9_223_372_036_854_775_808)) == 1 << 63)
    }

    @Test func bricolageHoldsWhatABricCannot() throws {
        let json = try JSON(parsing: "[9007199254740993]")
        #expect(throws: (any Error).self) { try Bric(json) }
        #expect(json[0]?.number?.int == 9_007_199_254_740_993)
        #expect(try Bric(JSON(parsing: #"{"b": 1, "a": [null]}"#)) == ["a": [nil], "b": 1])
        #expect(try JSON(["b": 1.5, "a": "x"] as Bric).serialized() == #"{"a":"x","b":1.5}"#)
        #expect(throws: (any Error).self) { try JSON(Bric.num(.infinity)) }
        #expect(throws: (any Error).self) {
            try Bric(JSON(parsing: String(repeating: "[", count: 600) + String(repeating: "]", count: 600)))
        }
    }

    @Test func negativeZeroKeepsItsSign() throws {
        #expect(try Bric.parse("-0").num?.sign == .minus)
        #expect(Bric.num(-0.0).stringify() == "-0")
        #expect(try Bric(JSON(Bric.num(-0.0))).num?.sign == .minus)
        #expect(try Double(bric: .num(-0.0)).sign == .minus)
    }

    @Test func integersAreWrittenAsSuch() throws {
        #expect(try JSON([1, -0.5, 4_611_686_018_427_387_904] as Bric).serialized() == "[1,-0.5,4611686018427387904]")
        #expect(([1, 1.5, 1e16, -2] as Bric).stringify() == "[1,1.5,1e+16,-2]")
    }
}
