internal import BricolageCore
internal import BricolageFields

/// A place in the code of a type where it asks for a value, as far as it can be told from outside.
struct RequestSite: Hashable {
    /// The value whose contents are asked for.
    var index: Int
    /// What tells containers of one value apart: the type of their keys, or their own.
    var view: ObjectIdentifier
    var step: RequestPattern.Step
    /// The type that is asked for.
    var type: ObjectIdentifier

    /// Whether the request came from a type that reads itself.
    var isDirect: Bool { view == ObjectIdentifier(JSONFields.self) || view == ObjectIdentifier(JSONDocument.Node.self) }

    /// Whether a member may be asked for in place of another one: for a value of the same type, or by another type that
    /// reads the same object.
    func mayReplace(_ other: RequestSite) -> Bool { view != other.view || type == other.type }

    /// Whether the same value is asked for, as another type.
    func isAlternative(to other: RequestSite) -> Bool {
        guard type != other.type, index == other.index, step == other.step, view == other.view else { return false }
        switch step {
        case .whole, .member, .element: return true
        case .container, .keys, .other: return false
        }
    }
}
