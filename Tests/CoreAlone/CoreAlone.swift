import BricolageCore

/// Decodes a document with two faults, as a program that depends on the core alone does, and prints what is reported.
@main
enum CoreAlone {
    private struct Order: Decodable {
        var id: Int
        var customer: String
    }

    static func main() {
        do {
            _ = try JSON.decode(Order.self, from: #"{"id": "x", "customer": 7}"#)
        } catch let issues as DecodingIssues {
            for issue in issues.issues { print(issue.pointer, issue.expected) }
            print(issues.isComplete ? "complete" : "there may be more")
        } catch {
            print(error)
        }
    }
}
