import BricolageCore
import BricolageDiagnosing
import BricolageFields
import BricolagePointers
import TestSupport
import Testing

@Suite struct SeveralFaultsTests {
    private struct Report: Decodable {
        struct Row: Decodable { var n: Int }
        var xs: [Row]
        var name: String
        var count: Int
    }

    private func places<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { issue in
            "\(issue.location.map(\.description) ?? "?") \(issue.pointer) \(issue.kind.name)"
        }
    }

    /// A bad element, an empty element, a null field and a wrong string: Elevate reported four of them without usable
    /// paths, Foundation's decoder reports one.
    @Test func theFourFaultsOfElevateAreAllFoundWithTheirPlaces() throws {
        let text = """
            {
              "xs": [{"n": 1}, {"n": "bad"}, {}],
              "name": null,
              "count": "12"
            }
            """
        #expect(
            try places(Report.self, text) == [
                "2:26 /xs/1/n wrong-kind", "2:34 /xs/2 missing-key", "3:11 /name unexpected-null",
                "4:12 /count wrong-kind",
            ])
    }

    private struct Measurements: Decodable {
        var values: [Int?] = []
        var unit: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var list = try container.nestedUnkeyedContainer(forKey: .values)
            while !list.isAtEnd { values.append(try list.decodeNil() ? nil : list.decode(Int.self)) }
            unit = try container.decode(String.self, forKey: .unit)
        }

        private enum CodingKeys: CodingKey { case values, unit }
    }

    @Test(arguments: ["[]", "[null]", "[1, null]", "[null, 2, null, null]"])
    func elementsThatAreNullAreNoFaultsBesideAnother(values: String) throws {
        let issues = try JSON.Decoder().decodingIssues(of: Measurements.self, in: #"{"values": \#(values), "unit": 7}"#)
        #expect(issues.issues.map(\.pointer) == ["/unit"])
        #expect(issues.issues.map(\.kind.name) == ["wrong-kind"])
    }

    @Test func aThousandFaultsGiveAThousandIssues() throws {
        let rows = (0..<2000).map { $0 % 2 == 0 ? #"{"n":1}"# : #"{"n":"\#($0)"}"# }.joined(separator: ",\n")
        let issues = try JSON.Decoder().decodingIssues(
            of: Report.self, in: #"{"xs":[\#(rows)],"name":"a","count":1}"#)
        #expect(issues.issues.count == 1000)
        #expect(issues.unexplored.count == 1001, "none of the initialisers has come to its end")
        #expect(issues.summary == "1000 issues; fixing them may reveal more")
        #expect(issues.issues.last?.pointer.description == "/xs/1999/n")
        #expect(issues.issues.last?.location?.line == 2000)
    }

    private enum Size: String, Codable, CodingKeyRepresentable { case small, large }

    /// The budget once grew only with faults of other kinds.
    @Test func faultsWithoutNumberAreAllFoundWhereCollectionsAreWrong() throws {
        struct Lists: Decodable { var a: [Int] }
        let lists = try JSON.Decoder().decodingIssues(
            of: [Lists].self, in: "[" + Array(repeating: #"{"a":1}"#, count: 4000).joined(separator: ",") + "]")
        #expect(lists.issues.count == 4000)
        struct Tables: Decodable { var a: [Size: Int] }
        let tables = try JSON.Decoder().decodingIssues(
            of: [Tables].self,
            in: "[" + Array(repeating: #"{"a":{"tiny":1}}"#, count: 4000).joined(separator: ",") + "]")
        #expect(tables.issues.count == 4000)
    }

    private struct Guessed: JSONReadableObject, GuessableDecodable {
        var numbers: [Int]
        init(fields: inout JSONFields) throws { numbers = try fields["numbers"] }
    }

    /// Limits that nobody would request, which once ended the program.
    @Test(arguments: [Int.max, 1, 0, -1, .min])
    func anyLimitHolds(limit: Int) throws {
        var decoder = JSON.Decoder()
        decoder.reporting.limit = limit
        let texts = #"{"numbers":["# + Array(repeating: "null", count: 100).joined(separator: ",") + "]}"
        #expect(try decoder.decodingIssues(of: Guessed.self, in: texts).issues.count == (limit == .max ? 100 : 1))
        #expect(try decoder.decodingIssues(of: [Int].self, in: #"["a", "b"]"#).issues.count == (limit == .max ? 2 : 1))
    }

    @Test func membersThatALaterOneRepeatsAreNotLookedAt() throws {
        for text in [#"{"a":"x","b":"y","a":1}"#, #"{"a":"x","b":"y","\u0061":1}"#] {
            let issues = try JSON.Decoder().decodingIssues(of: [String: Int].self, in: text).issues
            #expect(issues.map(\.pointer.description) == ["/b"])
        }
    }
}
