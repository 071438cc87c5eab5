internal import Bricolage
internal import Foundation
internal import GoldenModels
internal import PlainGoldenModels
internal import Testing

/// The branch as which an object is read, where little distinguishes the branches.
@Suite struct UnionReadingTests {
    private func read<T: JSONReadable>(_ type: T.Type, _ text: String) throws -> T {
        try T(json: JSONDocument(parsing: text).root)
    }

    @Test func aTagThatMayBeAbsentTellsWhereItIsThere() throws {
        let token = try read(OneOfOptionalTags.self, #"{"v": {"type": "token", "endpoint": "x"}}"#)
        #expect(token.v == .token(.init(type: .token, endpoint: "x")))
        let ticket = try read(OneOfOptionalTags.self, #"{"v": {"type": "ticket"}}"#)
        #expect(ticket.v == .token(.init(type: .ticket)))
        let untagged = try read(OneOfOptionalTags.self, #"{"v": {"endpoint": "x"}}"#)
        #expect(untagged.v == .token(.init(endpoint: "x")))
    }

    @Test func whereNothingElseTellsTheTypeThatNamesMostMembersIsMeant() throws {
        let dog = try read(AnyOfMostMembers.self, #"{"v": {"bark": "wuff"}}"#)
        #expect(dog.v == .dog(.init(bark: "wuff")))
        let unnamed = try read(AnyOfMostMembers.self, #"{"v": {"name": "Rex", "age": 3}}"#)
        #expect(unnamed.v == .cat(.init(name: "Rex", additional: ["age": 3])))
        // An object that is not a valid dog is read as a cat, although it has a member of a dog.
        let other = try read(AnyOfMostMembers.self, #"{"v": {"bark": 1}}"#)
        #expect(other.v == .cat(.init(additional: ["bark": 1])))
    }

    @Test func branchesThatNothingDecidesBetweenAreComparedWhereOthersStandBetweenThem() throws {
        let titled = try read(
            AnyOfMostMembersApart.self, #"{"v": {"type": "string", "enum": ["a"], "enumNames": ["A"]}}"#)
        #expect(titled.v == .titled(.init(enum: ["a"], enumNames: ["A"])))
        let untitled = try read(AnyOfMostMembersApart.self, #"{"v": {"type": "string", "enum": ["a"]}}"#)
        #expect(untitled.v == .untitled(.init(enum: ["a"])))
        let listed = try read(AnyOfMostMembersApart.self, #"{"v": {"type": "string", "oneOf": ["a"]}}"#)
        #expect(listed.v == .listed(.init(oneOf: ["a"])))
    }

    @Test func aUnionThatKeepsObjectsItDoesNotKnowIsTriedLast() throws {
        let date = try read(OneOfUnionThatKeepsWhatItDoesNotKnow.self, #"{"v": {"date": "1970-01-01"}}"#)
        #expect(date.v == .instant(.date(.init(date: "1970-01-01"))))
        let text = try read(OneOfUnionThatKeepsWhatItDoesNotKnow.self, #"{"v": {"op": "upper"}}"#)
        #expect(text.v == .text(.upper(.init())))
    }

    /// Formerly, such objects were read as the branch that takes any text, or as the first union, which keeps objects
    /// that it does not know.
    @Test func textsThatAUnionListsAreThoseOfThatUnion() throws {
        let value = { (text: String) in try self.read(OneOfTextsOfUnions.self, text) }
        #expect(try value(#"{"v": {"op": "lower", "by": 3}}"#).v == .casing(.lower(.init(by: 3))))
        let upper = try value(#"{"v": {"op": "upper", "n": 3}}"#)
        #expect(upper.v == .casing(.upper(.init(additional: ["n": 3]))))
        #expect(try value(#"{"v": {"op": "trim", "n": 1}}"#).v == .otherStep(.init(op: "trim", n: 1)))
        #expect(try value(#"{"w": {"op": "upper"}}"#).w == .casing(.upper(.init())))
        #expect(try value(#"{"w": {"op": "day", "days": 3}}"#).w == .span(.day(.init(days: 3))))
    }

    @Test func whatTheUnionOfATextRefusesIsReadAsBefore() throws {
        let step = try read(OneOfTextsOfUnions.self, #"{"v": {"op": "lower", "by": "x", "n": 1}}"#)
        #expect(step.v == .otherStep(.init(op: "lower", n: 1, additional: ["by": "x"])))
        let kept = try read(OneOfTextsOfUnions.self, #"{"w": {"op": "day", "days": "x"}}"#)
        #expect(kept.w == .casing(.other(["op": "day", "days": "x"])))
    }

    /// Formerly, such objects were read as the branch that names most of their members.
    @Test func aTextThatIsListedBesideAnyOthersTells() throws {
        let value = { (text: String) in try self.read(OneOfOpenTexts.self, text) }
        let left = try value(#"{"v": {"kind": "a", "y": "z"}}"#)
        #expect(left.v == .left(.init(kind: .a, additional: ["y": "z"])))
        let right = try value(#"{"v": {"kind": "c", "x": 1}}"#)
        #expect(right.v == .right(.init(kind: .c, additional: ["x": 1])))
        let other = try value(#"{"v": {"kind": "b-1", "y": "z"}}"#)
        #expect(other.v == .right(.init(kind: .other("b-1"), y: "z")))
        #expect(try value(#"{"w": {"kind": "a", "y": "z"}}"#).w == .a(.init(additional: ["y": "z"])))
        #expect(try value(#"{"w": {"kind": "x-1"}}"#).w == .custom(.init(kind: .other("x-1"))))
    }

    private func plain(_ pet: String) throws -> PlainGoldenModels.Drawing.Pet? {
        let data = Data(#"{"shapes": [], "pet": \#(pet)}"#.utf8)
        return try JSONDecoder().decode(PlainGoldenModels.Drawing.self, from: data).pet
    }

    @Test func plainTypesRefuseMembersThatAClosedBranchExcludes() throws {
        #expect(try plain(#"{"name": "Rex", "bark": "wuff"}"#) == .dog(.init(name: "Rex", bark: "wuff")))
        #expect(try plain(#"{"name": "Tom", "meow": "miau"}"#) == .cat(.init(name: "Tom", meow: "miau")))
    }

    /// The synthesized initialiser of a type without members would accept any value.
    @Test func plainTypesWithoutMembersReadObjectsAlone() throws {
        let read = { (json: String) in
            try JSONDecoder().decode(
                PlainGoldenModels.Drawing.self, from: Data(#"{"shapes": [], "switch": \#(json)}"#.utf8)
            ).switch
        }
        #expect(try read(#""x""#) == .string("x"))
        #expect(try read("{}") == .object(.init()))
        #expect(throws: DecodingError.self) { try read("[1]") }
        #expect(try String(decoding: JSONEncoder().encode(read("{}")), as: UTF8.self) == "{}")
    }

    @Test func plainTypesTryWhatRequiresMoreFirst() throws {
        #expect(try plain(#"{"name": "Tweety", "song": "la"}"#) == .bird(.init(name: "Tweety", song: "la")))
    }

    private func plainDrawing(_ members: String) throws -> PlainGoldenModels.Drawing {
        try JSONDecoder().decode(PlainGoldenModels.Drawing.self, from: Data("{\(members)}".utf8))
    }

    /// The first branch read all of them.
    @Test func plainTypesFollowTheDiscriminator() throws {
        let read = { (json: String) in try plainDrawing(#""shapes": [], "companion": \#(json)"#).companion }
        #expect(
            try read(#"{"petType": "Kitten", "lives": 9, "owner": null}"#)
                == .kitten(.init(petType: "Kitten", lives: 9)))
        #expect(try read(#"{"petType": "Hound", "owner": "Ann"}"#) == .hound(.init(petType: "Hound", owner: "Ann")))
        for other in [#"{"petType": "Fish", "owner": null}"#, #"{"owner": null}"#, "[]"] {
            let error = #expect(throws: DecodingError.self) { try read(other) }
            #expect("\(String(describing: error))".contains("one of"))
        }
    }

    /// Every level tried all branches, and the text of an error contained those of the levels inside it.
    @Test func aTagKeepsTheErrorsOfNestedPlainUnionsShort() throws {
        let nested = { (shape: String) in
            (0..<40).reduce(shape) { shape, _ in #"{"type": "group", "members": [\#(shape)]}"# }
        }
        #expect(try plainDrawing(#""shapes": [\#(nested(#"{"type": "polyline"}"#))]"#).shapes.count == 1)
        let error = #expect(throws: DecodingError.self) {
            try plainDrawing(#""shapes": [\#(nested(#"{"type": "square"}"#))]"#)
        }
        let text = String(describing: error)
        #expect(text.contains("square") || text.contains("polyline"))
        #expect(text.utf8.count < 10_000)
    }

    /// The synthesized code left the member out, which made the object invalid.
    @Test func plainTypesWriteNullForARequiredMember() throws {
        let json = #"{"petType":"Hound","owner":null}"#
        let hound = try JSONDecoder().decode(PlainGoldenModels.Hound.self, from: Data(json.utf8))
        #expect(try JSON(parsing: [UInt8](JSONEncoder().encode(hound))) == JSON(parsing: json))
    }
}
