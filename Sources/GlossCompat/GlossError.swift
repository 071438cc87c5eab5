internal import Bricolage
public import Foundation

/// An error to throw from coders that are still to be written, while a type moves from Gloss to `Codable`.
public enum GlossError: Error {
    /// `init(from:)` does nothing yet.
    case decodableMigrationUnimplemented(context: String)
    /// `encode(to:)` does nothing yet.
    case encodableMigrationUnimplemented(context: String)
}

extension GlossError: LocalizedError {
    /// What is to be written, and the context, in one line.
    public var errorDescription: String? {
        switch self {
        case .decodableMigrationUnimplemented(let context): "init(from:) does nothing yet: \(context)".visibleLine
        case .encodableMigrationUnimplemented(let context): "encode(to:) does nothing yet: \(context)".visibleLine
        }
    }
}
