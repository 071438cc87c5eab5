extension Bric {
    /// One step of a pointer: the key of a member, or the position of an element.
    public enum Ref: Hashable, Sendable {
        /// The key of a member.
        case key(String)
        /// The position of an element.
        case index(Int)

        /// A step to a member.
        public init(key: String) { self = .key(key) }

        /// A step to an element.
        public init(index: Int) { self = .index(index) }

        /// A step to an element.
        public init<Index: RawRepresentable>(index: Index) where Index.RawValue == Int { self = .index(index.rawValue) }
    }

    /// Why a pointer leads nowhere; the text is the pointer as far as the step that failed.
    public enum BricReferenceError: Error, Hashable, Sendable, CustomDebugStringConvertible {
        /// The text is not a pointer.
        case invalidReferenceURI(String)
        /// No document has this address.
        case unresolvableReferenceRoot(String)
        /// A value that is neither object nor array has no children.
        case referenceToNonObject(String)
        /// The object has no such member.
        case objectKeyNotFound(String)
        /// The array has no such element.
        case arrayIndexNotFound(String)

        /// What is wrong, with the pointer.
        public var debugDescription: String {
            switch self {
            case .invalidReferenceURI(let text): "InvalidReferenceURI: \(text)"
            case .unresolvableReferenceRoot(let text): "UnresolvableReferenceRoot: \(text)"
            case .referenceToNonObject(let text): "ReferenceToNonObject: \(text)"
            case .objectKeyNotFound(let text): "ObjectKeyNotFound: \(text)"
            case .arrayIndexNotFound(let text): "ArrayIndexNotFound: \(text)"
            }
        }
    }
}

extension Bric.Ref: CustomStringConvertible {
    /// The key or the position.
    public var description: String {
        switch self {
        case .key(let key): key
        case .index(let index): String(index)
        }
    }
}

extension Bric.Ref: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A step to a member.
    public init(stringLiteral value: String) { self = .key(value) }

    /// A step to an element.
    public init(integerLiteral value: Int) { self = .index(value) }
}
