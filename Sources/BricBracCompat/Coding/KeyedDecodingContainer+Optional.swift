extension KeyedDecodingContainerProtocol {
    /// Reads an optional member: an absent one is nil, and so is null, unless null is a value of the type.
    ///
    /// It is a value of `ExplicitNull`, of `Bric`, and of unions and wrappers of them, such as `Nullable`.
    public func decodeOptional<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        // The nil of the optional is `.none`, because `nil` could also be the null of the type.
        guard contains(key), try !decodeNil(forKey: key) || Nulls.areValues(of: type) else { return .none }
        return try decode(type, forKey: key)
    }
}
