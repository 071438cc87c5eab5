import Bricolage

/// The position of a value of a hostile type in a document.
enum Setting: String, CaseIterable {
    case alone, amongSiblings, asMember, behindFault

    /// A document with the value at this position; the siblings are valid values of its type.
    func document(_ value: JSON, sibling: JSON) -> JSON {
        switch self {
        case .alone: value
        case .amongSiblings: [sibling, value, sibling]
        case .asMember: ["before": 1, "value": value, "after": "z"]
        case .behindFault: ["before": "y", "value": value]
        }
    }
}
