internal import BricolageCore
internal import BricolageFields
internal import BricolageWriting

/// Content that may be absent.
protocol OptionalContent {
    static var absent: Self { get }
    var isAbsent: Bool { get }
}

extension Optional: OptionalContent {
    static var absent: Wrapped? { nil }
    var isAbsent: Bool { self == nil }
}

extension Optional: VariantContainer {
    static var expectedVariants: String { ExpectedKind.words(forVariantsAs: Wrapped.self) }

    static func decode<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from decoder: any Decoder, _ dropped: inout DroppedValues
    ) throws -> Wrapped? {
        if try decoder.singleValueContainer().decodeNil() { return nil }
        return try reader.element(Wrapped.self, from: VariantSource(decoder), &dropped)
    }

    static func read<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from json: JSONDocument.Node, _ dropped: inout DroppedValues
    ) throws -> Wrapped? {
        json.isNull ? nil : try reader.element(Wrapped.self, from: VariantSource(json), &dropped)
    }

    func encode<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to encoder: any Encoder) throws {
        if let self { return try writer.write(content: self, to: encoder) }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    func write<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to json: inout JSONOutput) {
        if let self { writer.write(content: self, to: &json) } else { json.writeNull() }
    }
}

extension Array: VariantContainer {
    static var expectedVariants: String { "an array" }

    static func decode<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from decoder: any Decoder, _ dropped: inout DroppedValues
    ) throws -> [Element] {
        // Decoded as an array, so that after an error the diagnosing pass checks all elements.
        let elements = try decoder.singleValueContainer().decode([VariantElement<Family, Element>].self)
        for element in elements { dropped.append(element.dropped) }
        return elements.compactMap(\.value)
    }

    static func read<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from json: JSONDocument.Node, _ dropped: inout DroppedValues
    ) throws -> [Element] {
        guard json.kind == .array else { throw json.wrongKind("an array") }
        var result: [Element] = []
        result.reserveCapacity(json.count)
        for element in json.elements {
            if let value = try reader.element(Element.self, from: VariantSource(element), &dropped) {
                result.append(value)
            }
        }
        return result
    }

    func encode<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(VariantElement<Family, Element>(element)) }
    }

    func write<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to json: inout JSONOutput) {
        guard json.beginArray() else { return }
        for element in self { writer.write(content: element, to: &json) }
        json.endArray()
    }
}

extension Dictionary: VariantContainer where Key == String {
    static var expectedVariants: String { "an object" }

    static func decode<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from decoder: any Decoder, _ dropped: inout DroppedValues
    ) throws -> [String: Value] {
        // As a dictionary, because its keys are data to every coder.
        let elements = try decoder.singleValueContainer().decode([String: VariantElement<Family, Value>].self)
        for index in elements.indicesByKey { dropped.append(elements[index].value.dropped) }
        return elements.compactMapValues(\.value)
    }

    static func read<Family: JSONVariantFamily>(
        _ reader: VariantReader<Family>, from json: JSONDocument.Node, _ dropped: inout DroppedValues
    ) throws -> [String: Value] {
        guard json.kind == .object else { throw json.wrongKind("an object") }
        var result: [String: Value] = [:]
        for member in json.countingMembers {
            guard let value = try reader.element(Value.self, from: VariantSource(member.value), &dropped) else {
                continue
            }
            if result.updateValue(value, forKey: member.key) != nil {
                try result.checkRepeatedKey(member.key, at: member.value)
            }
        }
        return result
    }

    func encode<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(mapValues { VariantElement<Family, Value>($0) })
    }

    func write<Family: JSONVariantFamily>(_ writer: VariantWriter<Family>, to json: inout JSONOutput) {
        guard json.beginObject(tracksMembers: false) else { return }
        for index in indicesByKey {
            json.key(self[index].key)
            writer.write(content: self[index].value, to: &json)
        }
        json.endObject()
    }
}
