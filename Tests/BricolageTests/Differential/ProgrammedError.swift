import Foundation

/// The parts of an error that are compared.
struct ProgrammedError {
    /// Its case, and the type or key that it names.
    var kind: String
    var path: [String]

    init(_ error: any Error) {
        func path(_ context: DecodingError.Context) -> [String] {
            context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        }
        switch error {
        // Foundation calls null a mismatch for `Bool` alone.
        case DecodingError.typeMismatch(let type, let context) where type == Bool.self:
            (kind, self.path) = ("mismatch or null Bool", path(context))
        case DecodingError.valueNotFound(let type, let context) where type == Bool.self:
            (kind, self.path) = ("mismatch or null Bool", path(context))
        case DecodingError.typeMismatch(let type, let context): (kind, self.path) = ("mismatch \(type)", path(context))
        case DecodingError.valueNotFound(let type, let context): (kind, self.path) = ("null \(type)", path(context))
        case DecodingError.keyNotFound(let key, let context):
            (kind, self.path) = ("missing \(key.stringValue)", path(context))
        case DecodingError.dataCorrupted(let context): (kind, self.path) = ("corrupted", path(context))
        case EncodingError.invalidValue(let value, let context):
            (kind, self.path) = (
                "invalid \(type(of: value))",
                context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            )
        default:
            // In some places Foundation throws an internal error if a number does not fit.
            let text = "\(error)"
            (kind, self.path) = (text.hasPrefix("numberIsNotRepresentableInSwift") ? "corrupted" : text, [])
        }
    }
}
