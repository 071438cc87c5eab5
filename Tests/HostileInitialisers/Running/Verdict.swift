/// The outcome of a trial that has not ended its process.
enum Verdict: CustomStringConvertible {
    /// The document was read.
    case decoded
    /// The document was rejected, and initialisers have received only what it contains.
    case refused
    /// The document was rejected without an issue.
    case silent
    /// Initialisers have received something that the document does not contain.
    case invented([String])

    var description: String {
        switch self {
        case .decoded: "decoded"
        case .refused: "refused"
        case .silent: "silent"
        case .invented(let inventions): "invented " + inventions.joined(separator: "; ")
        }
    }
}
