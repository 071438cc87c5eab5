import BricolageCore
import TestSupport

/// A type whose `init(from:)` is written by hand, and documents that it reads.
///
/// The shapes stand for what people write. What is reported of them when their documents are spoilt is measured, not
/// tuned: a shape that comes out badly stays.
struct DecodedShape: Sendable {
    let name: String
    let measure: @Sendable (JSON.Decoder.IssueReporting, _ count: Int, _ seed: UInt64) -> FaultTally

    init<T: Decodable & SendableMetatype>(
        _ name: String, _ type: T.Type, _ documents: String..., decoder: JSON.Decoder = JSON.Decoder()
    ) {
        self.name = name
        measure = { reporting, count, seed in
            var decoder = decoder
            decoder.reporting = reporting
            let parsed = documents.compactMap { try? JSON(parsing: $0) }
            return FaultTally.measure(T.self, documents: parsed, count: count, seed: seed, decoder: decoder)
        }
    }

    /// Those that were there while the diagnosing pass was being written, whose failures were read.
    static let known = fields + scalars + containers + unions + inheritance + wrappers

    /// Those that were written afterwards and measured before anybody had looked at what is reported of them; what was
    /// learned from the worst of them was made a rule since.
    static let unseen = services + records

    /// Those that were written after that, before they were measured for the first time.
    static let latest = applications

    /// Those that were written last, in the manner of public packages.
    static let further = anyValues + defaults + texts + nesting + keys + families + conditions
}

/// What the types of the shapes throw.
struct Refusal: Error, Equatable {
    var reason: String
}

extension Decoder {
    func corrupted(_ text: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }
}
