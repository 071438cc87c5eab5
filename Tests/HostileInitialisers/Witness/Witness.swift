import Bricolage

/// What a decoder has told the initialisers of the hostile types, and what they have left behind in stores of their
/// own.
///
///     initialiser ──asks──▶ container of this folder ──asks──▶ container of the decoder
///          ▲                       │
///          └──────── answer ◀──────┴──▶ Witness ──afterwards──▶ is that in the document?
///
/// The containers of the standard library are hidden behind functions of the same names, which synthesized initialisers
/// call as well; the decoder sees the same requests for the same types as without them.
enum Witness {
    // One thread decodes in a process.
    nonisolated(unsafe) private static var answers: [Answer] = []
    nonisolated(unsafe) private static var isListening = true

    /// How much has been told since the last `forget`.
    static var answerCount: Int { answers.count }

    /// Forgets everything, before a document is decoded.
    static func forget() {
        answers.removeAll(keepingCapacity: true)
        Register.forget()
    }

    /// Notes something of the value at a path.
    static func note(_ path: [any CodingKey], _ claim: Answer.Claim) { note(JSONPointer(codingPath: path), claim) }

    /// Notes something of a member of the object at a path.
    static func note(_ path: [any CodingKey], _ key: any CodingKey, _ claim: Answer.Claim) {
        note(JSONPointer(codingPath: path + [key]), claim)
    }

    /// Notes something of an element of the array at a path.
    static func note(_ path: [any CodingKey], _ index: Int, _ claim: Answer.Claim) {
        note(JSONPointer(codingPath: path).appending(index), claim)
    }

    private static func note(_ place: JSONPointer, _ claim: Answer.Claim) {
        if isListening { answers.append(Answer(place: place, claim: claim)) }
    }

    /// What was told or done that the document does not bear out.
    static func inventions(in document: JSON) -> [String] {
        // Values are compared by decoding them once more.
        isListening = false
        defer { isListening = true }
        return Register.inventions(in: document) + answers.compactMap { $0.complaint(in: document) }
    }
}
