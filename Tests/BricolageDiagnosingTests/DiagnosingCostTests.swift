import BricolageCore
import BricolageFields
import TestSupport
import Testing

/// The cost of the second pass, in processor time of one thread, and that it stays linear for any number of faults.
///
/// The figures of a release build are in `Documentation/Performance.md`; the bounds here leave room for debug builds.
@Suite(.serialized) struct DiagnosingCostTests {
    private struct Row: Decodable {
        var id: Int, name: String, price: Double, tags: [String], note: String?, active: Bool
    }

    private struct DirectRow: JSONReadableObject {
        var id: Int, name: String, price: Double, tags: [String], note: String?, active: Bool

        init(fields: inout JSONFields) throws {
            id = try fields["id"]
            name = try fields["name"]
            price = try fields["price"]
            tags = try fields["tags"]
            note = try fields["note"]
            active = try fields["active"]
        }
    }

    private func rows(_ count: Int, bad: (Int) -> Bool = { _ in false }) throws -> JSONDocument {
        let rows = (0..<count).map { number in
            let id = bad(number) ? #""x""# : "1"
            return #"{"id":\#(id),"name":"name","price":1.5,"tags":["a","b"],"note":"n","active":true}"#
        }
        return try JSONDocument(parsing: "[" + rows.joined(separator: ",\n") + "]")
    }

    /// The cost of finding the faults, the failed first attempt included, in plain passes over a sound document.
    private func passes<T: Decodable>(_ type: T.Type, bad: (Int) -> Bool) throws -> Double {
        let sound = try rows(1000)
        let spoilt = try rows(1000, bad: bad)
        return try cost(
            of: { #expect(!JSON.decodingIssues(of: type, in: spoilt).issues.isEmpty) },
            comparedTo: { _ = try JSON.decode(type, from: sound) })
    }

    @Test func anOrdinaryPayloadCostsAFewPlainPasses() throws {
        #expect(try passes([Row].self) { $0 == 0 } <= 3)
        #expect(try passes([Row].self) { $0 == 500 } <= 3)
        #expect(try passes([Row].self) { $0 % 100 == 50 } <= 4)
        #expect(try passes([DirectRow].self) { $0 == 500 } <= 4)
    }

    @Test func aFaultInEachObjectIsBounded() throws {
        #expect(try passes([Row].self) { _ in true } <= 40)
        #expect(try passes([DirectRow].self) { _ in true } <= 100)
    }

    @Test func theCostGrowsLinearlyWithTheFaults() throws {
        let growth = try growth(from: rows(200) { _ in true }, to: rows(2000) { _ in true }) { document in
            #expect(JSON.decodingIssues(of: [Row].self, in: document).issues.count == document.root.count)
        }
        #expect(growth < 20)
    }

    /// Tries all members, none of which it can read.
    private struct Passing: Decodable {
        struct Nothing: Error {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            for key in container.allKeys where (try? container.decode(Int.self, forKey: key)) != nil { return }
            throw Nothing()
        }
    }

    @Test func theCostGrowsLinearlyWithTheErrorsThatAreCaught() throws {
        func members(_ count: Int) throws -> JSONDocument {
            try JSONDocument(parsing: "{" + (0..<count).map { #""k\#($0)":"""# }.joined(separator: ",") + "}")
        }
        let growth = try growth(from: members(500), to: members(4000)) { document in
            #expect(JSON.decodingIssues(of: Passing.self, in: document).issues.count == 1)
        }
        #expect(growth < 24, "eight times as many take \(growth) times as long")
    }

    @Test func faultsBeyondTheLimitAreCountedAndCostNextToNothing() throws {
        func numbers(_ count: Int) throws -> JSONDocument {
            try JSONDocument(parsing: "[" + String(repeating: #""x","#, count: count - 1) + "0.5]")
        }
        let growth = try growth(from: numbers(30_000), to: numbers(300_000)) { document in
            let issues = JSON.decodingIssues(of: [Int].self, in: document)
            #expect(issues.issues.count == 10_000)
            #expect(issues.omittedCount == document.root.count - 10_000)
        }
        #expect(growth < 10, "only the first 10,000 are put into words")
    }
}
