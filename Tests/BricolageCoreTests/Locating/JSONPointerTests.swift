import BricolageCore
import BricolagePointers
import Testing

/// The examples of RFC 6901, sections 5 and 6.
@Suite struct JSONPointerTests {
    private static let document = #"""
        {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}
        """#

    @Test(
        arguments: [
            ("/foo/0", "#/foo/0", "bar"), ("/", "#/", 0), ("/a~1b", "#/a~1b", 1), ("/c%d", "#/c%25d", 2),
            ("/e^f", "#/e%5Ef", 3), ("/g|h", "#/g%7Ch", 4), ("/i\\j", "#/i%5Cj", 5), ("/k\"l", "#/k%22l", 6),
            ("/ ", "#/%20", 7), ("/m~0n", "#/m~0n", 8),
        ] as [(String, String, JSON)])
    func examplesOfTheStandard(text: String, fragment: String, expected: JSON) throws {
        let pointer = try JSONPointer(text)
        #expect(try JSONPointer(fragment: fragment) == pointer)
        #expect(pointer.description == text)
        #expect(pointer.fragment == fragment)
        let document = try JSONDocument(parsing: Self.document)
        #expect(document[pointer: pointer]?.json == expected)
        #expect(document.json[pointer: pointer] == expected)
        #expect(document[pointer: pointer]?.pointer == pointer)
    }

    @Test func fragmentsMayLackTheirSign() throws {
        #expect(try JSONPointer(fragment: "/a%20b") == "/a b")
        #expect(try JSONPointer(fragment: "") == .root)
    }

    @Test(arguments: ["foo", "/a~", "/a~2", "~"])
    func refusesMalformedText(text: String) {
        #expect(throws: JSONPointerError.self) { try JSONPointer(text) }
    }

    @Test(arguments: ["/01", "/-", "/1 ", "/+1", "/99999999999999999999", "/２"])
    func indicesAreDigitsWithoutLeadingZero(text: String) throws {
        #expect(try JSONDocument(parsing: "[1,2,3]")[pointer: JSONPointer(text)] == nil)
    }

    @Test func everyNodeKnowsItsPointer() throws {
        let document = try JSONDocument(parsing: #"{"a":[{"b":[1,2]},3],"c":{"d":{"e":[]}}}"#)
        var pending = [document.root]
        var count = 0
        while let node = pending.popLast() {
            #expect(document[pointer: node.pointer]?.location == node.location)
            count += 1
            pending += Array(node.elements) + node.members.map(\.value)
        }
        #expect(count == 10)
    }

    @Test func locatesKeysAndValues() throws {
        let document = try JSONDocument(parsing: "{\n  \"a\": [1,\n    22]\n}")
        #expect(document.location(at: "/a/1")?.description == "3:5")
        #expect(document.keyLocation(at: "/a")?.description == "2:3")
        #expect(document.keyLocation(at: "/a/1") == nil)
        #expect(document.location(at: "/b") == nil)
    }

    @Test(arguments: ["/b", "/b/c", "/a/2", "/a/-", "/a/b/c", "/a/0/b", "/n/b", "/n/b/c"])
    func removingWhatIsNotThereChangesNothing(text: String) throws {
        let whole: JSON = ["a": [1, 2], "n": nil]
        var value = whole
        value[pointer: try JSONPointer(text)] = nil
        #expect(value == whole)
    }
}
