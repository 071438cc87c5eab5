import BricolageCore
import BricolageWriting
import Testing

@Suite struct NumberTests {
    @Test(arguments: [
        "0", "-0", "1", "-1", "1.0", "0.5", "1e0", "1E+2", "0.001", "-0.0", "9007199254740993", "18446744073709551615",
        "18446744073709551616", "123456789012345678901234567890", "1e400", "-1e-400",
        "0.1000000000000000055511151231257",
        "9223372036854775807", "-9223372036854775808", "0.00000000000000000000000000001", "12345678901234567.89",
    ])
    func keepsItsText(text: String) throws {
        let number = try #require(JSON.Number(text))
        #expect(number.description == text)
        #expect(try JSON(parsing: text).description == text)
        #expect(try JSONDocument(parsing: "[\(text)]").root[0]?.number?.description == text)
    }

    @Test("an exponent may cancel any number of zeros", arguments: [900, 2_000, 20_000])
    func longNumbers(count: Int) throws {
        let zeros = String(repeating: "0", count: count)
        #expect(JSON.Number("0." + zeros + "1e\(count + 1)")?.double == 1)
        #expect(JSON.Number("1" + zeros + "e-\(count)")?.double == 1)
    }

    @Test(arguments: ["", "-", "+1", "01", "1.", ".5", "1e", "1e+", "0x1", "1 ", " 1", "NaN", "Infinity", "1\0"])
    func refusesWhatIsNoNumber(text: String) {
        #expect(JSON.Number(text) == nil)
    }

    @Test(arguments: [
        ("1", "1.0"), ("1", "1e0"), ("100", "1e2"), ("0", "-0"), ("0", "0.0e99"), ("0.5", "5e-1"),
        ("18446744073709551616", "18446744073709551616.0"), ("1e400", "10e399"), ("-1.5", "-15E-1"),
        ("1e99999999999999999999", "1e99999999999999999999"), ("1234567890123456789", "1234567890123456789.0"),
        ("9999999999999999999", "9999999999999999999.00"), ("12345678901234567891", "12345678901234567891.0"),
        ("0.1234567890123456789", "1234567890123456789e-19"), ("10000000000000000000", "1e19"),
        ("1.5e1000000000000000000", "1.50e1000000000000000000"),
        ("1e1000000000000000000", "10e999999999999999999"), ("1e20000000000000000000", "10e19999999999999999999"),
        ("1e9999999999999999999999", "0.01e10000000000000000000001"),
        ("1e-20000000000000000000", "0.1e-19999999999999999999"),
        ("1e-99999999999999999999", "10e-100000000000000000000"),
        ("1e9223372036854775807", "0.1e9223372036854775808"), ("1e-9223372036854775808", "10e-9223372036854775809"),
        ("7e12", "7e00000000000000000000000000012"), ("7e-2", "700e-00000000000000000000000000004"),
    ])
    func equalByValue(left: String, right: String) throws {
        let left = try #require(JSON.Number(left))
        let right = try #require(JSON.Number(right))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
    }

    @Test(arguments: [
        ("1", "-1"), ("9007199254740993", "9007199254740992"), ("9007199254740993", "9007199254740993.5"),
        ("0.1", "0.10000000000000001"), ("1e400", "1e401"),
        ("1234567890123456789.0", "1234567890123456788"), ("12345678901234567891.0", "12345678901234567892.0"),
        ("18446744073709551616", "18446744073709551617"),
        ("10e1000000000000000000", "1e1000000000000000000"), ("0.1e1000000000000000000", "1e1000000000000000000"),
        ("1e-20000000000000000000", "1e20000000000000000000"),
    ])
    func differentValuesDiffer(left: String, right: String) throws {
        #expect(try #require(JSON.Number(left)) != #require(JSON.Number(right)))
    }

    @Test func aDoubleStandsForItsShortestDecimal() throws {
        #expect(JSON.Number(0.1)?.description == "0.1")
        #expect(JSON.Number(0.1) == JSON.Number("0.1"))
        #expect(JSON.Number(Double.infinity) == nil)
        #expect(JSON.Number(Double.nan) == nil)
        #expect(JSON.Number(Double.leastNonzeroMagnitude)?.double == .leastNonzeroMagnitude)
    }

    @Test func integersAreExactOrNil() throws {
        func number(_ text: String) throws -> JSON.Number { try #require(JSON.Number(text)) }
        #expect(try number("1.0").int == 1)
        #expect(try number("1e2").int == 100)
        #expect(try number("-12300e-2").int == -123)
        #expect(try number("0.1").int == nil)
        #expect(try number("9223372036854775808").int == nil)
        #expect(try number("-9223372036854775808").int == .min)
        #expect(try number("1234567890123456789.0").int == 1_234_567_890_123_456_789)
        #expect(try number("1e18").int == 1_000_000_000_000_000_000)
        #expect(try number("1e19").int == nil)
        #expect(try number("1e19").integer(UInt64.self) == 10_000_000_000_000_000_000)
        #expect(try number("10000000000000000000.0").integer(UInt64.self) == 10_000_000_000_000_000_000)
        #expect(try number("1e20").integer(UInt64.self) == nil)
        #expect(try number("18446744073709551615.0").integer(UInt64.self) == .max)
        #expect(try number("18446744073709551616.0").integer(UInt64.self) == nil)
        #expect(try number("-9223372036854775808.0").int == .min)
        #expect(try number("-9223372036854775809.0").int == nil)
        #expect(try number("-1.0").integer(UInt8.self) == nil)
        #expect(try number("-0.0").integer(UInt8.self) == 0)
        #expect(try number("0e9999").integer(Int8.self) == 0)
        #expect(try number("127e0").integer(Int8.self) == 127)
        #expect(try number("128e0").integer(Int8.self) == nil)
        #expect(try number("18446744073709551615").integer(UInt64.self) == .max)
        #expect(try number("18446744073709551616").integer(UInt64.self) == nil)
        #expect(try number("1e65").int == nil)
        #expect(try number("1e999999999999").int == nil)
        #expect(try number("300").integer(UInt8.self) == nil)
        #expect(try number("-1").integer(UInt8.self) == nil)
        #expect(try number("-128").integer(Int8.self) == -128)
        #expect(try number("170141183460469231731687303715884105727").integer(Int128.self) == .max)
        #expect(try number("9007199254740993.0").int == 9_007_199_254_740_993)
    }

    /// The integer of a double is that of its shortest decimal: 1234567890123456768 has more digits than a double can
    /// distinguish.
    @Test func equalNumbersAreEqualIntegers() throws {
        let made = try #require(JSON.Number(1234567890123456768.0))
        let written = try #require(JSON.Number(made.description))
        #expect(made == written)
        #expect(made.int == written.int)
    }

    /// A number has one value, whether it comes from a text, from a `UInt64` or with a fraction of zeros.
    @Test(arguments: [.max, .max - 4, 10_000_000_000_000_000_001, 9_999_999_999_999_999_999] as [UInt64])
    func numbersOfTwentyDigitsAreEqualHoweverTheyAreMade(value: UInt64) throws {
        let made = JSON.Number(value)
        for text in ["\(value)", "\(value).0", "\(value)e0"] {
            let written = try #require(JSON.Number(text))
            #expect(made == written && made.hashValue == written.hashValue)
            #expect(!(made < written) && !(written < made))
        }
        #expect(try JSON(parsing: "[\(value)]") == .array([JSON(value)]))
        #expect(try #require(JSON.Number("\(value - 1)")) < made)
    }

    /// Some exponents are beyond the range of `Int`.
    @Test func numbersAreOrderedByValue() throws {
        let huge = "1000000000000000000000"
        let ordered = [
            "-12e\(huge)", "-2e\(huge)", "-1e400", "-18446744073709551616", "-9223372036854775808", "-1.5", "-1",
            "-1e-400", "-1e-\(huge)", "-1e-\(huge)1", "0", "1e-\(huge)1", "1e-\(huge)", "11e-\(huge)", "2e-400", "0.1",
            "0.11", "0.2", "1", "1.5", "2", "10", "11", "9223372036854775807", "9223372036854775808",
            "18446744073709551616", "1e399", "1e400", "11e399", "2e400", "0.1e\(huge)", "1.05e\(huge)", "2e\(huge)",
            "10.5e\(huge)", "11e\(huge)", "12e\(huge)", "121e\(huge)", "1e\(huge)1", "1e2\(huge)",
        ]
        let numbers = try ordered.map { try #require(JSON.Number($0), "\($0)") }
        for (first, left) in numbers.enumerated() {
            for (second, right) in numbers.enumerated() {
                #expect((left < right) == (first < second), "\(left) \(right)")
                #expect((left == right) == (first == second), "\(left) \(right)")
            }
        }
    }

    /// Some exponents are beyond the range of `Int`; numbers with such exponents were once not multiples of themselves.
    @Test(arguments: [
        ("1e9999999999999999999", "1e9999999999999999999", true),
        ("15e9999999999999999999", "1.5e9999999999999999999", true),
        ("1.5e9999999999999999999", "15e9999999999999999999", false),
        ("1e-9999999999999999999", "1e-9999999999999999999", true),
        ("1.5e-9999999999999999999", "15e-9999999999999999999", false),
        ("15e-9999999999999999999", "1.5e-9999999999999999999", true),
        ("7e99999999999999999999", "2e9999999999999999999", true),
        ("7e9999999999999999999", "2e99999999999999999999", false),
        ("3", "1e-9999999999999999999", true), ("1e-9999999999999999999", "3", false),
        ("1e20000000000000000001", "4e19999999999999999999", true),
        ("1e20000000000000000000", "4e19999999999999999999", false),
        ("1e-19999999999999999999", "4e-20000000000000000001", true),
        ("1e-19999999999999999999", "4e-20000000000000000000", false),
    ])
    func multiplesOfAnyExponent(number: String, divisor: String, isMultiple: Bool) throws {
        #expect(try #require(JSON.Number(number)).isMultiple(of: #require(JSON.Number(divisor))) == isMultiple)
    }

    @Test func integerLiteralsReachEveryWidth() throws {
        let root = try JSONDocument(parsing: "[127, 128, -128, -129, 65535, 18446744073709551615, 1e2, 7.0]").root
        #expect(root[0]?.integer(Int8.self) == 127)
        #expect(root[1]?.integer(Int8.self) == nil)
        #expect(root[2]?.integer(Int8.self) == -128)
        #expect(root[3]?.integer(Int8.self) == nil)
        #expect(root[4]?.integer(UInt16.self) == .max)
        #expect(root[5]?.integer(UInt64.self) == .max)
        #expect(root[6]?.int == 100)
        #expect(root[7]?.integer(UInt8.self) == 7)
    }
}
