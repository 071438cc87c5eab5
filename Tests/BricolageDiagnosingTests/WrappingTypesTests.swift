import Bricolage
import Testing

/// A type that holds another one, or null, or other kinds of values, tells of a value what the type inside tells.
@Suite struct WrappingTypesTests {
    struct Plain: Decodable {
        var a: Int
        var b: Int
        var c: [Int]
    }

    struct Model: JSONReadableObject, GuessableDecodable {
        var a: Int
        var b: Int
        var c: [Int]

        init(fields: inout JSONFields) throws {
            a = try fields["a"]
            b = try fields["b"]
            c = try fields["c"]
        }
    }

    struct Pair<First: JSONReadable & Decodable>: JSONReadableObject, GuessableDecodable {
        var first: First
        var second: Int

        init(fields: inout JSONFields) throws {
            first = try fields["first"]
            second = try fields["second"]
            try fields.rejectRest()
        }
    }

    private static let text = #"{"a": "x", "b": true, "c": [1, "y", "z"]}"#

    private func places<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        let issues = try JSON.Decoder().decodingIssues(of: type, in: text)
        return issues.issues.map { "\($0.pointer)" } + (issues.isComplete ? [] : ["incomplete"])
    }

    private func expectSame<T: Decodable>(_ type: T.Type) throws {
        let own = try places(type, Self.text)
        #expect(own.count == 4 || own.last == "incomplete", "\(own)")
        #expect(try places(T?.self, Self.text) == own)
        #expect(try places(T??.self, Self.text) == own)
        #expect(try places([T?].self, "[\(Self.text)]") == places([T].self, "[\(Self.text)]"))
        let member = #"{"k": \#(Self.text)}"#
        #expect(try places([String: T?].self, member) == places([String: T].self, member))
    }

    @Test func optionals() throws {
        try expectSame(Plain.self)
        try expectSame(Model.self)
    }

    @Test func members() throws {
        let text = #"{"first": \#(Self.text), "second": "z"}"#
        let expected = ["/first/a", "/first/b", "/first/c/1", "/first/c/2", "/second"]
        #expect(try places(Pair<Model>.self, text) == expected)
        #expect(try places(Pair<Model?>.self, text) == expected)
        #expect(try places(Pair<Nullable<Model>>.self, text) == expected)
        #expect(try places(Pair<Meant<Model>>.self, text) == expected)
        #expect(try places(Pair<Nullable<Meant<Model>>>.self, text) == expected)
        #expect(try places(Pair<Nullable<Int>>.self, #"{"first": null, "second": "z"}"#) == ["/second"])
        #expect(try places(Pair<Meant<Model>>.self, #"{"first": 5, "second": "z"}"#) == ["/second"])
    }

    @Test func elements() throws {
        let text = #"{"first": [\#(Self.text)], "second": "z"}"#
        let expected = ["/first/0/a", "/first/0/b", "/first/0/c/1", "/first/0/c/2", "/second"]
        #expect(try places(Pair<Nullable<[Model]>>.self, text) == expected)
        #expect(try places(Pair<Meant<[Model]>>.self, text) == expected)
        #expect(try places(Pair<Nullable<[Meant<Model>]>>.self, text) == expected)
    }

    /// Where the value can be made, no error comes of what it is wrapped in.
    @Test func nullsOfTypesThatReadNull() throws {
        #expect(try places(Nullable<JSON>.self, "null") == [])
        #expect(try places([Nullable<Int>].self, "[null, 1, true]") == ["/2"])
        let issues = try JSON.Decoder().decodingIssues(of: Nullable<Int>.self, in: "true")
        #expect(issues.issues.map(\.message) == ["expected an integer, found true"])
    }
}
