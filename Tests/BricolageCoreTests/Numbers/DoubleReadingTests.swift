import BricolageCore
import BricolageWriting
import Foundation
import TestSupport
import Testing

@Suite struct DoubleReadingTests {
    /// Integers are converted separately if they end at least sixteen characters after the beginning of the text.
    @Test func integersOfEveryLengthAnywhere() throws {
        let digits = "90071992547409931844674407370955161"
        for length in 1...digits.count {
            for text in [String(digits.prefix(length)), "-" + digits.prefix(length), "0", "-0"] {
                for padding in [0, 1, 7, 14, 20] {
                    let document = try JSONDocument(parsing: "[" + String(repeating: " ", count: padding) + text + "]")
                    let expected = try #require(Double(text))
                    #expect(document.root[0]?.double?.bitPattern == expected.bitPattern)
                    #expect(try JSON.decode([Double].self, from: document).first?.bitPattern == expected.bitPattern)
                }
            }
        }
    }

    /// Halfway cases, subnormals, the ends of the range, and literals that other parsers of Swift get wrong.
    @Test(arguments: [
        "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9406564584124654e-324", "2.4703282292062327e-324",
        "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
        "1e308", "1e309",
        "9007199254740993", "9007199254740992.5", "9007199254740993.5", "1e23", "8.5e22",
        "123456789012345678901234567890",
        "6.631236846766476e-316", "5e-324", "1e-325", "0e400", "1090544144181609348671888949248",
        "7.2057594037927933e16", "3.0540412e5", "89255e-22", "104308485241983990666713401708072175773165034278685682",
    ])
    func roundsCorrectly(text: String) throws {
        try expectAgreement(text)
    }

    @Test func agreesWithThePlatformOnTwentyThousandLiterals() throws {
        var generator = SeededGenerator(seed: 20_261_121)
        for _ in 0..<20_000 {
            let text = randomLiteral(&generator)
            try expectAgreement(text)
            let value = try JSON(parsing: text)
            #expect(value.description == text)
        }
    }

    /// Digits are read eight at a time, so the text after a number must not become part of it.
    @Test func whatFollowsANumberIsNotReadIntoIt() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<3_000 {
            let text = randomLiteral(&generator)
            let document = try JSONDocument(parsing: "[\(text),9.99999999999,\(text) ,99999999999]")
            let expected = keptDouble(text)?.bitPattern
            #expect(document.root[0]?.double?.bitPattern == expected, "\(text)")
            #expect(document.root[2]?.double?.bitPattern == expected, "\(text)")
            #expect(document.root[0]?.integer(Int64.self) == JSON.Number(text)?.integer(Int64.self), "\(text)")
            #expect(document.json.description == "[\(text),9.99999999999,\(text),99999999999]")
        }
    }

    /// Numbers without an exponent have a short conversion for these numbers of digits before and after the dot.
    @Test func everyPlaceOfTheDot() throws {
        var generator = SeededGenerator(seed: 11)
        for whole in 1...10 {
            for fraction in 1...19 {
                for digit in [nil, 0, 4, 5, 9] as [Int?] {
                    let digits = (0..<whole + fraction).map { _ in
                        String(digit ?? Int.random(in: 0...9, using: &generator))
                    }
                    let head = Int(digits.prefix(whole).joined()) ?? 0
                    let text = "\(head)." + digits.suffix(fraction).joined()
                    for literal in [text, "-" + text] {
                        try expectAgreement(literal)
                        try expectInArrays(literal)
                    }
                }
            }
        }
    }

    /// Reads a number that ends fewer than sixteen bytes after the beginning of the text, and numbers that end later.
    private func expectInArrays(_ text: String) throws {
        let expected = strtod(text, nil)
        let pairs = try JSON.decode([[Double]].self, from: "[[\(text)],[\(text),1],[\(text) ,\(text)\n,0.5],[]]")
        #expect(pairs == [[expected], [expected, 1], [expected, expected, 0.5], []], "\(text)")
        #expect(pairs[0][0].sign == expected.sign)
    }

    /// A character too many or too few anywhere in a number.
    @Test(arguments: [
        "1.", "1.e5", ".5", "-.5", "-", "--1", "01.5", "-01", "00", "1.5.", "1..5", "1.5e", "1.5e+", "1e5.5", "+1",
        "1.5x",
        "1234567890123456789012345678901.", "1.12345678901234567890123456789x", "0123456789012345678901234567890123",
    ])
    func whatIsNoNumberIsRefused(text: String) {
        for padding in ["", String(repeating: "1,", count: 200)] {
            #expect(throws: JSONSyntaxError.self, "\(text)") { try JSONDocument(parsing: "[\(padding)\(text)]") }
        }
    }

    @Test func shortestTextsOfRandomDoublesReadBack() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            let number = try #require(JSON.Number(value))
            #expect(JSON.Number(number.description)?.double.bitPattern == value.bitPattern)
        }
    }

    private func expectAgreement(_ text: String) throws {
        let reference = strtod(text, nil)
        #expect(JSON.Number(text)?.double.bitPattern == reference.bitPattern, "\(text)")
        let node = try JSONDocument(parsing: text).root
        #expect(node.double?.bitPattern == keptDouble(text)?.bitPattern, "\(text)")
    }

    /// The C library's value of a literal; nil if nothing is left of the number, because it would be infinite, or zero
    /// despite a nonzero digit.
    private func keptDouble(_ text: String) -> Double? {
        let value = strtod(text, nil)
        let isZero = text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "-0.".contains($0) }
        return value.isFinite && (value != 0 || isZero) ? value : nil
    }

    private func randomLiteral(_ generator: inout SeededGenerator) -> String {
        func digits(_ count: Int) -> String {
            (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
        }
        var text = Bool.random(using: &generator) ? "-" : ""
        let whole = digits(Int.random(in: 0...22, using: &generator)).drop { $0 == "0" }
        text += whole.isEmpty ? "0" : String(whole)
        if Bool.random(using: &generator) { text += "." + digits(Int.random(in: 1...30, using: &generator)) }
        if Int.random(in: 0..<3, using: &generator) == 0 { text += "e\(Int.random(in: -340...340, using: &generator))" }
        return text
    }
}
