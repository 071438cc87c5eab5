public import BricolageCore
internal import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// Properties that hold values of a family: `@Polymorphic<Shapes>.Value var shapes: [any Shape]`.
public enum Polymorphic<Family: JSONVariantFamily> {
    /// A value of the family, or arrays, dictionaries and optionals of them in any nesting.
    ///
    ///     struct Drawing: Codable {
    ///         @Polymorphic<Shapes>.Value var background: (any Shape)?
    ///         @Polymorphic<Shapes>.Value var shapes: [any Shape]
    ///         @Polymorphic<Shapes>.Value var layers: [String: [any Shape]]
    ///     }
    ///
    ///     drawing.$shapes     // the elements that were dropped, if the family drops unknown tags
    ///
    /// An optional property may be absent. Works with any coder, and in types that read themselves:
    /// `_shapes = try fields["shapes"]`.
    @propertyWrapper
    public struct Value<Content> {
        /// The value.
        public var wrappedValue: Content
        /// The elements that were dropped when the value was read.
        private var dropped = DroppedValues()

        /// Wraps a value.
        public init(wrappedValue: Content) { self.wrappedValue = wrappedValue }

        /// The issues of the elements that were dropped when the value was read.
        ///
        /// Computes locations in the text, which is linear in the document.
        public var projectedValue: [DecodingIssue] { dropped.issues }
    }
}

extension Polymorphic.Value: Sendable where Content: Sendable {}

extension Polymorphic.Value: Equatable where Content: Equatable {
    /// Whether the values are equal, regardless of dropped elements.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Polymorphic.Value: Hashable where Content: Hashable {
    /// Feeds the value to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Polymorphic.Value: Codable {
    /// Reads the content, each value by its tag.
    public init(from decoder: any Decoder) throws { try self.init(from: decoder, parentTag: nil) }

    fileprivate init(from decoder: any Decoder, parentTag: JSONDocument.Node?) throws {
        let reader = VariantReader<Family>(userInfo: decoder.userInfo)
        var dropped = DroppedValues()
        if let parentTag {
            var source = try VariantSource(decoder)
            source.parentTag = parentTag
            wrappedValue = try reader.content(Content.self, from: source, &dropped)
        } else {
            wrappedValue = try reader.content(Content.self, from: decoder, &dropped)
        }
        self.dropped = dropped
    }

    /// Writes the content, each value with its tag.
    public func encode(to encoder: any Encoder) throws {
        try VariantWriter<Family>(userInfo: encoder.userInfo).write(content: wrappedValue, to: encoder)
    }
}

extension Polymorphic.Value: JSONReadable, JSONRecognizable, JSONWritable {
    /// Reads the content, each value by its tag.
    public init(json: JSONDocument.Node) throws {
        var dropped = DroppedValues()
        wrappedValue = try VariantReader<Family>(userInfo: json.userInfo).content(Content.self, from: json, &dropped)
        self.dropped = dropped
    }

    /// An absent optional is nil.
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Self {
        if let type = Content.self as? any OptionalContent.Type, let content = type.absent as? Content {
            return Self(wrappedValue: content)
        }
        throw JSONReadingError(.missing(key: key.description), at: object, expected: expectedWords)
    }

    /// Writes the content, each value with its tag.
    public func write(json: inout JSONOutput) {
        VariantWriter<Family>(userInfo: json.userInfo).write(content: wrappedValue, to: &json)
    }

    /// A nil optional is omitted.
    public static func omits(_ value: Self) -> Bool { value.isAbsent }

    fileprivate var isAbsent: Bool { (wrappedValue as? any OptionalContent)?.isAbsent ?? false }
}

extension Polymorphic.Value: DescribedCollection {
    package static var expectedWords: String { ExpectedKind.words(forVariantsAs: Content.self) }
}

extension KeyedDecodingContainer {
    /// Reads a property with values of a family, whose tag may be a sibling member.
    public func decode<Family, Content>(
        _ type: Polymorphic<Family>.Value<Content>.Type, forKey key: Key
    ) throws -> Polymorphic<Family>.Value<Content> {
        if Content.self is any OptionalContent.Type, try !contains(key) || decodeNil(forKey: key) {
            return try .absent("", in: nil)
        }
        if case .parent(let tag) = Family.variants.tagging, let tagKey = Key(stringValue: tag), contains(tagKey) {
            var tag = try JSONDocument(decode(JSON.self, forKey: tagKey)).root
            // Beside an absent value there is no way to the tag and its place.
            if !contains(key), let native = try superDecoder(forKey: tagKey) as? any NodeProvidingDecoder {
                tag = native.node
            }
            return try Polymorphic<Family>.Value<Content>(from: superDecoder(forKey: key), parentTag: tag)
        }
        return try decode(any: type, forKey: key)
    }
}

extension KeyedEncodingContainer {
    /// Writes a property with values of a family, unless it is nil.
    public mutating func encode<Family, Content>(
        _ value: Polymorphic<Family>.Value<Content>, forKey key: Key
    ) throws {
        if value.isAbsent { return }
        guard case .parent(let tag) = Family.variants.tagging, let tagKey = Key(stringValue: tag) else {
            return try encode(any: value, forKey: key)
        }
        let encoder = superEncoder(forKey: key)
        let writer = VariantWriter<Family>(userInfo: encoder.userInfo)
        guard let variant = value.wrappedValue as? Family.Base else {
            throw Family.unsuitable(Content.self)
        }
        try writer.write(variant, to: encoder, writesParentTag: false)
        try encode(writer.parentTag(of: variant), forKey: tagKey)
    }
}

extension Polymorphic.Value: MemberHolding {
    /// For an optional, the request of `contains`, which asks whether the member is present; otherwise nil: the type
    /// itself is requested.
    package static var request: (type: ObjectIdentifier, isOptional: Bool)? {
        mayBeAbsent ? (ObjectIdentifier(Never.self), false) : nil
    }

    package static var mayBeAbsent: Bool { Content.self is any OptionalContent.Type }

    /// The tag may be a member beside the value.
    package static var needsOtherMembers: Bool {
        if case .parent = Family.variants.tagging { true } else { false }
    }
}

// In these generic functions the compiler chooses the containers' functions for all types, not the specific ones above.

extension KeyedDecodingContainer {
    fileprivate func decode<T: Decodable>(any type: T.Type, forKey key: Key) throws -> T {
        try decode(type, forKey: key)
    }
}

extension KeyedEncodingContainer {
    fileprivate mutating func encode(any value: some Encodable, forKey key: Key) throws {
        try encode(value, forKey: key)
    }
}

extension Polymorphic.Value: JSONContainerCoded {}
