public import BricolageCore

extension JSON {
    /// Makes the changes of a JSON Merge Patch (RFC 7396, section 2).
    ///
    ///     {"title": "Rice", "tags": {"a": 1, "b": 2}}
    ///     {"title": "Soup", "tags": {"b": null}}          the merge patch
    ///     {"title": "Soup", "tags": {"a": 1}}
    ///
    /// Objects are merged member by member, and a member that is null is removed. Anything else replaces what was there;
    /// arrays are replaced whole.
    ///
    /// - Complexity: Linear in the patch and in the objects that it changes; without recursion.
    public mutating func apply(mergePatch patch: JSON) {
        guard case .object(let members) = patch else {
            self = patch
            return
        }
        var open = [MergedObject(taking: &self, members, key: "")]
        while var object = open.popLast() {
            if let (key, members) = object.mergeScalars() {
                var inner = object.target[key] ?? .null
                object.target[key] = .null
                open.append(object)
                open.append(MergedObject(taking: &inner, members, key: key))
            } else if let outer = open.indices.last {
                open[outer].target[object.key] = .object(object.target)
            } else {
                self = .object(object.target)
            }
        }
    }
}

/// An object some of whose members have been merged.
private struct MergedObject {
    var target: JSON.Object
    /// Where the object is in the one around it.
    let key: String
    private let patch: JSON.Object
    private var position = 0
    private var removed: Set<ExactKey> = []

    /// Takes an object out of where it is, so that nobody else holds it; anything else becomes an empty object.
    init(taking value: inout JSON, _ patch: JSON.Object, key: String) {
        target = value.object ?? [:]
        value = .null
        // Of duplicate keys the last one counts.
        self.patch = patch.hasDuplicateKeys ? JSON.Object(patch) : patch
        self.key = key
    }

    /// Merges the next members that are not objects.
    ///
    /// - Returns: The next member that is an object; nil at the end.
    mutating func mergeScalars() -> (key: String, members: JSON.Object)? {
        while position < patch.count {
            let (key, value) = patch[position]
            position += 1
            switch value {
            case .null: removed.insert(ExactKey(key))
            case .object(let members): return (key, members)
            default: target[key] = value
            }
        }
        if !removed.isEmpty { target.removeAll { key, _ in removed.contains(ExactKey(key)) } }
        return nil
    }
}
