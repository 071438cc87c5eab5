import BricolageCore
import Testing

/// Strings that need memory of their own are marked as ASCII or not, which is determined in blocks and at the ends of
/// blocks.
@Suite struct LongStringTests {
    @Test func oneCharacterBeyondASCIIIsSeenAnywhere() throws {
        for length in 16...100 {
            for place in 0...length {
                let before = String(repeating: "x", count: place)
                let text = before + "é" + String(repeating: "y", count: length - place)
                for literal in ["\"\(text)\"", "\"\(before)\\u00e9\(text.dropFirst(place + 1))\""] {
                    let found = try #require(JSONDocument(parsing: literal).root.string)
                    #expect(found == text)
                    #expect(found.hashValue == text.hashValue)
                    #expect(found.count == length + 1)
                    // In a string that is marked as ASCII, each byte would be a character.
                    #expect(found.uppercased() == text.uppercased())
                }
            }
        }
    }

    @Test func onlyASCIIIsTheSameAsThatOfTheStandardLibrary() throws {
        for length in 16...100 {
            let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(0x5D + $0 % 0x20))) })
            let found = try #require(JSONDocument(parsing: "\"\(text)\"").root.string)
            #expect(found == text)
            #expect(found.hashValue == text.hashValue)
        }
    }
}
