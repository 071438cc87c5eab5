import Foundation
import GlossCompat
import Testing

@Suite("jsonify")
struct JsonifyTests {
    private func text(_ parts: [JSON?], delimiter: String = ".") -> String? {
        jsonify(parts, keyPathDelimiter: delimiter).flatMap { GlossJSONSerializer().data(from: $0, options: nil) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func objects() {
        #expect(text([]) == "{}")
        #expect(text(["b" ~~> 1, nil, "a" ~~> "x", "n" ~~> (nil as Int?)]) == #"{"a":"x","b":1}"#)
        #expect(text([["a": 1, "b": 2], ["c": 3]]) == #"{"a":1,"b":2,"c":3}"#)
    }

    @Test func keyPaths() {
        #expect(
            text(["o.id" ~~> 1, "o.name" ~~> "x", "o.in.k" ~~> true])
                == #"{"o":{"id":1,"in":{"k":true},"name":"x"}}"#)
        #expect(text(["o.id" ~~> 1, "o*id" ~~> 2], delimiter: "*") == #"{"o":{"id":2},"o.id":1}"#)
        #expect(text(["o" ~~> Author(id: 1, name: nil), "o.more" ~~> 2]) == #"{"o":{"id":1,"more":2}}"#)
        #expect(text(["o.more" ~~> 2, "o" ~~> Author(id: 1, name: nil)]) == #"{"o":{"id":1,"more":2}}"#)
        #expect(text([["o.a": 1, "o": ["b": 2]]]) == #"{"o":{"a":1,"b":2}}"#)
    }

    @Test("The later of two values for a key counts")
    func replaced() {
        #expect(text(["a" ~~> 1, "a" ~~> 2]) == #"{"a":2}"#)
        #expect(text(["a" ~~> ["x": 1], "a" ~~> ["y": 2]]) == #"{"a":{"y":2}}"#)
        #expect(text(["a.b" ~~> 1, "a.b" ~~> 2]) == #"{"a":{"b":2}}"#)
    }

    @Test("A value inside one that is no object is not lost, but an error")
    func conflicts() {
        let reason = "a.b: the path leads through a value that is no object, or is longer than 512 keys"
        #expect(reasons { jsonify(["a" ~~> 1, "a.b" ~~> 2]) } == [reason])
        #expect(reasons { jsonify([["a.b": 2, "a": 1]]) } == [reason])
        let long = [String](repeating: "k", count: 513).joined(separator: ".")
        #expect(reasons { jsonify([long ~~> 1]) }.count == 1)
        #expect(reasons { jsonify([String(long.dropLast(2)) ~~> 1]) } == [])
    }

    @Test("Takes time that grows with the number of keys only")
    func manyKeys() {
        let parts = (0..<20_000).map { (number: Int) in "outer.inner.k\(number)" ~~> number }
        let inner = (jsonify(parts)?["outer"] as? JSON)?["inner"] as? JSON
        #expect(inner?.count == 20_000)
    }
}
