import BricolageCore
import TestSupport

/// A type whose `init(from:)` is written by hand, and documents that it reads.
///
/// The shapes are like code that people write. What is reported about their spoilt documents is measured, not tuned: a
/// shape with bad results stays.
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

    /// Shapes that existed while the diagnosing pass was being written, and whose failures were studied.
    static let known = fields + scalars + containers + unions + inheritance + wrappers

    /// Shapes that were written afterwards and measured before anybody had seen what is reported about them; lessons
    /// from the worst of them have since become rules.
    static let unseen = services + records

    /// Shapes that were written after those, before they were measured for the first time.
    static let latest = applications

    /// Shapes that were written last, in the manner of public packages.
    static let further = anyValues + defaults + texts + nesting + keys + families + conditions
}

/// The error that the types of the shapes throw.
struct Refusal: Error, Equatable {
    var reason: String
}

extension Decoder {
    func corrupted(_ text: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }
}
