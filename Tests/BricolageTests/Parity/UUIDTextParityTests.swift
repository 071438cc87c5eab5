import Bricolage
import Foundation
import TestSupport
import Testing

/// Compares UUIDs, which are read and written without Foundation if they are spelled as usual, with Foundation's.
@Suite struct UUIDTextParityTests {
    @Test func textsAreReadAsFoundationReadsThem() throws {
        var random = SeededGenerator(seed: 5)
        var accepted = 0
        for _ in 0..<20_000 {
            let text = Self.text(&random)
            let theirs = UUID(uuidString: text)
            let ours = try? JSON.decode([UUID].self, from: "[\"\(text)\"]").first
            #expect(ours == theirs, "\(text)")
            #expect(UUIDFormat.value(of: text) == theirs, "\(text)")
            if let theirs {
                accepted += 1
                #expect(try JSON.Encoder().encodeToString([theirs]) == "[\"\(theirs.uuidString)\"]")
            }
        }
        #expect(accepted > 8000)
    }

    /// Mostly texts of UUIDs; some of another length, with other characters, or with hyphens elsewhere.
    private static func text(_ random: inout SeededGenerator) -> String {
        let digits = Array("0123456789abcdefABCDEF")
        var text = [8, 4, 4, 4, 12].map { count in
            String((0..<count).map { _ in digits.randomElement(using: &random) ?? "0" })
        }.joined(separator: "-")
        guard Int.random(in: 0..<2, using: &random) == 0 else { return text }
        let place = text.index(text.startIndex, offsetBy: .random(in: 0..<36, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.remove(at: place)
        case 1: text.insert("0", at: place)
        case 2: text.replaceSubrange(place...place, with: ["-"])
        default: text.replaceSubrange(place...place, with: ["/gG:@`x é".randomElement(using: &random) ?? "g"])
        }
        return text
    }
}
