import BricolageCore
import Testing

/// Byte sequences beyond ASCII, on both sides of every bound between valid and invalid UTF-8 (RFC 3629).
@Suite struct SequenceTests {
    /// Whether a text is parsed that has these bytes in a string, by the pass for short texts or those for long ones.
    private func isParsed(_ bytes: [UInt8], isLong: Bool) -> Bool {
        let margin = [UInt8](repeating: UInt8(ascii: "a"), count: isLong ? 300 : 1)
        return (try? JSONDocument(parsing: Array("[\"".utf8) + margin + bytes + margin + Array("\"]".utf8))) != nil
    }

    /// First and second bytes on both sides of every bound, with various bytes after them.
    private static let sequences: [[UInt8]] = {
        let seconds: [UInt8] = [0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        let rests: [[UInt8]] = [[], [0x80], [0x80, 0x80], [0xBF, 0xBF], [0x80, 0x61], [0xC0, 0x80]]
        return (UInt8(0x80)...0xFF).flatMap { first in
            seconds.flatMap { second in rests.map { [first, second] + $0 } }
        }
    }()

    @Test(arguments: [false, true])
    func areJudgedAsTheStandardLibraryDoes(isLong: Bool) {
        for bytes in Self.sequences {
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect(isParsed(bytes, isLong: isLong) == isValid, "\(bytes)")
        }
    }

    @Test func whereNoneMayStandTheyAreToldFromOtherBytes() {
        for bytes in Self.sequences {
            let character = (2...4).lazy.compactMap { String(validating: bytes.prefix($0), as: UTF8.self) }.first
            let error = #expect(throws: JSONSyntaxError.self) {
                try JSONDocument(parsing: Array("[".utf8) + bytes + Array("]".utf8))
            }
            let isCharacter = if case .unexpected? = error?.reason { true } else { false }
            #expect(isCharacter == (character != nil), "\(bytes)")
            #expect(isCharacter || error?.reason == .invalidUTF8, "\(bytes)")
        }
    }

    @Test func theirCharactersAreRead() throws {
        let scalars: [UInt32] = [
            0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x3FFFF, 0x40000,
            0xFFFFF, 0x100000, 0x10FFFF,
        ]
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        for count in [1, 40] {
            let long = String(repeating: text, count: count)
            let document = try JSONDocument(parsing: #"{"\#(long)": "\#(long)"}"#)
            #expect(document.root[long]?.string == long)
        }
    }
}
