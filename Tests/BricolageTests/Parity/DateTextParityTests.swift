import Bricolage
import Foundation
import TestSupport
import Testing

/// Compares dates in ISO 8601, which are read and written without Foundation if they are spelled as usual, with
/// Foundation's.
@Suite struct DateTextParityTests {
    @Test func textsAreReadAsFoundationReadsThem() throws {
        var random = SeededGenerator(seed: 1)
        var accepted = 0
        for _ in 0..<20_000 {
            let text = Self.text(&random)
            let ours = try? Self.decoder.decode([Date].self, from: "[\"\(text)\"]").first
            let theirs = Self.foundation(text)
            #expect(ours == theirs, "\(text)")
            if theirs != nil { accepted += 1 }
        }
        #expect(accepted > 5000)
    }

    @Test(arguments: ["+18:00", "-18:00", "+18:01", "-18:01", "+23:59", "-23:59", "+24:00"])
    func offsetsAreReadAsFoundationReadsThem(offset: String) {
        let text = "2025-07-01T12:30:00\(offset)"
        let ours = try? Self.decoder.decode([Date].self, from: "[\"\(text)\"]").first
        #expect(ours == Self.foundation(text))
        #expect((ours != nil) == offset.hasSuffix("18:00"))
    }

    @Test func datesAreWrittenAsFoundationWritesThem() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<20_000 {
            let date = Date(timeIntervalSinceReferenceDate: Self.seconds(&random))
            let text: String = try Self.encoder.encodeToString([date])
            #expect(text == "[\"\(date.formatted(.iso8601))\"]", "\(date.timeIntervalSinceReferenceDate)")
        }
    }

    @Test(arguments: [-13_190_860_800.0, 252_423_993_600, 0, -978_307_200, -978_310_800, 5_097_600])
    func bordersAreWrittenAsFoundationWritesThem(seconds: Double) throws {
        for offset in [-1, -0.5, 0, 0.5, 1] {
            let date = Date(timeIntervalSinceReferenceDate: seconds + offset)
            #expect(try Self.encoder.encodeToString([date]) == "[\"\(date.formatted(.iso8601))\"]")
        }
    }

    private static let decoder: JSON.Decoder = {
        var decoder = JSON.Decoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    private static let encoder: JSON.Encoder = {
        var encoder = JSON.Encoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }()

    private static func foundation(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle()
        let fractional = style.year().month().day().time(includingFractionalSeconds: true)
            .timeZone(separator: .omitted)
        return (try? style.parse(text)) ?? (try? fractional.parse(text))
    }

    /// Mostly texts of dates; some with parts that no date has, or spelled in another way.
    private static func text(_ random: inout SeededGenerator) -> String {
        func digits(_ range: ClosedRange<Int>, _ count: Int) -> String {
            let text = String(Int.random(in: range, using: &random))
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let isOdd = Int.random(in: 0..<4, using: &random) == 0
        var text = digits(isOdd ? 0...12_000 : 1583...2500, 4)
        text += "-" + digits(isOdd ? 0...13 : 1...12, 2) + "-" + digits(isOdd ? 0...32 : 1...31, 2)
        text += isOdd ? ["T", "t", " ", ""][.random(in: 0...3, using: &random)] : "T"
        text += digits(0...(isOdd ? 25 : 23), 2) + ":" + digits(0...(isOdd ? 60 : 59), 2)
        text += ":" + digits(0...(isOdd ? 61 : 59), 2)
        let fractionDigits = Int.random(in: 0...9, using: &random)
        if Bool.random(using: &random), fractionDigits > 0 {
            text += "." + (0..<fractionDigits).map { _ in digits(0...9, 1) }.joined()
        }
        let shift = digits(0...(isOdd ? 24 : 14), 2) + ":" + digits(0...(isOdd ? 60 : 59), 2)
        let offsets = ["Z", "z", "+\(shift)", "-\(shift)", "+0130", "-08", ""]
        return text + offsets[isOdd ? .random(in: 0...6, using: &random) : .random(in: 0...3, using: &random)]
    }

    private static func seconds(_ random: inout SeededGenerator) -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Double(Int.random(in: -20_000_000_000...300_000_000_000, using: &random))
        case 1: Double.random(in: -13_190_860_800...252_423_993_600, using: &random)
        case 2: Double(Int.random(in: -2_000_000_000...2_000_000_000, using: &random)).nextDown
        default: Double(Int.random(in: -2_000_000_000_000...2_000_000_000_000, using: &random)) / 1000
        }
    }
}
