public import BricolageCore

extension CompiledSchema {
    /// The forms of output that JSON Schema describes, for other programs to read.
    public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
        /// Only whether the document is valid.
        case flag
        /// A flat list of errors or annotations, one for each keyword (2019-09 and 2020-12, Core 12.4.2).
        case basic
        /// A tree of what matters (2019-09 and 2020-12, Core 12.4.3).
        case detailed
        /// A tree of everything (2019-09 and 2020-12, Core 12.4.4).
        case verbose
        /// A flat list of subschemas (v1).
        case list
        /// A tree of subschemas (v1).
        case hierarchical
    }

    /// What the schema says of a document, in one of the standard forms.
    ///
    /// - Throws: Why there is no verdict.
    public func output(
        on document: JSONDocument, as format: OutputFormat
    ) throws(ValidationInterruption) -> JSON {
        try output(on: document.root, as: format)
    }

    /// What the schema says of a part of a document, in one of the standard forms.
    ///
    /// Instance locations begin at the part. What one schema says of one value is told again wherever it is asked again,
    /// up to 10,000 times; from then on a unit of that says no more than whether the value is valid.
    ///
    /// - Throws: Why there is no verdict.
    public func output(
        on node: JSONDocument.Node, as format: OutputFormat
    ) throws(ValidationInterruption) -> JSON {
        let record = try fullRecord(of: node)
        func unit() -> OutputUnit {
            var builder = OutputBuilder(program, node, record)
            return builder.unit(record)
        }
        return switch format {
        case .flag: ["valid": .bool(record.isValid)]
        case .basic: KeywordOutput.basic(unit())
        case .detailed: KeywordOutput.detailed(unit())
        case .verbose: KeywordOutput.verbose(unit())
        case .list: SubschemaOutput.list(unit())
        case .hierarchical: SubschemaOutput.hierarchical(unit())
        }
    }
}
