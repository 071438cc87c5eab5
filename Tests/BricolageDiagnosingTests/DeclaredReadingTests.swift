import BricolageCore
import BricolageFields
import Testing

/// After the first fault of an initialiser, its code is not run: the members that the type declares are checked
/// instead, and their issues say so.
@Suite struct DeclaredReadingTests {
    private func issues<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { issue in
            let basis = if case .declared(let type) = issue.basis { " by \(type)" } else { "" }
            return "\(issue.pointer) \(issue.kind.name)\(basis)"
        }
    }

    private struct User: Decodable {
        enum CodingKeys: String, CodingKey { case id = "_id", fullName = "full_name", nickname, tags }
        var id: Int, fullName: String, nickname: String?, tags: [String]
    }

    @Test func membersAreFoundByTheirKeys() throws {
        #expect(
            try issues(User.self, #"{"_id":"x","full_name":1,"nickname":2,"tags":["a",3]}"#) == [
                "/_id wrong-kind", "/full_name wrong-kind by User", "/nickname wrong-kind by User",
                "/tags/1 wrong-kind by User",
            ])
        #expect(
            try issues(User.self, #"{"_id":"x","nickname":null,"tags":[]}"#) == [
                " missing-key by User", "/_id wrong-kind",
            ])
    }

    private struct Reordered: Decodable {
        enum CodingKeys: CodingKey { case first, second, third, fourth }
        var first: String, second: String, third: String, fourth: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            first = try container.decode(String.self, forKey: .first)
            third = try container.decode(String.self, forKey: .third)
            second = (try? container.decode(String.self, forKey: .second)) ?? ""
            fourth = try container.decode(String.self, forKey: .fourth)
        }
    }

    /// Code that requests members of one type in an order other than the declared one was not synthesized by the
    /// compiler.
    @Test func anInitialiserOfAnotherOrderIsNotForetold() throws {
        #expect(try issues(Reordered.self, #"{"first":"a","third":1,"fourth":2}"#) == ["/third wrong-kind"])
    }

    private struct Retyped: Decodable {
        enum CodingKeys: CodingKey { case id, count }
        var id: Int, count: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = Int(try container.decode(String.self, forKey: .id)) ?? 0
            count = Int(try container.decode(String.self, forKey: .count)) ?? 0
        }
    }

    @Test func anInitialiserThatReadsOtherTypesIsNotForetold() throws {
        #expect(try issues(Retyped.self, #"{"id":1,"count":"2"}"#) == ["/id wrong-kind"])
        #expect(try issues(Retyped.self, #"{"id":"1","count":2}"#) == ["/count wrong-kind"])
    }

    private struct Order: Decodable {
        enum CodingKeys: String, CodingKey { case number = "Number", shipTo = "SHIP_TO", note = "Note" }
        var number: Int, shipTo: Int, note: String
    }

    private struct Listed: Decodable {
        enum CodingKeys: String, CodingKey, CaseIterable { case number = "@n", shipTo = "@to" }
        var number: Int, shipTo: Int
    }

    private struct Team: Decodable {
        var name: String, lead: User, members: [String: User]
    }

    /// A value that is not an object has no missing members.
    @Test(arguments: ["[]", "[1]", #"[{"_id":1}]"#, "3", #""x""#])
    func valuesThatAreNoObjects(value: String) throws {
        #expect(try issues(User.self, value) == [" wrong-kind"])
        #expect(
            try issues(Team.self, #"{"name":1,"lead":\#(value),"members":{"a":\#(value)}}"#) == [
                "/name wrong-kind", "/lead wrong-kind by Team", "/members/a wrong-kind by Team",
            ])
    }

    /// A key that the document does not contain is known if it has a usual spelling, or if its type lists its cases.
    @Test func keysThatTheDocumentDoesNotHold() throws {
        #expect(
            try issues(Order.self, #"{"Number":"x"}"#) == [
                " missing-key by Order", " missing-key by Order", "/Number wrong-kind",
            ])
        #expect(try issues(Listed.self, "{}") == [" missing-key", " missing-key by Listed"])
    }

    /// Another value of the type, which has no faults, shows that the code requests what is declared.
    @Test func aSoundValueOfTheTypeMakesItCertain() throws {
        let sound = #"{"_id":1,"full_name":"a","tags":[]}"#
        #expect(
            try issues([User].self, #"[{"_id":"x","full_name":1,"tags":[]},\#(sound)]"#) == [
                "/0/_id wrong-kind", "/0/full_name wrong-kind",
            ])
    }

    private struct Lenient: Decodable {
        enum CodingKeys: CodingKey { case id, tags }
        var id: Int
        var tags: [String]?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            tags = try container.decode([String?].self, forKey: .tags).compactMap(\.self)
        }
    }

    @Test func aSoundValueOfTheTypeTakesBackWhatOnlyTheDeclarationSays() throws {
        let spoilt = #"{"id":"x","tags":[null]}"#
        #expect(try issues(Lenient.self, spoilt) == ["/id wrong-kind", "/tags/0 unexpected-null by Lenient"])
        #expect(try issues([Lenient].self, #"[\#(spoilt),{"id":1,"tags":[null]}]"#) == ["/0/id wrong-kind"])
    }

    private struct Later: Decodable {
        enum CodingKeys: CodingKey { case name, id }
        var id: Int
        var name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
        }
    }

    /// The synthesized initialiser would have requested the name first.
    @Test func anotherOrderIsNotForetold() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Later.self, in: #"{"id":"x"}"#)
        #expect(issues.issues.map(\.pointer.description) == ["/id"])
        #expect(issues.unexplored == [.root])
        #expect(!issues.isComplete)
    }

    private indirect enum Expression: Decodable {
        case sum(Expression, Expression)
        case literal(value: Int, unit: String?)
        case negated(of: Expression)
        case zero
    }

    @Test func casesOfEnumerationsAreReadOnToo() throws {
        let text = #"""
            {"sum": {"_0": {"literal": {"value": "x", "unit": 1}}, "_1": {"negated": {"of": {"literal": {}}}}}}
            """#
        #expect(
            try issues(Expression.self, text) == [
                "/sum/_0/literal/value wrong-kind", "/sum/_0/literal/unit wrong-kind by Expression",
                "/sum/_1/negated/of/literal missing-key by Expression",
            ])
        #expect(try issues(Expression.self, #"{"nil":{}}"#) == ["/nil unexpected-key"])
    }

    private class Person: Decodable { var name: String, age: Int }
    private final class Employee: Person {
        enum Keys: CodingKey { case company, desk }
        var company: String, desk: Int

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            company = try container.decode(String.self, forKey: .company)
            desk = try container.decode(Int.self, forKey: .desk)
            try super.init(from: decoder)
        }
    }

    @Test func classesAreReadOnAsFarAsTheirKeysWereSeen() throws {
        let text = #"[{"company":1,"desk":"x","name":2},{"company":"a","desk":1,"name":2,"age":"x"}]"#
        #expect(
            try issues([Employee].self, text) == [
                "/0/company wrong-kind", "/0/desk wrong-kind by Employee", "/1/name wrong-kind",
                "/1/age wrong-kind by Employee",
            ])
    }

    private struct Constant: Decodable {
        let version = 1
        var id: Int, name: String
        enum CodingKeys: CodingKey { case id, name }
    }

    @Test func constantsThatHaveAValueAreNotAskedFor() throws {
        #expect(
            try issues(Constant.self, #"{"id":"x","name":1}"#) == ["/id wrong-kind", "/name wrong-kind by Constant"])
    }

    @propertyWrapper private struct Default: Decodable { var wrappedValue: Int }
    private struct Wrapped: Decodable {
        var id: Int
        @Default var count: Int
        var name: String
    }

    /// A module may declare how containers read its wrapper where the member is absent.
    @Test func anAbsentWrapperIsNotMissing() throws {
        #expect(try issues(Wrapped.self, #"{"id":"x","name":1}"#) == ["/id wrong-kind", "/name wrong-kind by Wrapped"])
    }

    private final class Tree: Decodable {
        struct Leaf: Decodable { var size: Int }

        var name: String
        @Indirect var tree: Tree?
        @Indirect var leaf: Leaf
        var note: Nullable<Leaf>
    }

    /// The value inside a box is requested from containers: another value of the type confirms this, so nothing is
    /// withdrawn.
    @Test func boxesOfAnotherValueAreAskedForWhatTheyHold() throws {
        let sound = #"{"name":"a","tree":{"name":"b","leaf":{"size":1}},"leaf":{"size":1},"note":null}"#
        let spoilt = #"{"name":1,"tree":2,"leaf":3,"note":4}"#
        let expected = ["/name wrong-kind", "/tree wrong-kind", "/leaf wrong-kind", "/note wrong-kind"]
        #expect(
            try issues([Tree].self, "[\(spoilt)]")
                == expected.enumerated().map { position, issue in
                    "/0" + issue + (position == 0 ? "" : " by Tree")
                })
        #expect(try issues([Tree].self, "[\(spoilt),\(sound)]") == expected.map { "/0" + $0 })
    }

    private struct Table: Decodable {
        enum Size: String, Decodable, Hashable { case small, large }
        var prices: [Size: Double]
        var range: ClosedRange<Int>
        var name: String
    }

    @Test func rangesAndDictionariesOfPairsAreLookedInto() throws {
        #expect(
            try issues(Table.self, #"{"prices":["small",1,"tiny","x"],"range":["a",2],"name":1}"#) == [
                "/prices/2 unknown-case", "/prices/3 wrong-kind", "/range/0 wrong-kind by Table",
                "/name wrong-kind by Table",
            ])
        #expect(try issues([ClosedRange<Int>].self, "[[5,1]]") == ["/0 custom"])
    }

    private struct Identified: Decodable {
        enum CodingKeys: CodingKey { case id, identifier }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if (try? container.decode(Int.self, forKey: .id)) == nil {
                _ = try container.decode(Int.self, forKey: .identifier)
            }
        }
    }

    /// The missing member was requested only because another one is invalid, unless another value of the type shows
    /// that it is always requested.
    @Test func anotherNameOfAMemberIsNotMissing() throws {
        #expect(try issues([Identified].self, #"[{"id":1},{"id":"x"}]"#) == ["/1/id wrong-kind"])
        let alone = try JSON.Decoder().decodingIssues(of: Identified.self, in: #"{"id":"x"}"#).issues
        #expect(alone.map(\.kind) == [.wrongKind])
        #expect(alone.first?.notes == [#"or else: missing "identifier": expected an integer"#])
    }

    private struct Guessed: GuessableDecodable { var a: Int, b: Int, c: Inner }
    private struct Inner: Decodable { var d: Int, e: Int }

    @Test func aTypeThatMayBeGuessedForIsRunOn() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Guessed.self, in: #"{"a":"x","b":"y","c":{"d":1,"e":2}}"#)
        #expect(issues.issues.map(\.basis) == [.observed, .observed])
        #expect(issues.isComplete)
    }

    private enum Choice: Decodable {
        case named(a: String, b: Double?, c: Int)
        case one(Int)
    }

    /// Values of other cases once took back what the declaration says about a case, and so did a payload that is not an
    /// object.
    @Test func aValueOfAnotherCaseTakesNothingBack() throws {
        let spoilt = #"{"named":{"a":1,"b":"x"}}"#
        let expected = [
            "/0/named missing-key by Choice", "/0/named/a wrong-kind", "/0/named/b wrong-kind by Choice",
        ]
        #expect(try issues([Choice].self, "[\(spoilt)]") == expected)
        #expect(try issues([Choice].self, #"[\#(spoilt),{"one":{"_0":1}}]"#) == expected)
        #expect(try issues([Choice].self, #"[\#(spoilt),{"one":1}]"#) == expected + ["/1/one wrong-kind"])
        #expect(try issues([Choice].self, "[\(spoilt),[]]") == expected + ["/1 wrong-kind"])
        #expect(try issues([Choice].self, #"[{"one":1},[],\#(spoilt)]"#).count == 5)
    }
}
