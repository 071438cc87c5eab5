extension JSEN {
    /// The member of an object; nil if there is none, and for values of other kinds.
    ///
    /// Setting nil removes the member. Setting a member of a value that is no object does nothing.
    public subscript(_ key: String) -> JSEN? {
        get {
            guard case .dictionary(let members) = self else { return nil }
            return members[key]
        }
        set { set(newValue, at: [key], creating: false) }
    }

    /// The value at a path of keys; nil if there is none, and for the empty path.
    ///
    /// Setting nil removes the member. Setting a value creates objects that are missing on the way, but does nothing if
    /// a value on the way is no object, and for the empty path.
    public subscript(keyPath keyPath: KeyPath) -> JSEN? {
        get {
            guard !keyPath.isEmpty else { return nil }
            var value = self
            for key in keyPath.segments {
                guard let member = value[key] else { return nil }
                value = member
            }
            return value
        }
        set { set(newValue, at: keyPath.segments[...], creating: newValue != nil && keyPath.canCreateObjects) }
    }

    private mutating func set(_ value: JSEN?, at keys: ArraySlice<String>, creating: Bool) {
        guard let key = keys.first, case .dictionary(var members) = self else { return }
        // Nobody else holds the members any more, so they change in place.
        self = .null
        if keys.count == 1 {
            members[key] = value
        } else if members[key] != nil || creating {
            members[key, default: .dictionary([:])].set(value, at: keys.dropFirst(), creating: creating)
        }
        self = .dictionary(members)
    }
}
