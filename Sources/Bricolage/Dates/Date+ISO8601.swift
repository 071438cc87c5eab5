#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Date {
    /// Reads text such as `2025-07-01T12:30:00Z`, with or without fractions of a second; nil for other text.
    init?(iso8601 text: String) {
        let style = Date.ISO8601FormatStyle()
        if let date = try? style.parse(text) {
            self = date
            return
        }
        let fractional = style.year().month().day().time(includingFractionalSeconds: true)
            .timeZone(separator: .omitted)
        guard let date = try? fractional.parse(text) else { return nil }
        self = date
    }
}
