import BricolageCore
import TestSupport
import Testing

@Suite struct SourceLocationTests {
    // Swift Testing has a type of this name too.
    private typealias SourceLocation = BricolageCore.SourceLocation

    private static let bytes: [UInt8] = [UInt8(ascii: "\n"), 0x80, 0xBF, 0xC3, 0x7F, 0x61, 0x61, 0x61]

    /// The reference result, counted byte by byte.
    private static func plainly(_ offset: Int, in text: [UInt8]) -> SourceLocation {
        var location = SourceLocation(offset: offset, line: 1, column: 1)
        for byte in text.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                location.line += 1
                location.column = 1
            } else if byte & 0xC0 != 0x80 {
                location.column += 1
            }
        }
        return location
    }

    @Test func everyOffsetOfTextsOfEveryLength() {
        var random = SeededGenerator(seed: 5)
        for length in Array(0...70) + [4079, 4080, 4081, 4096, 4097, 8200] {
            let text = (0..<length).map { _ in Self.bytes.randomElement(using: &random) ?? 0 }
            for offset in length < 100 ? Array(0...length) : [0, 15, 16, 17, length - 16, length - 1, length] {
                let location = text.withUnsafeBufferPointer { SourceLocation(offset: offset, in: $0) }
                #expect(location == Self.plainly(offset, in: text))
            }
        }
    }

    @Test func longLinesAreCountedBeyondAByte() {
        let text = [UInt8](repeating: 0x0A, count: 10_000) + [UInt8](repeating: 0xBF, count: 10_000) + [0x61]
        let location = text.withUnsafeBufferPointer { SourceLocation(offset: text.count, in: $0) }
        #expect(location == SourceLocation(offset: 20_001, line: 10_001, column: 2))
    }
}
