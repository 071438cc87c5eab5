internal import BricolageCore

/// A key while a program is made: told apart by its bytes, as JSON does, and not by what looks alike.
struct KeyName: Hashable, Sendable {
    let text: String

    static func == (left: Self, right: Self) -> Bool { ExactText.equal(left.text, right.text) }

    func hash(into hasher: inout Hasher) { ExactText.hash(text, into: &hasher) }
}
