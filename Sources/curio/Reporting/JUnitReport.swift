internal import BricolageCore

/// Test results in the XML of JUnit, which most services for continuous integration read.
///
///     <testsuites name="curio validate" tests="2" failures="1" errors="0">
///       <testsuite name="menu.schema.json" …>
///         <testcase name="lunch.json" classname="menu.schema.json"/>
///         <testcase name="dinner.json" classname="menu.schema.json">
///           <failure type="required" message="…">dinner.json:1:1: error: …</failure>
///         </testcase>
struct JUnitReport {
    /// What the cases have in common.
    struct Suite {
        let command: String
        let name: String
    }

    /// One file or one test.
    struct Case {
        let name: String
        var issues: [IssueDescription] = []
        var omittedCount = 0
        /// Whether there was nothing to check, because the file cannot be read.
        var isUnreadable = false
        /// Whether the check has failed; notes alone are no failure.
        var isRefused = false

        var hasPassed: Bool { !isRefused && !isUnreadable }

        /// Whether there are issues, or the case has not passed.
        var isWorthTelling: Bool { !hasPassed || !issues.isEmpty || omittedCount > 0 }
    }

    let suite: Suite
    let cases: [Case]

    /// The text, without a newline at the end.
    var text: String {
        let errors = cases.count { $0.isUnreadable }
        let failures = cases.count { $0.isRefused && !$0.isUnreadable }
        let counts = #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)""#
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        lines.append("<testsuites name=\(Self.quoted(suite.command)) \(counts)>")
        lines.append("  <testsuite name=\(Self.quoted(suite.name)) \(counts) skipped=\"0\">")
        for test in cases { lines += self.lines(of: test) }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n")
    }

    private func lines(of test: Case) -> [String] {
        let head = "    <testcase name=\(Self.quoted(test.name)) classname=\(Self.quoted(suite.name))"
        let count = test.issues.count + test.omittedCount
        if test.hasPassed, count == 0 { return [head + "/>"] }
        let message = count == 1 ? test.issues.first?.message ?? "1 issue" : "\(count) issues"
        let type = test.issues.first?.rule ?? "issue"
        var text = test.issues.map(\.description)
        if test.omittedCount > 0 { text.append("\(test.omittedCount) more") }
        let element = test.hasPassed ? "system-out" : test.isUnreadable ? "error" : "failure"
        let attributes = test.hasPassed ? "" : " type=\(Self.quoted(type)) message=\(Self.quoted(message))"
        return [
            head + ">",
            "      <\(element)\(attributes)>" + Self.escaped(text.joined(separator: "\n")) + "</\(element)>",
            "    </testcase>",
        ]
    }

    /// The text as an attribute value, with escapes for line breaks, which XML parsers would turn into spaces.
    private static func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;") + "\""
    }

    /// The text with escapes for XML 1.0; control characters that XML cannot represent become U+FFFD.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
