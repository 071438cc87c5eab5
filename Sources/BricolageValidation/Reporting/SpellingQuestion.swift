internal import BricolageCore

/// The question which of several words was probably meant by a misspelt one.
///
/// The search is slow, so it runs only for complaints that are reported.
struct SpellingQuestion {
    let word: String
    let candidates: SpellingCandidates

    /// The nearest of the words; nil where none is close.
    var answer: String? { NearestSpelling.find(word, among: candidates.words) }
}

/// The candidates of several questions, made when the first of these is answered.
final class SpellingCandidates {
    private(set) lazy var words = make()
    private let make: () -> [String]

    init(_ make: @escaping () -> [String]) { self.make = make }
}
