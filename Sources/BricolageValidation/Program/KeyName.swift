internal import BricolageCore

/// A key while a program is made, compared by its bytes, as in JSON, instead of by Unicode equivalence.
struct KeyName: Hashable, Sendable {
    let text: String

    static func == (left: Self, right: Self) -> Bool { ExactText.equal(left.text, right.text) }

    func hash(into hasher: inout Hasher) { ExactText.hash(text, into: &hasher) }
}
