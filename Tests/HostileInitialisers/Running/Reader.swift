import Bricolage
import Foundation

/// A decoder, and its level of diagnosing.
enum Reader: String, CaseIterable {
    /// Foundation's decoder, the reference for what may trap.
    case foundation
    /// Ours, at each level of diagnosing.
    case first, observing, guessing

    /// Reads a document as a type.
    ///
    /// - Returns: Nil if the document was read, otherwise its issues, of which Foundation's decoder has none.
    func issues<T: Decodable>(of type: T.Type, in text: [UInt8]) throws -> DecodingIssues? {
        do {
            switch self {
            case .foundation: _ = try JSONDecoder().decode(type, from: Data(text))
            case .first: _ = try decoder(.first).decode(type, from: text)
            case .observing: _ = try JSON.Decoder().decode(type, from: text)
            case .guessing: _ = try decoder(.guessing).decode(type, from: text)
            }
            return nil
        } catch let issues as DecodingIssues where self != .foundation {
            return issues
        } catch  where self == .foundation {
            return DecodingIssues([])
        }
    }

    private func decoder(_ reporting: JSON.Decoder.IssueReporting) -> JSON.Decoder {
        var decoder = JSON.Decoder()
        decoder.reporting = reporting
        return decoder
    }
}
