import Foundation
import GlossCompat
import TestSupport
import Testing

@Suite("Key paths")
struct KeyPathTests {
    private let json: JSON = ["a": ["b": ["c": 1], "n": NSNull()], "s": "text"]

    @Test func values() {
        #expect(json.valueForKeyPath(keyPath: "a.b.c") as? Int == 1)
        #expect(json.valueForKeyPath("a.b.c") as? Int == 1)
        #expect(json.valueForKeyPath("a/b", withDelimiter: "/") as? [String: Int] == ["c": 1])
        #expect(json.valueForKeyPath("a.n") is NSNull)
        #expect(json.valueForKeyPath("a.n.x") == nil)
        #expect(json.valueForKeyPath("a.x") == nil)
        #expect(json.valueForKeyPath("") == nil)
        #expect(["x": ["y": 2]].valueForKeyPath("x") as? [String: Int] == ["y": 2])
    }

    @Test("A path through something other than an object has a reason")
    func blocked() {
        #expect(
            reasons { json.valueForKeyPath("s.x") } == [#"s: expected an object with "x", found the string "text""#])
        #expect(
            reasons { "a.b.c.d" <~~ json as Int? } == [#"a.b.c: expected an object with "d", found the number 1"#])
        #expect(reasons { [1: "a"].valueForKeyPath("1") } == [#"no key path "1" for keys of type Int"#])
    }

    @Test("A look-up takes time that does not grow with the value")
    func largeValues() {
        func json(_ count: Int) -> JSON { ["a": ["b": [Int](repeating: 1, count: count)] as JSON] }
        let grown = growth(from: json(10), to: json(50_000)) { json in
            for _ in 0..<50 { _ = json.valueForKeyPath("a.b") }
        }
        #expect(grown < 20)
    }
}
