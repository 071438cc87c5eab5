import BricolageCore
import BricolagePointers
import BricolageReporting
import Foundation
import Testing

/// Compares what each form prints with the files of `Forms`.
///
/// `BRICOLAGE_RECORD=1 swift test --filter GoldenFormTests` writes those files anew.
@Suite struct GoldenFormTests {
    private struct Order: Decodable {
        enum Status: String, Decodable { case open, paid, shipped }
        struct Item: Decodable { var name: String, price: Double, count: Int8 }
        struct Contact: Decodable {
            var mail: String

            init(from decoder: any Decoder) throws {
                mail = try decoder.singleValueContainer().decode(String.self)
                guard mail.contains("@") else { throw UnusableAddress(address: mail) }
            }
        }
        var number: Int
        var title: String
        var status: Status
        var items: [Item]
        var contact: Contact
        var discounts: [String: Double]
    }

    private struct UnusableAddress: Error, CustomStringConvertible {
        var address: String
        var description: String { "\"\(address)\" is no mail address" }
    }

    private static let text = """
        {
          "number": 12.5,
          "titel": "Lunch, 100% fresh: today",
          "status": "payd",
          "items": [
            {"name": "Soup", "price": "4.50", "count": 300},
            {"name": null, "price": 5, "count": 1}
          ],
          "contact": "ann\\nexample.org",
          "discounts": {"ann@example.org": "ten"}
        }
        """

    private static var failures: [(name: String, error: any ReportableError)] {
        get throws {
            var order = JSON.decodingIssues(of: Order.self, in: try JSONDocument(parsing: text))
            order.path = "orders/lunch, today.json"
            var many = JSON.decodingIssues(
                of: [Int].self,
                in: try JSONDocument(parsing: "[\n" + (0..<23).map { "\"\($0)\"" }.joined(separator: ",\n") + "\n]"))
            many.unexplored = ["/22"]
            many.omittedCount = 5
            var broken = JSONSyntaxError(reason: .invalidUTF8, location: SourceLocation(offset: 0, line: 1, column: 1))
            do { _ = try JSONDocument(parsing: "{\"a\": 1,\n \"b\":: 2}") } catch { broken = error }
            return [("order", order), ("many", many), ("broken", broken)]
        }
    }

    @Test(arguments: IssueFormat.all.map(\.name), ["order", "many", "broken"])
    func aFormPrintsItsFile(format name: String, failure: String) throws {
        let format = try #require(IssueFormat.all.first { $0.name == name })
        let error = try #require(try Self.failures.first { $0.name == failure }?.error)
        let text = error.formatted(format) + "\n"
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Forms/\(failure).\(name).txt")
        if ProcessInfo.processInfo.environment["BRICOLAGE_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
}
