import BricolageCore
import BricolagePointers
import Testing

/// Messages for pointers that are malformed, or that lead to no element of an array.
@Suite struct PointerErrorTests {
    @Test func aSummaryTellsTheColumn() {
        let slash = #expect(throws: JSONPointerError.self) { try JSONPointer(String("a")) }
        #expect(
            slash?.summary == "malformed JSON Pointer \"a\" at column 1: a JSON Pointer must be empty or begin with '/'"
        )
        let tilde = #expect(throws: JSONPointerError.self) { try JSONPointer(String("/a~2")) }
        #expect(tilde?.summary == "malformed JSON Pointer \"/a~2\" at column 3: '~' must be followed by '0' or '1'")
    }

    @Test func anIndexThatIsNotThereIsToldWithItsArray() throws {
        var json: JSON = ["a": [1, 2]]
        let error = #expect(throws: JSONPointerError.self) { try json.set(0, at: JSONPointer("/a/3/b")) }
        #expect(error?.reason == .noSuchIndex("3", at: JSONPointer(tokens: ["a"])))
        #expect(error?.message == "the array at \"/a\" has no index \"3\"")
        #expect(error?.location.offset == 3)
        #expect(json == ["a": [1, 2]])
    }

    @Test func theIndexBehindTheLastElementAppends() throws {
        var json: JSON = ["a": [1, 2]]
        try json.set(3, at: JSONPointer("/a/2"))
        #expect(json == ["a": [1, 2, 3]])
        try json.set(4, at: JSONPointer("/a/-"))
        #expect(json == ["a": [1, 2, 3, 4]])
    }

    @Test func aFragmentKeepsWhatStandsInFragments() throws {
        let pointer = JSONPointer(tokens: ["a?b", "c d", "e%"])
        #expect(pointer.fragment == "#/a?b/c%20d/e%25")
        #expect(try JSONPointer(fragment: pointer.fragment) == pointer)
    }

    @Test func aPathKeepsWhatStandsInPaths() {
        #expect(PercentEncoding.encodePath("a:b/c?d#e") == "a:b/c%3Fd%23e")
    }

    /// The error pointed at the first character.
    @Test(arguments: [
        ("#/%", 3), ("#/%zz", 3), ("/a%20b%4", 7), ("#/%41%g0", 6), ("#/%41%%41", 6), ("#/é/%ff", 5), ("%2", 1),
    ])
    func aBrokenEscapeIsToldWithItsColumn(fragment: String, column: Int) {
        let error = #expect(throws: JSONPointerError.self) { try JSONPointer(fragment: fragment) }
        #expect(error?.reason == .invalidPercentEncoding)
        #expect(error?.location.column == column)
    }

    /// The message said that the key needs quotes.
    @Test(arguments: ["a[0]b", "[0]é", "a['b'x]"]) func aKeyWithoutItsDotIsToldToNeedOne(text: String) {
        let error = #expect(throws: JSONPointerError.self) { try JSONPointer(keyPath: text) }
        #expect(error?.message.hasSuffix("a bracket or a quote; keys are separated by dots, as in a[0].b") == true)
    }

    @Test(arguments: ["a]b", "a./b", "a\"b"]) func aCharacterThatNeedsQuotesIsToldSo(text: String) {
        let error = #expect(throws: JSONPointerError.self) { try JSONPointer(keyPath: text) }
        #expect(error?.message.hasSuffix("is written in brackets and quotes, as in ['a.b']") == true)
    }
}
