import BricolageCore
import BricolageFields
import Testing

/// Types that read themselves report exactly what is wrong with them.
@Suite struct DirectReadingIssuesTests {
    private struct Circle: JSONReadableObject, GuessableDecodable {
        var radius: Double
        var fill: String?

        init(fields: inout JSONFields) throws {
            radius = try fields["radius"]
            fill = try fields["fill"]
            try fields.check("type", equals: "circle")
            try fields.rejectRest()
        }
    }

    private struct Square: JSONReadableObject, GuessableDecodable {
        var side: UInt8
        var names: [String: String]

        init(fields: inout JSONFields) throws {
            side = try fields["side"]
            names = try fields.rest(of: String.self)
        }
    }

    private enum Shape: JSONReadableValue, GuessableDecodable {
        case circle(Circle)
        case square(Square)
        case numbers([Int])

        init(json: JSONDocument.Node) throws {
            switch json.kind {
            case .array: self = .numbers(try json.read())
            case .object:
                var failures: [any Error] = []
                do {
                    self = .circle(try json.read())
                    return
                } catch { failures.append(error) }
                do {
                    self = .square(try json.read())
                    return
                } catch { failures.append(error) }
                throw json.failure("one of Circle, Square", candidates: failures)
            default: throw json.failure("an object or an array")
            }
        }
    }

    private struct Drawing: JSONReadableObject, GuessableDecodable {
        var title: String
        var shapes: [Shape]
        var byName: [String: Circle]
        var parent: [Drawing]?

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            shapes = try fields["shapes"]
            byName = try fields["byName"]
            parent = try fields["parent"]
        }
    }

    private static let text = #"""
        {
          "shapes": [{"radius": 1, "type": "circle"}, {"radius": "x", "fill": "f", "type": "circle"}, {"side": 300, "a": 1}, [1, "b", 2.5], null],
          "byName": {"a": {"radius": null, "type": "circle"}, "b": 3, "c": {"radius": 1, "type": "square", "more": 1}},
          "titel": "",
          "parent": [{"title": 1, "shapes": {}, "byName": {}}]
        }
        """#

    private static let expected = [
        " missing-key", "/shapes/1/radius wrong-kind",
        "/shapes/2/side out-of-range", "/shapes/2/a wrong-kind", "/shapes/3/1 wrong-kind", "/shapes/3/2 out-of-range",
        "/shapes/4 invalid-value", "/byName/a/radius unexpected-null", "/byName/b wrong-kind",
        "/byName/c/type unknown-case",
        "/byName/c/more unexpected-key", "/parent/0/title wrong-kind",
        "/parent/0/shapes wrong-kind",
    ]

    @Test func everythingIsFound() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Drawing.self, in: Self.text)
        #expect(issues.issues.map { "\($0.pointer) \($0.kind.name)" } == Self.expected)
        #expect(issues.issues.first?.nearest == "titel")
        #expect(issues.isComplete)
        #expect(throws: DecodingIssues.self) { try JSON.decode(Drawing.self, from: Self.text) }
    }

    @Test func theSameInsideCodableTypesAndWithStrategies() throws {
        struct Holder: Decodable { var drawings: [Drawing], count: Int }
        let text = #"{"drawings":[\#(Self.text)],"count":"x"}"#
        let wrapped = Self.expected.map { "/drawings/0" + $0 } + ["/count wrong-kind"]
        #expect(
            try JSON.Decoder().decodingIssues(of: Holder.self, in: text).issues.map { "\($0.pointer) \($0.kind.name)" }
                == wrapped)
        let strategy = JSON.Decoder.NonConformingFloatDecodingStrategy.convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSON.Decoder(nonConformingFloatDecodingStrategy: strategy)
        let pointers = try decoder.decodingIssues(of: Holder.self, in: text).issues.map(\.pointer.description)
        let plain = try JSON.Decoder().decodingIssues(of: Holder.self, in: text).issues.map(\.pointer.description)
        #expect(pointers == plain)
    }

    private struct Rows: JSONReadableObject, GuessableDecodable {
        var rows: [[Double]]
        init(fields: inout JSONFields) throws { rows = try fields["rows"] }
    }

    @Test func aTypeThatReadsAnotherOneOfTheSameValueIsRepairedToo() throws {
        struct Both: JSONReadableValue, GuessableDecodable {
            init(json: JSONDocument.Node) throws {
                _ = try Circle(json: json)
                _ = try Rows(json: json)
            }
        }
        let issues = try JSON.Decoder().decodingIssues(of: [Both].self, in: #"[{"rows":[[1,"a"],[null]],"fill":1}]"#)
        #expect(
            Set(issues.issues.map(\.pointer.description)).isSuperset(of: [
                "/0", "/0/fill", "/0/rows/0/1", "/0/rows/1/0",
            ]))
    }

    private struct Port: JSONReadableObject {
        var number: Int

        init(fields: inout JSONFields) throws {
            try fields.check(.members(from: 3))
            try fields.check("number", .range(from: 1_000, to: 2_000))
            number = try fields["number"]
            try fields.checkRest(.range(from: 1_000))
        }
    }

    private struct Server: Decodable {
        var port: Port
        var name: String
    }

    /// The substitute for a missing value is not checked against constraints, so the members after it are read.
    @Test func constraintsAreNoConcernOfValuesThatAreMissing() throws {
        let issues = JSON.decodingIssues(of: Server.self, in: try JSONDocument(parsing: #"{"name": 1}"#))
        #expect(issues.issues.map { "\($0.pointer) \($0.kind.name)" } == [" missing-key", "/name wrong-kind"])
    }

    /// Says in its own words that a value is wrong, after another one was read.
    private struct Priced: JSONReadable {
        init(json: JSONDocument.Node) throws {
            guard let name = json["name"], let price = json["price"] else { throw json.failure("a name and a price") }
            _ = try name.read(String.self)
            do {
                _ = try price.read(Int.self)
            } catch {
                throw price.failure("a price")
            }
        }
    }

    @Test func anErrorInOtherWordsForTheSameValueIsNoFurtherIssue() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Priced.self, in: #"{"name":"a","price":"x"}"#).issues
        #expect(issues.map { "\($0.pointer) \($0.message)" } == [#"/price expected an integer, found the string "x""#])
        #expect(issues.first?.notes == [#"as Priced: expected a price, found the string "x""#])
    }
}
