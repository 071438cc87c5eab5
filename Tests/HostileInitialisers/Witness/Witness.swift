import Bricolage

/// The answers that a decoder has given to the initialisers of the hostile types, and what the types have left behind
/// in stores of their own.
///
///     initialiser ──asks──▶ container of this folder ──asks──▶ container of the decoder
///          ▲                       │
///          └──────── answer ◀──────┴──▶ Witness ──afterwards──▶ is that in the document?
///
/// The containers of the standard library are hidden behind functions of the same names, which synthesized initialisers
/// call as well; the decoder sees the same requests for the same types as without them.
enum Witness {
    // Only one thread of a process decodes.
    nonisolated(unsafe) private static var answers: [Answer] = []
    nonisolated(unsafe) private static var isListening = true

    /// The number of answers since the last `forget`.
    static var answerCount: Int { answers.count }

    /// Forgets everything, before a document is decoded.
    static func forget() {
        answers.removeAll(keepingCapacity: true)
        Register.forget()
    }

    /// Notes a claim about the value at a path.
    static func note(_ path: [any CodingKey], _ claim: Answer.Claim) { note(JSONPointer(codingPath: path), claim) }

    /// Notes a claim about a member of the object at a path.
    static func note(_ path: [any CodingKey], _ key: any CodingKey, _ claim: Answer.Claim) {
        note(JSONPointer(codingPath: path + [key]), claim)
    }

    /// Notes a claim about an element of the array at a path.
    static func note(_ path: [any CodingKey], _ index: Int, _ claim: Answer.Claim) {
        note(JSONPointer(codingPath: path).appending(index), claim)
    }

    private static func note(_ place: JSONPointer, _ claim: Answer.Claim) {
        if isListening { answers.append(Answer(place: place, claim: claim)) }
    }

    /// The answers and entries that the document does not confirm.
    static func inventions(in document: JSON) -> [String] {
        // Values are compared by decoding them again.
        isListening = false
        defer { isListening = true }
        return Register.inventions(in: document) + answers.compactMap { $0.complaint(in: document) }
    }
}
