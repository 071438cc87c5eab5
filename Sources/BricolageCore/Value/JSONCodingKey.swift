/// A coding key that holds any string, and passes JSON keys to other coders.
///
/// It fits into a `CodingKey` existential without allocation; the text of an array index is created on demand.
public struct JSONCodingKey: CodingKey, Sendable, Hashable {
    private enum Content: Sendable {
        case member(String)
        case element(Int)
    }

    private let content: Content

    /// The key.
    public var stringValue: String {
        switch content {
        case .member(let key): key
        case .element(let position): "Index \(position)"
        }
    }

    /// The index in an array, if this names an element.
    public var intValue: Int? { if case .element(let position) = content { position } else { nil } }

    /// Creates the key of a member.
    public init(_ key: String) {
        content = .member(key)
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

// Not inlined, because the compiler would put a copy of each into everything that it derives from them.
extension JSONCodingKey {
    /// Whether two keys are the same index or the same name: `é` and `e` + U+0301 are different (RFC 8259, section
    /// 8.3).
    @inline(never)
    public static func == (lhs: JSONCodingKey, rhs: JSONCodingKey) -> Bool {
        switch (lhs.content, rhs.content) {
        case (.member(let left), .member(let right)): ExactText.equal(left, right)
        case (.element(let left), .element(let right)): left == right
        default: false
        }
    }

    /// Feeds the name or the index to a hasher.
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        switch content {
        case .member(let key): ExactText.hash(key, into: &hasher)
        case .element(let position): hasher.combine(position)
        }
    }
}

extension JSONCodingKey: ExpressibleByStringLiteral {
    /// Creates the key of a member.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
