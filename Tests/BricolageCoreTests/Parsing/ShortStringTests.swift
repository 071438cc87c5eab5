import BricolageCore
import Testing

/// Strings that need no memory of their own are created by this library, not by the standard library.
@Suite struct ShortStringTests {
    private static let characters: [Character] = ["a", "\u{7F}", "é", "€", "😀"]

    /// The two words of a string, which cannot be inspected in any other way.
    private func words(_ text: String) -> [UInt64] {
        withUnsafeBytes(of: text) { Array($0.bindMemory(to: UInt64.self)) }
    }

    /// All texts of up to twenty bytes that consist of letters and at most one other character.
    private static let texts: [String] = (0...20).flatMap { length in
        [String(repeating: "x", count: length)]
            + characters.flatMap { character in
                (0...length).map {
                    String(repeating: "x", count: $0) + String(character) + String(repeating: "y", count: length - $0)
                }
            }
    }.filter { $0.utf8.count <= 20 }

    @Test func stringsAreTheSameAsThoseOfTheStandardLibrary() throws {
        for text in Self.texts {
            let expected = String(decoding: Array(text.utf8), as: UTF8.self)
            // At the end of the document, with an escape, and with other text after it.
            for literal in ["\"\(text)\"", "\"\(text)\\u0021\"", "[\"\(text)\",\"zzzzzzzzzzzzzzzzzzzzzzzz\"]"] {
                let document = try JSONDocument(parsing: literal)
                let found = try #require(document.root.string ?? document.root[0]?.string)
                let wanted = literal.contains("\\u") ? expected + "!" : expected
                #expect(Array(found.utf8) == Array(wanted.utf8))
                #expect(found == wanted)
                #expect(found.hashValue == wanted.hashValue)
                #expect(Array(found) == Array(wanted))
                if wanted.utf8.count <= 15 {
                    #expect(words(found) == words(String(decoding: Array(wanted.utf8), as: UTF8.self)))
                }
            }
        }
    }

    @Test func stringsCanBeChanged() throws {
        for text in Self.texts {
            var found = try #require(JSON(parsing: "\"\(text)\"").string)
            found += "é and more than fits"
            #expect(found == text + "é and more than fits")
            found.removeLast(20)
            #expect(found == text)
        }
    }

    @Test func keysAreStringsToo() throws {
        for text in Self.texts {
            let document = try JSONDocument(parsing: "{\"\(text)\":1,\"\(text)0\":2}")
            #expect(document.root.members.map(\.key) == [text, text + "0"])
            #expect(document.root.members.map(\.value.int) == [1, 2])
            #expect(document.json.object?.keys == [text, text + "0"])
        }
    }
}
