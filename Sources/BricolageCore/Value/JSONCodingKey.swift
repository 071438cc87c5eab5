/// A coding key that holds any string: how the keys of JSON reach coders that are not ours.
///
/// Small enough to be a `CodingKey` without memory of its own; the text of a place in an array is made when asked for.
public struct JSONCodingKey: CodingKey, Sendable, Hashable {
    private enum Content: Sendable, Hashable {
        case member(ExactKey)
        case element(Int)
    }

    private let content: Content

    /// The key.
    public var stringValue: String {
        switch content {
        case .member(let key): key.text
        case .element(let position): "Index \(position)"
        }
    }

    /// The place in an array, if this names an element.
    public var intValue: Int? { if case .element(let position) = content { position } else { nil } }

    /// Creates the key of a member.
    public init(_ key: String) {
        content = .member(ExactKey(key))
    }

    /// Creates the key of a member.
    public init(stringValue: String) {
        self.init(stringValue)
    }

    /// Creates the key of an element.
    public init(intValue: Int) {
        content = .element(intValue)
    }
}

extension JSONCodingKey: ExpressibleByStringLiteral {
    /// Creates the key of a member.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
