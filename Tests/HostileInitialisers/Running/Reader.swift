import Bricolage
import Foundation

/// What decodes.
enum Reader: String, CaseIterable {
    /// Foundation's decoder, the measure of what may trap.
    case foundation
    /// Ours, at each level of diagnosing.
    case first, observing, guessing

    /// Whether a document is read as a type.
    ///
    /// - Returns: Nil when it is, or what was found to be wrong: of Foundation's decoder always nothing.
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
