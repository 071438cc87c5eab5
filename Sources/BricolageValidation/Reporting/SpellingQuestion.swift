internal import BricolageCore

/// Which of some words a misspelt one was probably meant to be.
///
/// To look for it takes far longer than to ask, so that it is answered only where a complaint is told.
struct SpellingQuestion {
    let word: String
    let candidates: SpellingCandidates

    /// The nearest of the words; nil where none is close.
    var answer: String? { NearestSpelling.find(word, among: candidates.words) }
}

/// The words of several questions, made for the first of them that is answered.
final class SpellingCandidates {
    private(set) lazy var words = make()
    private let make: () -> [String]

    init(_ make: @escaping () -> [String]) { self.make = make }
}
