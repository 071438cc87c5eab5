internal import Foundation

/// Makes one object of several, and splits their keys at the delimiter: `owner.id` is the member `id` of the object
/// `owner`.
///
/// Of two values for the same key path the later counts. A value that lies inside one that is no object has no place;
/// then the result is nil, and `Decoder.logger` hears why.
///
/// - Parameters:
///   - array: The objects; nil is left out.
///   - keyPathDelimiter: The text between the keys of a key path.
public func jsonify(_ array: [JSON?], keyPathDelimiter: String = GlossKeyPathDelimiter) -> JSON? {
    let root = AssembledObject()
    for case let json? in array {
        for (keyPath, value) in json.sorted(by: { $0.key < $1.key }) {
            guard root.set(value, at: keyPath.components(separatedBy: keyPathDelimiter)) else {
                let place = Place(.path(keyPath, delimiter: keyPathDelimiter), isEncoding: true)
                let reason = "the path leads through a value that is no object, or is longer than 512 keys"
                place.explain(Gloss.Reason(reason, at: place))
                return nil
            }
        }
    }
    return root.json
}

/// An object whose members come one by one; a class, so that adding one does not copy the others.
private final class AssembledObject {
    private enum Member {
        case value(Any)
        case object(AssembledObject)
    }

    private var members: [String: Member] = [:]

    /// Sets a value at a path of keys; false if the path leads through something other than an object.
    func set(_ value: Any, at keys: [String]) -> Bool {
        guard keys.count <= Place.mostLevels, let last = keys.last else { return false }
        var object = self
        for key in keys.dropLast() {
            guard let inner = object.object(at: key) else { return false }
            object = inner
        }
        // The members that have come by longer paths stay.
        if case .object(let inner)? = object.members[last], let json = value as? JSON {
            return json.allSatisfy { inner.set($1, at: [$0]) }
        }
        object.members[last] = .value(value)
        return true
    }

    /// The object at a key, to add members to; nil if the key has another value.
    private func object(at key: String) -> AssembledObject? {
        switch members[key] {
        case .object(let object): return object
        case .value(let value):
            guard let json = value as? JSON else { return nil }
            let object = AssembledObject()
            object.members = json.mapValues { .value($0) }
            members[key] = .object(object)
            return object
        case nil:
            let object = AssembledObject()
            members[key] = .object(object)
            return object
        }
    }

    var json: JSON {
        members.mapValues {
            switch $0 {
            case .value(let value): value
            case .object(let object): object.json
            }
        }
    }
}
