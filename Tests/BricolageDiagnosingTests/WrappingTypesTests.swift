import Bricolage
import Testing

/// A type that wraps another one, or also accepts null or other kinds of values, reports what the type inside reports.
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

    /// A box makes no difference to what is reported.
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

    /// A type that passes its decoder on reads what the type inside declares.
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

    /// A choice whose values are objects with a required member, and which checks nothing else.
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

    /// The placeholder for a choice is read from the placeholder for one of its types.
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

    /// Faults in some of the other members do not make members of an unintended kind faulty.
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

    /// A type whose initialiser must not receive values that nobody sent is not run with such values to make a
    /// placeholder for a union.
    @Test func unionsOfTypesThatBearNothing() throws {
        let text = #"{"first": {"a": "x", "b": 1}, "second": "z"}"#
        #expect(try places(Pair<OneOf2<Frail, Frail>>.self, text) == ["/first/a", "incomplete"])
        #expect(try places(Pair<OneOf2<Int, Frail>>.self, text) == ["/first/a", "/second", "incomplete"])
        #expect(try places(Pair<Meant<Frail>>.self, text) == ["/first/a", "/second", "incomplete"])
        #expect(try places(Pair<AnyOf<Frail, Frail>>.self, text) == ["/first/a", "incomplete"])
        #expect(try places(Pair<AllOf<Frail, Frail>>.self, text) == ["/first/a", "incomplete"])
    }

    /// Each part of `AllOf` reads the value of the document, so each reports its faults, whether or not there is a
    /// placeholder for the parts before it.
    @Test func allPartsOfOneValue() throws {
        let text = #"{"a": "x", "b": "y", "c": [1, "z"]}"#
        #expect(try places(AllOf<Frail, Other>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places(AllOf<Other, Frail>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places(AllOf<HandWritten<First>, HandWritten<Second>>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places([AllOf<Frail, Other, Model>].self, "[\(text)]") == ["/0/a", "/0/b", "/0/c/1", "incomplete"])
        // A part without faults is between two parts with faults.
        #expect(try places(AllOf<Frail, JSON, Other>.self, text) == ["/a", "/b", "incomplete"])
        // A part without faults does not excuse one with faults.
        #expect(try places(AllOf<JSON, Other>.self, text) == ["/b", "incomplete"])
        #expect(try places(AllOf<Model, Plain>.self, Self.text) == ["/a", "/b", "/c/1", "/c/2", "incomplete"])
        #expect(try places(AllOf<Model, Model>.self, Self.text) == ["/a", "/b", "/c/1", "/c/2"])
    }

    /// A fault that several parts find in a member is reported once, and valid values are read.
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

    /// A value intended to be read as several types at once is distinguished from one intended for another type.
    @Test func partsInUnions() throws {
        let text = #"{"a": "x", "b": "y"}"#
        #expect(try places(OneOf2<Int, AllOf<Frail, Other>>.self, text) == ["/a", "/b", "incomplete"])
        #expect(try places(OneOf2<Circle, AllOf<Frail, Other>>.self, #"{"a": 6, "b": "y"}"#) == ["/b", "incomplete"])
    }

    /// The members that each part has read count for all parts together.
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

    /// Reads one member, whose value it checks by a precondition.
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

    /// If the value can be made, its wrapper causes no error.
    @Test func nullsOfTypesThatReadNull() throws {
        #expect(try places(Nullable<JSON>.self, "null") == [])
        #expect(try places([Nullable<Int>].self, "[null, 1, true]") == ["/2"])
        let issues = try JSON.Decoder().decodingIssues(of: Nullable<Int>.self, in: "true")
        #expect(issues.issues.map(\.message) == ["expected an integer, found true"])
    }
}
