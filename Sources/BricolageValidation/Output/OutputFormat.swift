public import BricolageCore

extension CompiledSchema {
    /// The output formats that JSON Schema defines for other programs.
    public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
        /// Only whether the document is valid.
        case flag
        /// A flat list of errors or annotations, one for each keyword (2019-09 and 2020-12, Core 12.4.2).
        case basic
        /// A condensed tree (2019-09 and 2020-12, Core 12.4.3).
        case detailed
        /// A tree of everything (2019-09 and 2020-12, Core 12.4.4).
        case verbose
        /// A flat list of subschemas (v1).
        case list
        /// A tree of subschemas (v1).
        case hierarchical
    }

    /// The result of validating a document, in a standard output format.
    ///
    /// - Throws: The reason if there is no verdict.
    public func output(
        on document: JSONDocument, as format: OutputFormat
    ) throws(ValidationInterruption) -> JSON {
        try output(on: document.root, as: format)
    }

    /// The result of validating a part of a document, in a standard output format.
    ///
    /// Instance locations are relative to the part. The result of one schema for one value is repeated wherever it is
    /// needed, up to 10,000 times; after that a unit contains only whether the value is valid.
    ///
    /// - Throws: The reason if there is no verdict.
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
