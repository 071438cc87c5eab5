import BricolageCore
import TestSupport
import Testing

/// Compares floats with those that the standard library reads from the same text, rounding once.
@Suite struct FloatReadingTests {
    @Test(arguments: [
        "0", "-0", "0.0", "1e-400", "1", "-1.5", "0.1", "16777216", "16777217", "16777219", "3.4028234663852886e38",
        "3.4028235677973366e38", "3.4028236e38", "1e39", "1.1754943508222875e-38", "1.1754942e-38", "1e-45", "7e-46",
        "7.1e-46", "1.401298464324817e-45", "1e400",
    ])
    func atTheEnds(text: String) {
        let float = try? JSON.decode(Float.self, from: text)
        #expect(float?.bitPattern == Self.expected(text)?.bitPattern)
    }

    /// Numbers near the middle between two floats, which a double may round to exactly that middle.
    @Test func halfways() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20_000 {
            let float = Float(bitPattern: UInt32.random(in: 0..<0x7F80_0000, using: &random))
            guard float.nextUp.isFinite else { continue }
            let halfway = (Double(float) + Double(float.nextUp)) / 2
            let digits = String(halfway)
            let beyond = digits.contains("e") ? digits : "\(digits)\(digits.contains(".") ? "" : ".")0000000000000001"
            for text in [digits, beyond, String(halfway.nextUp), String(halfway.nextDown), String(float)] {
                let read = try? JSON.decode([Float].self, from: "[\(text)]").first
                #expect(read?.bitPattern == Self.expected(text)?.bitPattern, "\(text)")
            }
        }
    }

    private static func expected(_ text: String) -> Float? {
        guard let float = Float(text), float.isFinite else { return nil }
        return float.isZero && text.contains { $0 != "e" && "123456789".contains($0) } ? nil : float
    }
}
