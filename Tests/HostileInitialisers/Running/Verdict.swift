/// What has become of a trial, unless it has ended its process.
enum Verdict: CustomStringConvertible {
    /// The document was read.
    case decoded
    /// It was refused, and initialisers have only seen what it holds.
    case refused
    /// It was refused without an issue.
    case silent
    /// Initialisers have seen something that the document does not hold.
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
