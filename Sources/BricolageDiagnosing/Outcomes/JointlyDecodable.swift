internal import BricolageCore

/// A type that reads one value as each of several types, all of which must be able to read it.
///
///     {"name": 1, "date": 2}     as Named: wrong at /name
///                                as Dated: wrong at /date      both are reported: no part waits for another one
///
/// Its initialiser stops at the first part that cannot be read. Every part reads the same value of the document, so all
/// parts are checked, whether or not there is a placeholder for one that failed.
package protocol JointlyDecodable: Decodable {
    /// The types that the value is read as.
    static var parts: [any Decodable.Type] { get }
}

extension Diagnosis {
    /// The outcome of a value that is read as each of several types; nil if nothing is wrong with it.
    func outcome(ofParts parts: [any Decodable.Type], at index: Int, _ path: CodingPath) -> Outcome? {
        var gathered = GatheredFaults(limit: limit)
        var unexplored: UnexploredPlaces = []
        var answered: [Int] = []
        var first: Outcome?
        for part in parts {
            let outcome = outcome(ofPart: part, at: index, path)
            // For a part without faults it is not known which members it has read.
            answered += outcome.isClean ? [index] : outcome.answered
            if outcome.isClean { continue }
            gathered.formUnion(outcome.faults, omittedCount: outcome.omittedCount, isAnotherReading: true)
            unexplored.formUnion(outcome.unexplored)
            first = first ?? outcome
        }
        return first.map {
            Outcome(
                faults: gathered.faults, omittedCount: gathered.omittedCount, unexplored: unexplored, error: $0.error,
                answered: answered)
        }
    }

    private func outcome<Part: Decodable>(ofPart part: Part.Type, at index: Int, _ path: CodingPath) -> Outcome {
        outcome(of: part, at: index, path, isAskedFor: false)
    }
}
