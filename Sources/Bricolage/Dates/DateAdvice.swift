internal import BricolageCore

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Which strategy reads a value that another one has refused.
///
/// Most such values are texts in ISO 8601 that meet the default strategy, which reads seconds since 2001.
enum DateAdvice {
    /// What is read without a strategy, and the name of that default.
    static let withoutStrategy = (unit: "seconds since 2001", strategy: "the default, .deferredToDate")

    /// The error that a value is no date by a strategy, with the strategy that reads it, if there is one.
    ///
    /// - Parameters:
    ///   - expected: What the strategy reads.
    ///   - strategy: The name of the strategy.
    static func failure(at json: JSONDocument.Node, expected: String, strategy: String) -> JSONReadingError {
        var error = JSONReadingError(.wrongKind, at: json, expected: expected)
        error.advice = fitting(json).map { "dateDecodingStrategy is \(strategy): \($0)" }
        return error
    }

    private static func fitting(_ json: JSONDocument.Node) -> String? {
        switch json.kind {
        case .string:
            guard let text = json.string, text.utf8.count <= 64 else { return nil }
            if Date(iso8601: text) != nil { return ".iso8601 reads this text" }
            return beginsWithYear(text) ? "only .custom can read this text" : nil
        case .number:
            guard let seconds = json.double else { return nil }
            // Seconds reach this number in the year 5138, milliseconds in 1973.
            return abs(seconds) < 1e11
                ? ".secondsSince1970 reads this number" : ".millisecondsSince1970 reads this number"
        default: return nil
        }
    }

    /// Whether a text looks like a date: four digits and a hyphen.
    private static func beginsWithYear(_ text: String) -> Bool {
        let bytes = text.utf8.prefix(5)
        return bytes.count == 5 && bytes.last == UInt8(ascii: "-")
            && bytes.dropLast().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
