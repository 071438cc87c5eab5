internal import ArgumentParser

/// The forms in which the checking commands print what they find.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
    /// Lines like those of a compiler.
    case text
    /// One JSON document with everything that is known about each issue.
    case json
    /// SARIF 2.1.0, for services that show findings in code.
    case sarif
    /// JUnit's XML, for services that show test results.
    case junit
    /// Workflow commands of GitHub Actions.
    case github
}
