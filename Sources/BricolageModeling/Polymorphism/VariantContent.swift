internal import BricolageCore
internal import BricolageWriting

/// A collection of a family's values: an array, a dictionary or an optional of them, in any nesting.
protocol VariantContainer {
    /// The value that it is read from, as in "expected …".
    static var expectedVariants: String { get }

    static func decode<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from decoder: any Decoder, _ dropped: inout DroppedValues
    ) throws -> Self

    static func read<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from json: JSONDocument.Node, _ dropped: inout DroppedValues
    ) throws -> Self

    func encode<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to encoder: any Encoder) throws

    func write<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to json: inout JSONOutput)
}

extension ExpectedKind {
    /// The words for the value that content is read from.
    static func words(forVariantsAs type: Any.Type) -> String {
        (type as? any VariantContainer.Type)?.expectedVariants ?? "a value of type \(type)"
    }
}

extension VariantReader {
    /// Reads content, a value of the family or a collection, with any coder.
    func content<Content>(
        _ type: Content.Type, from decoder: any Decoder, _ dropped: inout DroppedValues
    ) throws -> Content {
        if type == Family.Base.self, let value = try readRequired(from: VariantSource(decoder)) as? Content {
            return value
        }
        guard let container = try container(type),
            let content = try container.decode(self, from: decoder, &dropped) as? Content
        else { throw Family.unsuitable(type) }
        return content
    }

    /// Reads content, a value of the family or a collection, directly.
    func content<Content>(
        _ type: Content.Type, from json: JSONDocument.Node, _ dropped: inout DroppedValues
    ) throws -> Content {
        if type == Family.Base.self, let value = try readRequired(from: VariantSource(json)) as? Content {
            return value
        }
        guard let container = try container(type),
            let content = try container.read(self, from: json, &dropped) as? Content
        else { throw Family.unsuitable(type) }
        return content
    }

    /// Reads a value whose tag was found beside it; optional content may be dropped.
    func content<Content>(
        _ type: Content.Type, from source: VariantSource, _ dropped: inout DroppedValues
    ) throws -> Content {
        let value =
            type is any OptionalContent.Type
            ? try element(Family.Base.self, from: source, &dropped) : try readRequired(from: source)
        guard let content = value as? Content else { throw Family.unsuitable(type) }
        return content
    }

    /// Reads an element; nil if its tag is unknown and the family drops such elements.
    func element<Content>(
        _ type: Content.Type, from source: VariantSource, _ dropped: inout DroppedValues
    ) throws -> Content? {
        guard type == Family.Base.self else {
            guard let decoder = source.decoder else { return try content(type, from: source.json, &dropped) }
            return try content(type, from: decoder, &dropped)
        }
        do {
            return try read(from: source) as? Content
        } catch let unknown as UnknownTagError {
            guard dropsUnknown else { throw unknown.error }
            if let decoder = source.decoder, source.isForeign {
                dropped.append(unknown.error, at: decoder.codingPath)
            } else {
                dropped.append(unknown.reason, at: source.json)
            }
            return nil
        }
    }

    private func container<Content>(_ type: Content.Type) throws -> (any VariantContainer.Type)? {
        if case .parent = tagging, !(type is any OptionalContent.Type) { throw Family.unsuitable(type) }
        return type as? any VariantContainer.Type
    }
}

extension VariantWriter {
    /// Writes content, a value of the family or a collection, with any coder.
    func write<Content>(content: Content, to encoder: any Encoder, writesParentTag: Bool = true) throws {
        if let value = content as? Family.Base, Content.self == Family.Base.self {
            return try write(value, to: encoder, writesParentTag: writesParentTag)
        }
        guard let container = content as? any VariantContainer else { throw Family.unsuitable(Content.self) }
        try container.encode(self, to: encoder)
    }

    /// Writes content, a value of the family or a collection, directly.
    func write<Content>(content: Content, to json: inout JSONOutput) {
        if let value = content as? Family.Base, Content.self == Family.Base.self { return write(value, to: &json) }
        guard let container = content as? any VariantContainer else {
            return json.fail(.unwritable(Family.unsuitable(Content.self).description))
        }
        container.write(self, to: &json)
    }
}

extension JSONVariantFamily {
    /// The error for a property whose type does not consist of values of the family.
    static func unsuitable(_ type: Any.Type) -> JSONVariantError {
        .unsuitableContent("\(type)", base: "\(Base.self)")
    }
}

/// One element, as a coder's containers see it; without a value if it was dropped.
struct VariantElement<Family: JSONVariantFamily, Content>: Codable {
    let value: Content?
    let dropped: DroppedValues
    private let writesParentTag: Bool

    init(_ value: Content, writesParentTag: Bool = true) {
        self.value = value
        dropped = DroppedValues()
        self.writesParentTag = writesParentTag
    }

    init(from decoder: any Decoder) throws {
        let reader = VariantReader<Family>(userInfo: decoder.userInfo)
        var dropped = DroppedValues()
        value = try reader.element(Content.self, from: VariantSource(decoder), &dropped)
        self.dropped = dropped
        writesParentTag = true
    }

    func encode(to encoder: any Encoder) throws {
        guard let value else { return }
        try VariantWriter<Family>(userInfo: encoder.userInfo).write(
            content: value, to: encoder, writesParentTag: writesParentTag)
    }
}
