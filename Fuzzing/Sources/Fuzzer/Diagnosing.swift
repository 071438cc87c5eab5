import Bricolage
import CostlyModels

/// Requests reports of all errors for documents and types that are made to be expensive.
///
/// At every level of reporting, the report must be empty exactly if decoding succeeds. It must be the report that
/// decoding throws, include the error that stops decoding, and have locations at which values begin.
///
/// The work is the number of runs of initialisers, which depends neither on the machine nor on sanitizers. It must not
/// exceed a multiple of the runs until the document is refused and of the values of the document.
///
/// Documents are at most 256 levels deep. With the large stack frames of the sanitizer, the stack ends near 500 levels,
/// at a level that depends on where the report is requested.
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

    /// Requires an issue for the error that stops decoding, or one around or inside its place that explains it.
    private func checkStop(_ first: DecodingIssues, _ issues: DecodingIssues) {
        guard let stop = first.issues.first?.pointer.tokens else { return }
        let isTold = issues.issues.contains { issue in
            let tokens = issue.pointer.tokens
            return tokens.starts(with: stop) || stop.starts(with: tokens)
        }
        precondition(isTold || issues.omittedCount > 0, "nothing is said of \(stop), \(text)")
    }

    /// The number of runs of the initialisers that count their runs.
    private func reads(_ body: () -> Void) -> Int {
        guard let counted = type as? any Counted.Type else {
            body()
            return 0
        }
        return counted.count.reads(body)
    }
}

extension JSONDocument.Node {
    /// The number of values in a value, including itself.
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
