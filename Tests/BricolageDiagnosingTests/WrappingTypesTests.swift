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

    @Test func nothingIsWrongWithWhatIsOnlyPresumed() throws {
        let text = #"{"first": \#(Self.text), "second": "z"}"#
        #expect(try places(Pair<Presumed<Model>>.self, text) == ["/second"])
        #expect(
            try places(Pair<[Presumed<Model>]>.self, #"{"first": [\#(Self.text), 5], "second": "z"}"#) == ["/second"])
        #expect(try places(Pair<Model>.self, #"{"first": 5}"#) != [])
    }

    private struct Boxes: Decodable {
        @Indirect var first: Plain
        @Indirect var second: Plain?
        var third: Int
    }

    private struct Bare: Decodable {
        var first: Plain
        var second: Plain?
        var third: Int
    }

    /// A box is no type of its own.
    @Test func boxes() throws {
        for text in [
            #"{"first": \#(Self.text), "second": \#(Self.text), "third": "z"}"#,
            #"{"first": {"a": 1, "b": 2, "c": []}, "second": \#(Self.text), "third": "z"}"#,
            #"{"first": 4711, "third": "z"}"#, #"{"second": null, "third": "z"}"#,
        ] {
            #expect(try places(Boxes.self, text) == places(Bare.self, text))
        }
        #expect(try places([Indirect<Plain>].self, "[\(Self.text)]") == places([Plain].self, "[\(Self.text)]"))
    }

    private final class Box<Value: Decodable>: Decodable {
        let value: Value

        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    }

    /// Holds itself and nothing else.
    private final class Endless: Decodable {
        let value: Endless?

        init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: JSONCodingKey.self).decode(Int.self, forKey: JSONCodingKey("a"))
            value = nil
        }
    }

    /// A type that hands its decoder on reads what the type inside declares.
    @Test func decodersThatAreHandedOn() throws {
        #expect(try places(Box<Plain>.self, Self.text) == places(Plain.self, Self.text))
        #expect(try places([Box<Plain>].self, "[\(Self.text)]") == places([Plain].self, "[\(Self.text)]"))
        #expect(try places(Endless.self, Self.text) == ["/a", "incomplete"])
    }

    @Test func elements() throws {
        let text = #"{"first": [\#(Self.text)], "second": "z"}"#
        let expected = ["/first/0/a", "/first/0/b", "/first/0/c/1", "/first/0/c/2", "/second"]
        #expect(try places(Pair<Nullable<[Model]>>.self, text) == expected)
        #expect(try places(Pair<Meant<[Model]>>.self, text) == expected)
        #expect(try places(Pair<Nullable<[Meant<Model>]>>.self, text) == expected)
    }

    @Test func unions() throws {
        let text = #"{"first": \#(Self.text), "second": "z"}"#
        let expected = ["/first/a", "/first/b", "/first/c/1", "/first/c/2", "/second"]
        #expect(try places(Pair<OneOf2<Int, Model>>.self, text) == expected)
        #expect(try places(Pair<OneOf3<String, [Int], Model>>.self, text) == expected)
        #expect(try places(Pair<OneOf2<Int, OneOf2<String, Model>>>.self, text) == expected)
        #expect(try places(Pair<Nullable<OneOf2<Int, Model>>>.self, text) == expected)
        #expect(try places(Pair<Meant<OneOf2<Int, Model>>>.self, text) == expected)
        #expect(try places(Pair<OneOrMany<Model>>.self, text) == expected)
        #expect(try places(Pair<AnyOf<Int, Model>>.self, text) == expected)
        #expect(try places(Pair<AllOf<Model, Model>>.self, text) == expected)
        #expect(
            try places(Pair<[OneOf2<Int, Model>]>.self, #"{"first": [3, \#(Self.text)]}"#) == [
                "", "/first/1/a", "/first/1/b", "/first/1/c/1", "/first/1/c/2",
            ])
    }

    struct Circle: JSONModel, GuessableDecodable {
        var radius: Double

        init(fields: inout JSONFields) throws {
            radius = try fields["radius"]
            try fields.rejectRest()
        }

        func write(fields: inout JSONOutput) { fields["radius"] = radius }
    }

    /// Whatever it is, it is an object with a member that must be there, and it looks at nothing else.
    enum Shape: JSONChoice, GuessableDecodable {
        case circle(Circle)

        init(json: JSONDocument.Node) throws {
            guard json.kind == .object else { throw json.failure("an object") }
            self = .circle(try json.read())
        }

        func write(json: inout JSONOutput) {
            switch self {
            case .circle(let circle): circle.write(json: &json)
            }
        }

        static var alternatives: [any JSONReadable.Type] { [Circle.self] }
    }

    /// What stands for a choice is read from what stands for one of its types.
    @Test func choices() throws {
        #expect(try places(Pair<Shape>.self, #"{"first": false, "second": "z"}"#) == ["/first", "/second"])
        let inside = #"{"first": {"radius": "x", "side": 1}, "second": "z"}"#
        #expect(try places(Pair<Shape>.self, inside) == ["/first/radius", "/first/side", "/second"])
    }

    struct Open: JSONReadableObject, GuessableDecodable {
        var known: Int
        var others: [String: Meant<Shape>]

        init(fields: inout JSONFields) throws {
            known = try fields["known"]
            others = try fields.rest()
        }
    }

    /// That some of the other members are wrong does not make those wrong that are of a kind that is not meant.
    @Test func otherMembers() throws {
        let text = #"{"known": "x", "a": {"radius": 1, "b": 0}, "b": {}, "c": {"radius": null}, "d": 5, "e": null}"#
        #expect(try places(Open.self, text) == ["/known", "/a/b", "/b", "/c/radius"])
    }

    @Test func unionsOfCodableTypes() throws {
        struct Holder<First: Decodable>: Decodable {
            var first: First
            var second: Int
        }
        let text = #"{"first": \#(Self.text), "second": "z"}"#
        let expected = try places(Holder<Plain>.self, text)
        #expect(try places(Holder<OneOf2<Int, Plain>>.self, text) == expected)
        #expect(try places(Holder<OneOf2<Int, OneOf2<String, Plain>>>.self, text) == expected)
        #expect(try places(Holder<OneOrMany<Plain>>.self, text) == expected)
        #expect(try places(Holder<AnyOf<Int, Plain>>.self, text) == expected)
    }

    /// A type whose initialiser bears no values that nobody sent is not run on any to stand for a union.
    @Test func unionsOfTypesThatBearNothing() throws {
        let text = #"{"first": {"a": "x", "b": 1}, "second": "z"}"#
        #expect(try places(Pair<OneOf2<Frail, Frail>>.self, text) == ["/first/a", "incomplete"])
        #expect(try places(Pair<OneOf2<Int, Frail>>.self, text) == ["/first/a", "/second", "incomplete"])
        #expect(try places(Pair<Meant<Frail>>.self, text) == ["/first/a", "/second", "incomplete"])
        #expect(try places(Pair<AnyOf<Frail, Frail>>.self, text) == ["/first/a", "incomplete"])
        #expect(try places(Pair<AllOf<Frail, Frail>>.self, text) == ["/first/a", "incomplete"])
    }

    /// Each part of `AllOf` reads the value that the document holds, so each tells what it has against it, whether or not
    /// anything can stand for the parts before.
    @Test func allPartsOfOneValue() throws {
        let text = #"{"a": "x", "b": "y", "c": [1, "z"]}"#
        #expect(try places(AllOf<Frail, Other>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places(AllOf<Other, Frail>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places(AllOf<HandWritten<First>, HandWritten<Second>>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places([AllOf<Frail, Other, Model>].self, "[\(text)]") == ["/0/a", "/0/b", "/0/c/1", "incomplete"])
        // Parts with which nothing is wrong stand between those that are wrong.
        #expect(try places(AllOf<Frail, JSON, Other>.self, text) == ["/a", "/b", "incomplete"])
        // A part that is right is no excuse for one that is not.
        #expect(try places(AllOf<JSON, Other>.self, text) == ["/b", "incomplete"])
        #expect(try places(AllOf<Model, Plain>.self, Self.text) == ["/a", "/b", "/c/1", "/c/2", "incomplete"])
        #expect(try places(AllOf<Model, Model>.self, Self.text) == ["/a", "/b", "/c/1", "/c/2"])
    }

    /// What several parts have against a member is told once, and what is found right is read.
    @Test func partsThatAgree() throws {
        let one = #"{"a": 6, "b": 1}"#
        #expect(try places(AllOf<Frail, Frail>.self, #"{"a": "x"}"#) == ["/a", "incomplete"])
        #expect(
            try places(AllOf<Model, AllOf<Model, Other>>.self, Self.text)
                == ["/a", "/b", "/c/1", "/c/2", "incomplete"])
        #expect(
            try places([AllOf<Frail, Other>].self, #"[\#(one), {"a": 6, "b": true}]"#) == ["/1/b", "incomplete"])
        #expect(try places(AllOf<Frail, Other>.self, one) == [])
        #expect(try places(AllOf<Frail, Other>.self, "[]") == ["", "incomplete"])
    }

    /// A value that is meant to be read as several types at once is told from one that is meant for another type.
    @Test func partsInUnions() throws {
        let text = #"{"a": "x", "b": "y"}"#
        #expect(try places(OneOf2<Int, AllOf<Frail, Other>>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places(OneOf2<Circle, AllOf<Frail, Other>>.self, #"{"a": 6, "b": "y"}"#) == ["/b", "incomplete"])
    }

    /// What each part has read speaks for all of them together.
    @Test func partsSpeakForEachOther() throws {
        let text = #"{"a": 1, "b": 1, "c": 1, "x": "s", "y": "s"}"#
        #expect(try places(OneOf2<Rival, AllOf<Left, Right>>.self, text) == ["/x", "/y", "incomplete"])
    }

    struct Left: JSONReadableObject {
        init(fields: inout JSONFields) throws { let (_, _): (Int, Int) = try (fields["a"], fields["x"]) }
    }

    struct Right: JSONReadableObject {
        init(fields: inout JSONFields) throws { let (_, _): (Int, Int) = try (fields["b"], fields["y"]) }
    }

    struct Rival: JSONReadableObject {
        init(fields: inout JSONFields) throws {
            let (_, _, _, _): (Int, Int, Int, Int) = try (fields["a"], fields["b"], fields["c"], fields["z"])
        }
    }

    struct Other: JSONReadableObject {
        init(fields: inout JSONFields) throws {
            let b: Int = try fields["b"]
            precondition(b == 1, "a value that nobody sent")
        }
    }

    protocol MemberName { static var name: JSONCodingKey { get } }
    enum First: MemberName { static var name: JSONCodingKey { "a" } }
    enum Second: MemberName { static var name: JSONCodingKey { "b" } }

    /// Reads one member, of which it wants to be sure.
    struct HandWritten<Name: MemberName>: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            let number = try container.decode(Int.self, forKey: Name.name)
            precondition(number > 0, "a value that nobody sent")
        }
    }

    struct Frail: JSONReadableObject {
        init(fields: inout JSONFields) throws {
            let a: Int = try fields["a"]
            precondition(a > 5, "a value that nobody sent")
        }
    }

    /// Where the value can be made, no error comes of what it is wrapped in.
    @Test func nullsOfTypesThatReadNull() throws {
        #expect(try places(Nullable<JSON>.self, "null") == [])
        #expect(try places([Nullable<Int>].self, "[null, 1, true]") == ["/2"])
        let issues = try JSON.Decoder().decodingIssues(of: Nullable<Int>.self, in: "true")
        #expect(issues.issues.map(\.message) == ["expected an integer, found true"])
    }
}
