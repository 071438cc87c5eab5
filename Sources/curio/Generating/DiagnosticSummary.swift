internal import BricolageCore
internal import CurioKit

/// A summary of diagnostics, with one line for each cause and the number of its diagnostics.
enum DiagnosticSummary {
    /// How many keywords are listed for each cause.
    private static let mostWords = 6

    /// A line for each cause, in the order of the causes.
    static func lines(_ diagnostics: [Diagnostic], of path: String) -> [String] {
        let causes = Dictionary(grouping: diagnostics, by: \.cause)
        var lines = Diagnostic.Cause.allCases.compactMap { cause in
            causes[cause].map { line(cause, $0, path) }
        }
        if let last = lines.popLast() { lines.append(last + " (--verbose shows where)") }
        return lines
    }

    private static func line(_ cause: Diagnostic.Cause, _ diagnostics: [Diagnostic], _ path: String) -> String {
        let severity = diagnostics.contains { $0.severity == .warning } ? IssueDescription.Severity.warning : .note
        let counts = diagnostics.reduce(into: [:]) { $0[$1.keyword ?? "", default: 0] += 1 }
        let words = counts.filter { !$0.key.isEmpty }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var list = words.prefix(mostWords).map { "\($0.key) \($0.value)" }
        if words.count > mostWords { list.append("…") }
        let names = list.isEmpty ? "" : ": " + list.joined(separator: ", ")
        let message = sentence(cause, diagnostics.count) + names
        return IssueDescription(path: path, severity: severity, message: message).description
    }

    private static func sentence(_ cause: Diagnostic.Cause, _ count: Int) -> String {
        func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
        return switch cause {
        case .lostType:
            counted("more value is", "more values are") + " kept as JSON although the schema describes "
                + (count == 1 ? "it" : "them")
        case .uncheckedRule: counted("rule is", "rules are") + " not checked by the types"
        case .condition: counted("condition makes", "conditions make") + " members optional"
        case .annotation: counted("annotation has", "annotations have") + " no effect"
        case .unknownWord: counted("unknown keyword", "unknown keywords")
        case .ignoredKeyword: counted("keyword is", "keywords are") + " ignored beside $ref"
        case .mistake: counted("contradiction", "contradictions")
        case .definitions:
            counted(
                "schema describes no value itself; each of its definitions is a type",
                "schemas describe no value themselves; each of their definitions is a type")
        case .style:
            "the style of the types drops members that the schema does not name, reads null as absent, and refuses values "
                + "of kinds that it does not describe"
        }
    }
}
