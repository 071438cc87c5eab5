public import Foundation

/// An error to throw from coders that are still to be written, while a type moves from Gloss to `Codable`.
public enum GlossError: Error, CustomStringConvertible, LocalizedError {
    /// `init(from:)` does nothing yet.
    case decodableMigrationUnimplemented(context: String)
    /// `encode(to:)` does nothing yet.
    case encodableMigrationUnimplemented(context: String)

    /// What is still to be written, and where.
    public var description: String {
        switch self {
        case .decodableMigrationUnimplemented(let context): "init(from:) is not implemented: \(context)"
        case .encodableMigrationUnimplemented(let context): "encode(to:) is not implemented: \(context)"
        }
    }

    /// What is still to be written, and where.
    public var errorDescription: String? { description }
}
