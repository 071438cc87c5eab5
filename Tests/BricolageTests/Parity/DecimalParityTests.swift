import Bricolage
import Foundation
import TestSupport
import Testing

/// Compares decimals, most of which are made without their text, with those that Foundation makes from their text.
@Suite struct DecimalParityTests {
    @Test(arguments: [
        "0", "-0", "0.0", "-0.0", "1", "-1", "0.1", "-0.10", "100", "1.50", "9223372036854775807",
        "-9223372036854775808",
        "9999999999999999999", "0.9999999999999999999", "-0.0000000000000000001", "1e5", "-2.5E-7", "12e0",
        "123456789012345678.9", "99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
        "1e127", "1e-120",
    ])
    func literals(text: String) throws {
        let expected = try #require(Decimal(string: text))
        let decimal = try JSON.decode(Decimal.self, from: text)
        #expect(decimal == expected)
        #expect(decimal.description == expected.description)
        #expect(try JSON.decode([Decimal].self, from: JSON.encode([decimal])) == [expected])
    }

    @Test(arguments: ["99999999999999999999999999999999999999.99", "1234567890123456789012345678901234567890123456789"])
    func moreDigitsThanADecimalHasAreRefused(text: String) {
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Decimal.self, from: text) }
        #expect(error?.issues.map(\.kind) == [.outOfRange])
    }

    @Test func randomDigits() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<5000 {
            let digits = Self.digits(1...30, &random)
            let fraction = Self.digits(0...8, &random)
            let sign = Bool.random(using: &random) ? "-" : ""
            let integer = String(digits.drop { $0 == "0" })
            let text = sign + (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : "." + fraction)
            let expected = try #require(Decimal(string: text))
            let decimal = try JSON.decode(Decimal.self, from: text)
            #expect(decimal == expected && decimal.description == expected.description, "\(text)")
        }
    }

    /// Decimals are written from their memory if its layout is known.
    @Test func decimalsAreWrittenAsFoundationDescribesThem() throws {
        var random = SeededGenerator(seed: 6)
        let special: [Decimal] = [
            Decimal.nan, 0, -1, .leastFiniteMagnitude, .greatestFiniteMagnitude, .pi, Decimal(UInt64.max),
        ]
        for number in 0..<20_000 {
            let digits = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random)
            let exponent = Int.random(in: -30...12, using: &random)
            let isNegative = Bool.random(using: &random)
            var decimal = Decimal(
                sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(digits))
            if number < special.count { decimal = special[number] }
            // A calculated decimal need not be in its shortest form.
            if number % 3 == 0 { decimal = decimal * 1000 / 100 - decimal }
            let text = try? JSON.Encoder().encodeToString([decimal])
            #expect(text == (decimal.isNaN ? nil : "[\(decimal.description)]"), "\(decimal)")
        }
    }

    private static func digits(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
    }
}
