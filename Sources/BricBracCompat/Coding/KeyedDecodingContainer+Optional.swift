// `decodeOptional` is `decodeIfPresent`, except for types for which null is a value: there, only an absent member is
// nil. That nil is written `.none`, because `nil` alone could also mean the null of the type.
extension KeyedDecodingContainerProtocol {
    /// Reads an optional member; absent and null are nil.
    public func decodeOptional<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try decodeIfPresent(type, forKey: key)
    }

    /// Reads an optional member that may be an explicit null.
    public func decodeOptional(_ type: ExplicitNull.Type, forKey key: Key) throws -> ExplicitNull? {
        contains(key) ? try decode(type, forKey: key) : .none
    }

    /// Reads an optional member that may be an explicit null.
    public func decodeOptional<T: Decodable>(_ type: Nullable<T>.Type, forKey key: Key) throws -> Nullable<T>? {
        contains(key) ? try decode(type, forKey: key) : .none
    }

    /// Reads an optional member of any kind; null is a value of this type.
    public func decodeOptional(_ type: Bric.Type, forKey key: Key) throws -> Bric? {
        contains(key) ? try decode(type, forKey: key) : .none
    }
}
