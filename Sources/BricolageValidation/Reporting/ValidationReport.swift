public import BricolageCore

/// The result of validating a document: whether it is valid, and everything that makes it invalid.
///
/// You can throw it, and print it in any form: `report.formatted(.sarif)`.
public struct ValidationReport: Error, Sendable {
    /// The issues, in document order.
    public var issues: [ValidationIssue]
    /// How many issues were found beyond the limit and left out.
    public var omittedCount: Int
    /// The reason if there is no verdict.
    public var interruption: ValidationInterruption?
    /// The schema that refers to itself, and the value for which it does, if that is the reason.
    var circle: SchemaCircle?
    /// The program that has found the issues: it knows the names in the schema.
    var program: Program?

    /// Whether the document is valid.
    public var isValid: Bool { issues.isEmpty && omittedCount == 0 && interruption == nil }
}

extension ValidationReport: CustomStringConvertible {
    /// The number of issues, in one line.
    public var summary: String {
        if let interruption { return "no verdict: \(interruption)" }
        if isValid { return "valid" }
        let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
        return omittedCount > 0 ? "\(count), \(omittedCount) more beyond the limit" : count
    }

    /// One paragraph for each issue, and a summary unless there is only one.
    public var description: String {
        let paragraphs = issues.map(\.description)
        return (issues.count == 1 && omittedCount == 0 ? paragraphs : paragraphs + [summary]).joined(separator: "\n")
    }
}

extension CompiledSchema {
    /// Everything that makes a document invalid.
    ///
    /// - Parameter limit: The most issues to report.
    public func report(on document: JSONDocument, upTo limit: Int = 1_000) -> ValidationReport {
        report(on: document.root, upTo: limit)
    }

    /// Everything that makes a part of a document invalid.
    public func report(on node: JSONDocument.Node, upTo limit: Int = 1_000) -> ValidationReport {
        report(on: node, upTo: limit) { $0.report() }
    }

    /// Everything that makes a part of a document invalid if some values inside it are replaced by empty objects.
    ///
    /// Issues of those objects themselves do not count.
    package func report(
        on node: JSONDocument.Node, emptying holes: Set<Int>, upTo limit: Int
    ) -> ValidationReport {
        guard !holes.isEmpty, let hollow = HollowDocument(node, without: holes) else {
            return report(on: node, upTo: limit)
        }
        return report(on: hollow.document.root, upTo: limit) { found in
            found.report(movedTo: hollow.places, in: node.storage, besides: holes)
        }
    }

    private func report(
        on node: JSONDocument.Node, upTo limit: Int, _ told: (IssueCollection) -> ValidationReport
    ) -> ValidationReport {
        var evaluator = Evaluator(program, node, maximumDepth: options.maximumDepth)
        let isValid = evaluator.isValid(node.index)
        if let interruption = evaluator.interruption { return report(interruption, of: evaluator, in: node.storage) }
        if isValid { return ValidationReport(issues: [], omittedCount: 0) }
        var explainer = Explainer(Evaluator(program, node, maximumDepth: options.maximumDepth))
        let record = explainer.record(0, node.index)
        if let interruption = explainer.evaluator.interruption {
            return report(interruption, of: explainer.evaluator, in: node.storage)
        }
        var collection = IssueCollection(program, node.storage, limit: limit)
        collection.add(record)
        return told(collection)
    }

    /// The report of an evaluation that ended without a verdict.
    private func report(
        _ interruption: ValidationInterruption, of evaluator: borrowing Evaluator, in storage: DocumentStorage
    ) -> ValidationReport {
        let circle = evaluator.circle.map { SchemaCircle(through: $0.block, for: $0.index, program, storage) }
        return ValidationReport(
            issues: [], omittedCount: 0, interruption: interruption, circle: circle, program: program)
    }
}
