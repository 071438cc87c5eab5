internal import ArgumentParser

/// The forms in which the checking commands print what they find.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
    /// What a compiler would print.
    case text
    /// One JSON document with all that is known of each issue.
    case json
    /// SARIF 2.1.0, for services that show findings in code.
    case sarif
    /// JUnit's XML, for services that show test results.
    case junit
    /// Workflow commands of GitHub Actions.
    case github
}
