import Bricolage
import CostlyModels

/// Asks for all that is wrong with documents that are made to cost much, as types that are made to cost much.
///
/// At every level the report must be empty where decoding succeeds and only there, be the one that decoding throws, tell
/// what decoding stops at, and have places at which the values begin. Work is counted in initialisers that run, which no
/// machine and no sanitizer changes: no more than a multiple of what refusing the document takes, and of its values.
/// Documents are at most 256 levels deep. The frames of the sanitizer are so large that near 500 levels the stack ends,
/// at a level that depends on where a report is asked for.
func checkDiagnosing(_ input: [UInt8]) {
    var choices = Choices(input)
    let duplicates = choices.element(of: JSONParsingOptions.DuplicateKeys.allCases)
    let decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 256, duplicateKeys: duplicates))
    let type = choices.element(of: CostlyTypes.all + [DirectRecord.self, PlainRecord.self])
    guard let document = try? JSONDocument(parsing: choices.costlyText(), options: decoder.parsing) else { return }
    func check<T: Decodable>(_ type: T.Type) { ReportCheck(type: type, document: document, decoder: decoder).run() }
    check(type)
}

private struct ReportCheck<T: Decodable> {
    let type: T.Type
    let document: JSONDocument
    let decoder: JSON.Decoder

    private var text: String { "\(type): " + String(decoding: document.source, as: UTF8.self) }

    func run() {
        let first = report(.first)
        let refusing = reads { _ = report(.first) }
        for level in [JSON.Decoder.IssueReporting.all, .guessing] {
            var issues = DecodingIssues([])
            let all = reads { issues = report(level) }
            check(issues, level)
            checkStop(first, issues)
            guard level == .all else { continue }
            let bound = 10 * refusing + 3 * document.root.valueCount + 2_000
            precondition(all <= bound, "\(all) runs of initialisers instead of \(refusing), \(text)")
        }
    }

    private func report(_ level: JSON.Decoder.IssueReporting) -> DecodingIssues {
        var decoder = decoder
        decoder.reporting = level
        return decoder.decodingIssues(of: type, in: document)
    }

    private func check(_ issues: DecodingIssues, _ level: JSON.Decoder.IssueReporting) {
        var decoder = decoder
        decoder.reporting = level
        do {
            _ = try decoder.decode(type, from: document)
            precondition(issues.isEmpty, "what decodes is reported, \(text)")
        } catch {
            precondition(error as? DecodingIssues == issues, "decoding throws another report, \(text)")
        }
        for issue in issues.issues {
            let node = document.root[pointer: issue.pointer]
            precondition(node != nil, "\(issue.pointer) leads nowhere, \(text)")
            precondition(
                node?.location == issue.location, "\(issue.pointer) is not at \(issue.location as Any), \(text)")
        }
        for pointer in issues.unexplored {
            precondition(document.root[pointer: pointer] != nil, "\(pointer) leads nowhere, \(text)")
        }
    }

    /// What decoding stops at is told, or something around it or inside it that explains it.
    private func checkStop(_ first: DecodingIssues, _ issues: DecodingIssues) {
        guard let stop = first.issues.first?.pointer.tokens else { return }
        let isTold = issues.issues.contains { issue in
            let tokens = issue.pointer.tokens
            return tokens.starts(with: stop) || stop.starts(with: tokens)
        }
        precondition(isTold || issues.omittedCount > 0, "nothing is said of \(stop), \(text)")
    }

    /// How often initialisers run that count it.
    private func reads(_ body: () -> Void) -> Int {
        guard let counted = type as? any Counted.Type else {
            body()
            return 0
        }
        return counted.count.reads(body)
    }
}

extension JSONDocument.Node {
    /// How many values a value holds, itself included.
    fileprivate var valueCount: Int {
        var count = 0
        var open = [self]
        while let node = open.popLast() {
            count += 1
            open += node.elements
            open += node.members.map(\.value)
        }
        return count
    }
}
