extension Dictionary where Key == String {
    /// The value at a path of keys, through dictionaries and values of type `JSEN`; nil if there is none.
    ///
    /// Setting nil removes the member. Setting a value creates dictionaries that are missing on the way. It does
    /// nothing if a value on the way is no dictionary, if a dictionary cannot hold values of that type, and for the
    /// empty path. Where a `JSEN` is needed, other values are converted by `JSEN(from:)`.
    public subscript(keyPath keyPath: KeyPath) -> Any? {
        get {
            guard let head = keyPath.segments.first, var value: Any = self[head] else { return nil }
            for key in keyPath.segments.dropFirst() {
                let member: Any? = (value as? JSEN).map { $0[key] } ?? (value as? [String: Any])?[key]
                guard let member else { return nil }
                value = member
            }
            return value
        }
        set { set(newValue, at: keyPath.segments[...], creating: newValue != nil && keyPath.canCreateObjects) }
    }

    private mutating func set(_ value: Any?, at keys: ArraySlice<String>, creating: Bool) {
        guard let key = keys.first else { return }
        let rest = keys.dropFirst()
        if rest.isEmpty {
            if let value { put(value, forKey: key) } else { removeValue(forKey: key) }
        } else if var jsen = self[key] as? JSEN {
            let new = JSEN(from: value)
            guard value == nil || new != nil else { return }
            // Nobody else holds the members then, so they change in place.
            removeValue(forKey: key)
            jsen[keyPath: KeyPath(segments: Array(rest))] = new
            put(jsen, forKey: key)
        } else if var members = self[key].map({ $0 as? [String: Any] }) ?? (creating ? [:] : nil) {
            // A dictionary of another type may not be able to hold the changed members, and keeps what it has.
            if Value.self == Any.self { removeValue(forKey: key) }
            members.set(value, at: rest, creating: creating)
            put(members, forKey: key)
        }
    }

    /// Sets a member, if the dictionary can hold a value of that type.
    private mutating func put(_ value: Any, forKey key: String) {
        if let value = value as? Value ?? JSEN(from: value) as? Value { self[key] = value }
    }
}
