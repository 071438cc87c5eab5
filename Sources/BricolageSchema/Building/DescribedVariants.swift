internal import BricolageCore
internal import BricolageModeling

extension TypeRecorder {
    /// One of the types of a family, each with its tag at the place that the family chooses.
    func variants<Family: JSONVariantFamily>(of family: Family.Type) -> JSON.Object {
        let description = VariantDescription(family, userInfo: userInfo)
        let tagging = written(description.tagging)
        var branches = description.variants.map { variant -> JSON.Object in
            let payload = fragment(of: variant.type)
            return branch(payload, tag: variant.tags, isRequired: !variant.isDefault, tagging)
        }
        if case .parent(let key) = tagging { return ParentTag(key, description, branches).fragment }
        if description.keepsUnknown, let unknown = unknown(description, tagging) { branches.append(unknown) }
        return .alternatives(branches)
    }

    /// The place of the tag in documents: coders convert the keys in a description of a family like those of types.
    private func written(_ tagging: JSONTagging) -> JSONTagging {
        func name(_ key: String) -> String { decoder.writtenName(of: key) ?? key }
        return switch tagging {
        case .internal(let key): .internal(name(key))
        case .pointer(let pointer): .pointer(JSONPointer(tokens: pointer.tokens.map(name)))
        case .adjacent(let key, let content): .adjacent(tag: name(key), content: name(content))
        case .external, .parent, .untagged: tagging
        }
    }

    private func branch(
        _ payload: JSON.Object, tag: [JSON], isRequired: Bool, _ tagging: JSONTagging
    ) -> JSON.Object {
        let tagSchema: JSON.Object = tag.count == 1 ? ["const": tag[0]] : ["enum": .array(JSON.Array(tag))]
        switch tagging {
        case .internal(let key): return payload.tagged(tagSchema, at: [key], isRequired: isRequired)
        case .pointer(let pointer): return payload.tagged(tagSchema, at: pointer.tokens[...], isRequired: isRequired)
        case .adjacent(let key, let content):
            var fragment: JSON.Object = ["type": "object"]
            fragment["properties"] = [key: .object(tagSchema), content: payload.schema]
            fragment["required"] = isRequired ? [.string(key), .string(content)] : [.string(content)]
            return fragment
        case .external:
            return .alternatives(
                tag.compactMap(\.string).map { key in
                    [
                        "type": "object", "properties": [key: payload.schema], "required": [.string(key)],
                        "additionalProperties": false,
                    ]
                })
        case .parent, .untagged: return payload
        }
    }

    /// The schema of values with an unknown tag; nil if values contain no tag.
    private func unknown(_ description: VariantDescription, _ tagging: JSONTagging) -> JSON.Object? {
        let known = JSON.array(JSON.Array(description.variants.flatMap(\.tags)))
        let tag: JSON.Object = ["not": ["enum": known]]
        switch tagging {
        case .internal(let key), .adjacent(let key, _): return JSON.Object.type("object").tagged(tag, at: [key])
        case .pointer(let pointer): return JSON.Object.type("object").tagged(tag, at: pointer.tokens[...])
        case .external, .parent, .untagged: return nil
        }
    }
}

extension JSON.Object {
    /// The same object with a tag in it.
    fileprivate func tagged(
        _ tag: JSON.Object, at path: ArraySlice<String>, isRequired: Bool = true
    ) -> JSON.Object {
        guard let key = path.first else { return merging(tag) }
        let inner = path.count == 1 ? tag : JSON.Object.type("object").tagged(tag, at: path.dropFirst())
        var properties: JSON.Object = [key: inner.schema]
        for (name, schema) in self["properties"]?.object ?? [:] where name != key { properties[name] = schema }
        var copy = self
        copy["properties"] = .object(properties)
        let required = (self["required"]?.array ?? []).filter { $0 != .string(key) }
        if isRequired { copy["required"] = .array([.string(key)] + required) }
        return copy
    }
}

// MARK: Properties that hold values of a family

extension Polymorphic.Value: DescribedType {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        FamilyContent.describe(Content.self, recorder.variants(of: Family.self))
    }
}

extension Lossy: DescribedType where Value: Decodable {
    /// The elements that are kept; those that are dropped are not described.
    static func describe(to recorder: TypeRecorder) -> JSON.Object { recorder.fragment(of: Value.self) }
}

/// Arrays, dictionaries and optionals of the values of a family, in any nesting.
private enum FamilyContent {
    static func describe(_ type: Any.Type, _ variants: JSON.Object) -> JSON.Object {
        guard let type = type as? any FamilyContainer.Type else { return variants }
        return type.describe(describe(type.content, variants))
    }
}

private protocol FamilyContainer {
    static var content: Any.Type { get }
    static func describe(_ content: JSON.Object) -> JSON.Object
}

extension Optional: FamilyContainer {
    fileprivate static var content: Any.Type { Wrapped.self }
    fileprivate static func describe(_ content: JSON.Object) -> JSON.Object { content.nullable }
}

extension Array: FamilyContainer {
    fileprivate static var content: Any.Type { Element.self }
    fileprivate static func describe(_ content: JSON.Object) -> JSON.Object { .array(of: content) }
}

extension Dictionary: FamilyContainer {
    fileprivate static var content: Any.Type { Value.self }
    fileprivate static func describe(_ content: JSON.Object) -> JSON.Object { .map(of: content) }
}
