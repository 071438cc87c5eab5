import BricolageCore
import BricolageModeling
import Testing

/// Errors that the code of a type catches are not issues; errors that leave its initialiser are.
@Suite struct CaughtErrorsTests {
    private func places<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.kind.name)" }
    }

    private struct Forgiving: Decodable {
        var level: Int
        var name: String

        enum CodingKeys: CodingKey { case level, name }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            level = (try? container.decode(Int.self, forKey: .level)) ?? 0
            name = try container.decode(String.self, forKey: .name)
        }
    }

    @Test func whatIsCaughtIsNotReported() throws {
        #expect(
            try places([Forgiving].self, #"[{"level":"x","name":1},{"level":"y","name":"a"},{"level":2}]"#) == [
                "/0/name wrong-kind", "/2 missing-key",
            ])
    }

    private enum Shape: Decodable {
        case circle(Circle)
        case square(Square)

        struct Circle: Decodable { var radius: Double }
        struct Square: Decodable { var side: Double, name: String }
        struct Unknown: Error {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let circle = try? container.decode(Circle.self) {
                self = .circle(circle)
            } else if let square = try? container.decode(Square.self) {
                self = .square(square)
            } else {
                throw Unknown()
            }
        }
    }

    @Test func ofAUnionTheCandidateIsReportedThatFitsBest() throws {
        let text = #"[{"radius":1},{"side":"x","name":"n"},{"side":1,"name":"n"},{"radius":"x"},true,{"other":1}]"#
        #expect(
            try places([Shape].self, text) == [
                "/1/side wrong-kind", "/3/radius wrong-kind", "/4 no-candidate", "/5 no-candidate",
            ])
        let last = try JSON.Decoder().decodingIssues(of: [Shape].self, in: text).issues.last
        #expect(last?.notes.count == 2)
        #expect(last?.notes.first?.hasPrefix("as Circle: missing \"radius\"") == true)
        #expect(last?.underlying is Shape.Unknown)
    }

    private enum Described: Decodable {
        case circle(Shape.Circle)

        struct Unknown: Error, CustomStringConvertible {
            @TaskLocal static var length = 0
            var description: String { String(repeating: "x", count: Self.length) }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let circle = try? container.decode(Shape.Circle.self) {
                self = .circle(circle)
                return
            }
            _ = try? container.decode(Shape.Square.self)
            throw Unknown()
        }
    }

    @Test("a short error is quoted after the types that were tried", arguments: [(100, true), (101, false)])
    func ownWords(length: Int, areTold: Bool) throws {
        try Described.Unknown.$length.withValue(length) {
            let issue = try JSON.Decoder().decodingIssues(of: Described.self, in: #"{"other":1}"#).issues.first
            let words = " (" + String(repeating: "x", count: length) + ")"
            #expect(issue?.expected == "one of Circle, Square" + (areTold ? words : ""))
        }
    }

    @Test func aFaultInsideAnArrayOfUnionsHidesNoOther() throws {
        struct Drawing: Decodable { var shapes: [OneOf<Int>.Or<[String: [Shape]]>], title: String }
        let text = #"{"shapes":[1,{"a":[{"radius":1},{"radius":null}]},{"b":[{"side":1,"name":2}]}],"title":3}"#
        #expect(
            try places(Drawing.self, text) == [
                "/shapes/1/a/1/radius unexpected-null", "/shapes/2/b/0/name wrong-kind", "/title wrong-kind",
            ])
    }

    private struct Even: Decodable {
        struct Odd: Error, Equatable { var number: Int }
        var number: Int

        init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
            if number % 2 == 1 { throw Odd(number: number) }
        }
    }

    @Test func errorsOfUsersBecomeIssuesAndEndNothing() throws {
        struct Holder: Decodable { var numbers: [Even], more: [String: Even], last: String }
        let issues = try JSON.Decoder().decodingIssues(
            of: Holder.self, in: #"{"numbers":[2,3,"x",5],"more":{"a":7,"b":8},"last":1}"#)
        #expect(
            issues.issues.map { "\($0.pointer) \($0.kind.name)" } == [
                "/numbers/1 custom", "/numbers/2 wrong-kind", "/numbers/3 custom", "/more/a custom", "/last wrong-kind",
            ])
        #expect(issues.issues.first?.underlying as? Even.Odd == Even.Odd(number: 3))
        #expect(issues.unexplored == [.root], "what Holder does behind its first fault was not seen")
    }

    private struct Wrapping: Decodable {
        struct Failure: Error {}
        var a: Int
        var b: Int

        enum CodingKeys: CodingKey { case a, b }

        init(from decoder: any Decoder) throws {
            do {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                a = try container.decode(Int.self, forKey: .a)
                b = try container.decode(Int.self, forKey: .b)
            } catch {
                throw Failure()
            }
        }
    }

    @Test func translatedErrorsKeepTheirPlace() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Wrapping.self, in: #"{"a":"x","b":"y"}"#).issues
        #expect(issues.map { "\($0.pointer) \($0.kind.name)" } == ["/a wrong-kind", "/b wrong-kind"])
        #expect(issues.first?.underlying is Wrapping.Failure)
        #expect(issues.map(\.basis) == [.observed, .declared(type: "Wrapping")])
    }

    private struct Naming: Decodable {
        struct Part: Decodable { var x: Int }

        enum CodingKeys: CodingKey { case a }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            do {
                _ = try container.decode(Part.self, forKey: .a)
            } catch {
                throw DecodingError.dataCorruptedError(forKey: .a, in: container, debugDescription: "a is no part")
            }
        }
    }

    @Test func anErrorThatNamesAMemberIsAboutWhatIsMissingInIt() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Naming.self, in: #"{"a":{}}"#).issues
        #expect(issues.map { "\($0.pointer) \($0.kind.name)" } == ["/a missing-key"])
        #expect(issues.first?.underlying is DecodingError)
    }

    private struct Tagged: Decodable {
        enum Kind: String, Decodable { case point, line }
        struct Line: Decodable { var from: Int, to: Int }

        enum CodingKeys: CodingKey { case kind, x }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .point: _ = try container.decode(Int.self, forKey: .x)
            case .line: _ = try Line(from: decoder)
            }
        }
    }

    @Test func aBadTagInventsNoFaultsInTheBranchThatWasMeant() throws {
        #expect(
            try places([Tagged].self, #"[{"kind":"lime","from":1,"to":2},{"from":1,"to":2},{"kind":"line"}]"#) == [
                "/0/kind unknown-case", "/1 missing-key", "/2 missing-key",
            ])
        let first = try JSON.Decoder().decodingIssues(of: [Tagged].self, in: #"[{"kind":"lime","from":1,"to":2}]"#)
            .issues.first
        #expect(first?.nearest == "line")
    }

    /// Tries two types and throws the error of the first.
    private struct Insisting: Decodable {
        struct Inner: Decodable { var a: Int }
        struct First: Decodable { var inner: Inner, x: Int }
        struct Second: Decodable { var inner: Inner, c: Int, d: Int }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                _ = try container.decode(First.self)
            } catch let first {
                do {
                    _ = try container.decode(Second.self)
                } catch {
                    throw first
                }
            }
        }
    }

    /// Both types pass on the same error, which has only one number; the error of the second type was caught.
    @Test func whichOfTwoTypesHasThrownTheErrorOfAThird() throws {
        #expect(try places(Insisting.self, #"{"inner":{"a":"x"},"c":1}"#) == ["/inner/a wrong-kind"])
    }

    /// Skips all elements if one is refused.
    private struct Lenient<Element: Decodable, Failure: Error>: Decodable {
        private enum CodingKeys: CodingKey { case elements, last }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            do {
                _ = try container.decode([Element].self, forKey: .elements)
            } catch is Failure {}
            _ = try container.decode(Int.self, forKey: .last)
        }
    }

    /// Continues after the first fault.
    private struct Pair: GuessableDecodable {
        private enum CodingKeys: CodingKey { case even, number }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try container.decode(Even.self, forKey: .even)
            _ = try container.decode(Int.self, forKey: .number)
        }
    }

    /// What an element throws comes out of its array as it is, whether the element was observed or not.
    @Test func theErrorOfAnElementIsCaughtByItsType() throws {
        let text = { (elements: String) in #"{"elements":\#(elements),"last":"x"}"# }
        #expect(try places(Lenient<Even, Even.Odd>.self, text("[2,3,4]")) == ["/last wrong-kind"])
        #expect(
            try places(Lenient<Pair, Even.Odd>.self, text(#"[{"even":2,"number":3},{"even":1,"number":"x"}]"#))
                == ["/last wrong-kind"])
        #expect(
            try places(Lenient<WholeOrParts, Refusal>.self, text(#"[{"parts":["x"]},{}]"#))
                == ["/last wrong-kind"])
    }
}
