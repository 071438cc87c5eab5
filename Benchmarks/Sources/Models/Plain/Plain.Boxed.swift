extension Plain {
    /// A value in a box, so that a struct may contain itself.
    public final class Boxed<Value: Codable & Sendable>: Codable, Sendable {
        let value: Value

        /// Reads the value.
        public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

        /// Writes the value.
        public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}
