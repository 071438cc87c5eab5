import JSENCompat
import Testing

/// Key paths as values.
struct KeyPathTests {
    @Test func segments() {
        #expect(KeyPath("a.b c.d").segments == ["a", "b c", "d"])
        #expect(KeyPath("").segments == [])
        #expect(KeyPath(".").segments == ["", ""])
        #expect(KeyPath("a..b").segments == ["a", "", "b"])
        #expect(KeyPath(".\u{301}a").segments == ["", "\u{301}a"])
        #expect(KeyPath(segments: ["a.b"]).segments == ["a.b"])
    }

    @Test func texts() {
        let path: KeyPath = "a.b"
        #expect(path.path == "a.b")
        #expect(path.description == "a.b")
        #expect("\(path)" == "a.b")
        #expect(KeyPath("").path == "")
        #expect(KeyPath("").isEmpty)
        #expect(!path.isEmpty)
    }

    @Test func headAndTail() {
        #expect(KeyPath("").headAndTail() == nil)
        let parts = KeyPath("a.b.c").headAndTail()
        #expect(parts?.head == "a")
        #expect(parts?.tail == "b.c")
        #expect(KeyPath("a").headAndTail()?.tail.isEmpty == true)
    }

    @Test func sums() {
        #expect(KeyPath("a.b") + KeyPath("c") == "a.b.c")
        #expect((KeyPath("") + "b").segments == ["b"])
        #expect(("a" + KeyPath("")).segments == ["a"])
        #expect((KeyPath(segments: ["a.b"]) + "c").segments == ["a.b", "c"])
    }

    @Test func keyPathsOfSwiftHaveANameToo() {
        struct Size {
            var width = 3
        }
        let width: Swift.KeyPath<Size, Int> = \.width
        #expect(Size()[keyPath: width] == 3)
        let path: JSEN.KeyPath = "a"
        #expect(path.segments == ["a"])
    }
}
