public import Bricolage

/// A type that a configuration names in the place of a member's.
public struct Energy: JSONReadable, JSONWritable, Hashable, Sendable {
    /// The kilocalories.
    public var kilocalories: Int

    /// Reads a number.
    public init(json: JSONDocument.Node) throws { kilocalories = try Int(json: json) }

    /// Writes the number.
    public func write(json: inout JSONOutput) { kilocalories.write(json: &json) }

    /// Reads a number with any coder.
    public init(from decoder: any Decoder) throws { kilocalories = try Int(from: decoder) }

    /// Writes the number with any coder.
    public func encode(to encoder: any Encoder) throws { try kilocalories.encode(to: encoder) }
}

/// A protocol that a configuration lets a type adopt.
public protocol CustomTasting {}
