import BricolageCore
import BricolageWriting
import TestSupport
import Testing

@Suite struct NumberWritingTests {
    private static func text(_ write: (inout JSONOutput) -> Void) -> String {
        var output = JSONOutput()
        write(&output)
        return (try? output.finishString()) ?? "an error"
    }

    /// Compares both signs of a number with what Swift prints, which is the shortest text too.
    private static func mismatch(_ value: Double) -> String? {
        guard value.isFinite else { return nil }
        for value in [value, -value] {
            let text = text { $0.write(value) }
            guard text == value.description else { return "\(text) for \(value)" }
        }
        return mismatch(Float(value))
    }

    private static func mismatch(_ value: Float) -> String? {
        guard value.isFinite else { return nil }
        let text = text { $0.write(value) }
        return text == value.description ? nil : "\(text) for the Float \(value)"
    }

    @Test func randomBitsAreWrittenAsSwiftPrintsThem() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200_000 {
            let bits = random.next()
            #expect(Self.mismatch(Double(bitPattern: bits)) == nil)
            #expect(Self.mismatch(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) == nil)
        }
    }

    @Test func powersOfTwoAndTheirNeighboursAreWrittenAsSwiftPrintsThem() {
        for exponent in -1074...1023 {
            let power = Double(sign: .plus, exponent: exponent, significand: 1)
            for value in [power, power.nextUp, power.nextDown] { #expect(Self.mismatch(value) == nil) }
        }
        for exponent in -149...127 {
            let power = Float(sign: .plus, exponent: exponent, significand: 1)
            for value in [power, power.nextUp, power.nextDown] { #expect(Self.mismatch(value) == nil) }
        }
    }

    @Test func fewDigitsAreWrittenAsSwiftPrintsThem() throws {
        for exponent in -324...308 {
            for digits in [1, 2, 5, 9, 10, 15, 44, 99] {
                let value = try #require(Double("\(digits)e\(exponent)"))
                for value in [value, value.nextUp, value.nextDown] { #expect(Self.mismatch(value) == nil) }
            }
        }
        var random = SeededGenerator(seed: 4)
        for _ in 0..<50_000 {
            let digits = random.next() >> (random.next() % 64)
            let power = try #require(Double("1e\(random.next() % 20)"))
            #expect(Self.mismatch(Double(digits) / power) == nil)
            // Few bits: the exact value has few digits, and may be the middle between two decimals.
            let scale = Double(sign: .plus, exponent: Int(random.next() % 200) - 150, significand: 1)
            #expect(Self.mismatch(Double(digits >> 20) * scale) == nil)
        }
    }

    @Test func formsChangeWhereTheyAlwaysDid() {
        let expected: [(Double, String)] = [
            (0, "0.0"), (-0.0, "-0.0"), (1, "1.0"), (0.1, "0.1"), (123.456, "123.456"), (1e15, "1000000000000000.0"),
            (9_007_199_254_740_992, "9007199254740992.0"), (9_007_199_254_740_994, "9.007199254740994e+15"),
            (1e16, "1e+16"), (0.0001, "0.0001"), (0.00001, "1e-05"), (0.000123, "0.000123"),
            (.leastNonzeroMagnitude, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (1.5e-7, "1.5e-07"), (0.5, "0.5"),
            (0.12345678901234568, "0.12345678901234568"), (1234567.5, "1234567.5"), (12345678.5, "12345678.5"),
        ]
        for (value, text) in expected { #expect(Self.text { $0.write(value) } == text) }
    }

    /// The numbers of an array are written in pairs.
    @Test func arraysOfNumbersOfAnyLengthAndForm() throws {
        let numbers = [0.5, 0.1, 1, 2, 3, 0.25, 1e-7, 4, -1.5, 1e300]
        let texts = ["0.5", "0.1", "1.0", "2.0", "3.0", "0.25", "1e-07", "4.0", "-1.5", "1e+300"]
        for first in numbers.indices {
            for end in first...numbers.count {
                let text = try String(decoding: JSON.encode(Array(numbers[first..<end])), as: UTF8.self)
                #expect(text == "[\(texts[first..<end].joined(separator: ","))]")
            }
        }
    }

    @Test func integersOfAllWidthsAreWrittenAsSwiftPrintsThem() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<50_000 {
            let bits = random.next() >> (random.next() % 64)
            let signed = Int64(bitPattern: random.next() % 2 == 0 ? bits : ~bits)
            #expect(Self.text { $0.write(bits) } == "\(bits)")
            #expect(Self.text { $0.write(signed) } == "\(signed)")
            #expect(Self.text { $0.write(Int16(truncatingIfNeeded: signed)) } == "\(Int16(truncatingIfNeeded: signed))")
            let wide = Int128(signed) << 60
            #expect(Self.text { $0.write(wide) } == "\(wide)")
        }
        for value in [0, 9, 10, 99_999_999, 100_000_000, 999_999_999, 4_294_967_295, 4_294_967_296, .max, .min] {
            #expect(Self.text { $0.write(value) } == "\(value)")
        }
        #expect(Self.text { $0.write(UInt64.max) } == "18446744073709551615")
    }

    @Test func literalsOfAllLengthsKeepTheirText() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<50_000 {
            var text = String(random.next() >> (random.next() % 64))
            let fraction = Int(random.next() % 22)
            if fraction > 0 {
                text = String(repeating: "0", count: max(0, fraction + 1 - text.utf8.count)) + text
                text.insert(".", at: text.index(text.endIndex, offsetBy: -fraction))
            }
            if random.next() % 2 == 0 { text = "-" + text }
            #expect(try JSON(parsing: text).serialized() == text)
        }
    }
}
