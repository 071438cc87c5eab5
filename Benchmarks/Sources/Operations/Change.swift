internal import Bricolage

/// Changes mutable values, as a program does that knows them only as JSON.
enum Change {
    /// Sets a member of every object, and adds an element to every array and removes it.
    static func everywhere(in json: inout JSON) {
        switch json.kind {
        case .object:
            for key in json.object?.keys ?? [] { json[key]?.changeEverywhere() }
            json["changed"] = true
        case .array:
            for index in 0..<json.count { json[index]?.changeEverywhere() }
            json.array?.append(true)
            json.array?.removeLast()
        default: break
        }
    }

    /// The same for a tree of dictionaries and arrays, which cannot be changed in place.
    static func everywhere(in value: inout Any) {
        if var members = value as? [String: Any] {
            value = ()
            for key in members.keys {
                if var member = members[key] {
                    members[key] = ()
                    everywhere(in: &member)
                    members[key] = member
                }
            }
            members["changed"] = true
            value = members
        } else if var elements = value as? [Any] {
            value = ()
            for index in elements.indices {
                var element = elements[index]
                elements[index] = ()
                everywhere(in: &element)
                elements[index] = element
            }
            elements.append(true)
            elements.removeLast()
            value = elements
        }
    }
}

extension Change {
    /// One step to the deepest value.
    enum Step {
        case key(String)
        case index(Int)
    }

    /// The path to the deepest value, or to the first of several.
    static func deepestPlace(in json: JSON) -> [Step] {
        let ways: [[Step]] =
            switch json {
            case .object(let members): members.map { [.key($0.key)] + deepestPlace(in: $0.value) }
            case .array(let elements): elements.enumerated().map { [.index($0)] + deepestPlace(in: $1) }
            default: []
            }
        return ways.reduce([]) { $1.count > $0.count ? $1 : $0 }
    }

    /// Changes the value at the end of a path.
    static func one(of json: inout JSON, at way: ArraySlice<Step>) {
        switch way.first {
        case .key(let key): json[key]?.changeOne(at: way.dropFirst())
        case .index(let index): json[index]?.changeOne(at: way.dropFirst())
        case nil: json = "changed"
        }
    }

    /// The same for a tree of dictionaries and arrays.
    static func one(of value: inout Any, at way: ArraySlice<Step>) {
        switch way.first {
        case .key(let key):
            guard var members = value as? [String: Any], var member = members[key] else { return }
            one(of: &member, at: way.dropFirst())
            members[key] = member
            value = members
        case .index(let index):
            guard var elements = value as? [Any] else { return }
            one(of: &elements[index], at: way.dropFirst())
            value = elements
        case nil: value = "changed"
        }
    }
}

extension JSON {
    fileprivate mutating func changeEverywhere() { Change.everywhere(in: &self) }
    fileprivate mutating func changeOne(at way: ArraySlice<Change.Step>) { Change.one(of: &self, at: way) }
}
