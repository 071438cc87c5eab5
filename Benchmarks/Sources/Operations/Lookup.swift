internal import Bricolage

/// Looks up every member of every object by its key and every element by its index.
enum Lookup {
    /// The number of values found.
    static func everything(in json: JSON) -> Int {
        switch json {
        case .object(let members):
            members.reduce(1) { $0 + (json[$1.key].map(everything) ?? 0) }
        case .array(let elements):
            elements.indices.reduce(1) { $0 + (json[$1].map(everything) ?? 0) }
        default: 1
        }
    }

    /// The same for a tree of dictionaries and arrays.
    static func everything(in value: Any) -> Int {
        if let members = value as? [String: Any] {
            return members.reduce(1) { $0 + (members[$1.key].map(everything) ?? 0) }
        }
        if let elements = value as? [Any] { return elements.indices.reduce(1) { $0 + everything(in: elements[$1]) } }
        return 1
    }
}
