internal import BricolageCore
internal import BricolageFields

/// A place in the code of a type where it requests a value, as far as it can be recognized from outside.
struct RequestSite: Hashable {
    /// The place of the value whose contents are requested.
    var index: Int
    /// Distinguishes containers of the same value: the type of their keys, or the type of the container.
    var view: ObjectIdentifier
    var step: RequestPattern.Step
    /// The type that is requested.
    var type: ObjectIdentifier

    /// Whether the request came from a type that reads itself.
    var isDirect: Bool { view == ObjectIdentifier(JSONFields.self) || view == ObjectIdentifier(JSONDocument.Node.self) }

    /// Whether another site may request a replacement of this member: a value of the same type.
    func mayReplace(_ other: RequestSite) -> Bool { type == other.type }

    /// Whether this requests the same value as the other site, but as another type.
    func isAlternative(to other: RequestSite) -> Bool {
        guard type != other.type, index == other.index, step == other.step, view == other.view else { return false }
        switch step {
        case .whole, .member, .element: return true
        case .container, .keys, .other: return false
        }
    }
}
