internal import Bricolage

/// The way from the root to a value, as a list from the value up.
///
///     "response" ◀─ [3] ◀─ "address.city"        response[3].address.city
///
/// Values that match cost one object for each place whose decoder may call the parser, and no text.
final class Place: Sendable {
    enum Step: Sendable {
        /// The key path of a property, as the schema has it.
        case keyPath(String)
        /// An element of an array.
        case element(Int)
        /// A member of a dictionary, by a key that is data.
        case member(String)
        /// A member or an element, by its token in a pointer.
        case token(String)
    }

    let parent: Place?
    let step: Step

    /// The root.
    init() { (parent, step) = (nil, .keyPath("")) }

    private init(_ step: Step, in parent: Place) { (self.parent, self.step) = (parent, step) }

    func appending(_ step: Step) -> Place { Place(step, in: self) }

    /// The places from the one below the root down to this one.
    var way: [Place] {
        var places: [Place] = []
        var place = self
        while let parent = place.parent {
            places.append(place)
            place = parent
        }
        return places.reversed()
    }

    var isRoot: Bool { parent == nil }

    /// The key path from the root.
    var keyPath: String {
        way.reduce(into: "") { text, place in
            switch place.step {
            case .keyPath(let path): text += text.isEmpty || path.isEmpty ? path : "." + path
            case .element(let position): text += "[\(position)]"
            case .member(let token), .token(let token):
                let key = JSONPointer(tokens: [token]).keyPath.visibleLine
                text += text.isEmpty || key.hasPrefix("[") ? key : "." + key
            }
        }
    }
}
