extension FaultTally {
    /// The figures alone, for scripts: documents, injected; of the issues that were observed, and then of those that
    /// were declared: found, in a union, again, false; and then documents with reports that are incomplete, and
    /// misleading.
    public var figures: String {
        let columns =
            [documents, injected] + Self.columns(observed) + Self.columns(declared) + [incomplete, misleading]
        return columns.map(String.init).joined(separator: " ")
    }

    /// The figures in a row of a table.
    public var row: String {
        let all = reports
        return Self.column(documents, 6) + Self.column(injected, 8) + Self.column(all.found, 8)
            + Self.column(Self.percent(foundShare), 10)
            + Self.column(all.foundInUnion, 7) + Self.column(all.repeated, 7)
            + Self.column(observed.additional, 9) + Self.column(Self.percent(observed.falseShare), 9)
            + Self.column(declared.additional, 9) + Self.column(Self.percent(declared.falseShare), 9)
            + Self.column(incomplete, 11) + Self.column(misleading, 11)
    }

    /// The heads of the columns.
    public static let head =
        "  docs injected   found     share  union  again"
        + " observed:    false declared:    false incomplete misleading"

    private static func columns(_ reports: Reports) -> [Int] {
        [reports.found, reports.foundInUnion, reports.repeated, reports.additional]
    }

    private static func column(_ value: some CustomStringConvertible, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - value.description.count)) + value.description
    }

    /// Rounded down, so that only a complete share is shown as 100 %.
    private static func percent(_ share: Double) -> String {
        let hundredths = Int(share * 10_000)
        let digits = String(100 + hundredths % 100).dropFirst()
        return "\(hundredths / 100).\(digits) %"
    }
}
