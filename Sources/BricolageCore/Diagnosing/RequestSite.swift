/// A place in the code of a type where it asks for a value, as far as it can be told from outside.
struct RequestSite: Hashable {
    /// The value whose contents are asked for.
    var index: Int
    /// What tells containers of one value apart: the type of their keys, or their own.
    var view: ObjectIdentifier
    var step: Step
    /// The type that is asked for.
    var type: ObjectIdentifier

    enum Step: Hashable {
        /// The container itself.
        case container
        /// The value itself.
        case whole
        case member(String)
        case element(Int)
    }

    /// Whether the request came from a type that reads itself.
    var isDirect: Bool { view == ObjectIdentifier(JSONFields.self) || view == ObjectIdentifier(JSONDocument.Node.self) }

    /// Whether code that catches an error at this site is likely to catch one at another: members of one container of
    /// one value stand or fall together, as the type does that is read from it.
    func isCaught(with other: RequestSite) -> Bool {
        guard index == other.index, view == other.view else { return false }
        switch (step, other.step) {
        case (.member, .member), (.container, .member), (.member, .container): return true
        default: return self == other
        }
    }
}
