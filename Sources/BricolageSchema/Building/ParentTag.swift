internal import BricolageCore
internal import BricolageModeling

/// A tag beside its variant, as another member of the same object.
///
///     {"kind": "circle", "shape": {"radius": 1}}
///
/// A property is described before the object that contains it. So the tag travels up as a keyword of its own, with one
/// entry for each variant, and the object turns it into a property and one condition for each variant.
struct ParentTag {
    /// The keyword as which the tag travels.
    static let keyword = "$parentTag"

    private let key: String
    private let description: VariantDescription
    private let payloads: [JSON.Object]

    init(_ key: String, _ description: VariantDescription, _ payloads: [JSON.Object]) {
        self.key = key
        self.description = description
        self.payloads = payloads
    }

    /// The schema of the property, with the tag for the object.
    var fragment: JSON.Object {
        let isKept = description.keepsUnknown
        let variants = zip(description.variants, payloads).map { variant, payload -> JSON in
            ["tags": .array(JSON.Array(variant.tags)), "payload": payload.schema]
        }
        let tag: JSON = [
            "key": .string(key), "isOpen": .bool(isKept), "variants": .array(JSON.Array(variants)),
            "isRequired": .bool(!description.variants.contains { $0.isDefault }),
        ]
        let values = isKept ? [:] : JSON.Object.alternatives(payloads)
        return values.merging([Self.keyword: tag])
    }

    /// Removes the tags from the properties of an object and adds properties for them.
    ///
    /// - Returns: The conditions: which tag requires which variant.
    static func settle(in properties: inout JSON.Object, _ required: inout [JSON]) -> [JSON] {
        var conditions: [JSON] = []
        for (name, schema) in properties {
            guard var value = schema.object, let tag = value[keyword], let key = tag["key"]?.string else { continue }
            value[keyword] = nil
            properties[name] = value.schema
            let variants = tag["variants"]?.array ?? []
            if properties[key] == nil {
                let known = variants.flatMap { Array($0["tags"]?.array ?? []) }
                properties[key] = tag["isOpen"] == true ? true : .object(.enumeration(known))
            }
            if tag["isRequired"] == true, required.contains(.string(name)), !required.contains(.string(key)) {
                required.append(.string(key))
            }
            conditions += variants.map { condition(on: key, $0, name, allowsNull: value.allowsNull) }
        }
        return conditions
    }

    private static func condition(on key: String, _ variant: JSON, _ name: String, allowsNull: Bool) -> JSON {
        let payload = variant["payload"] ?? true
        let value = allowsNull ? payload.object.map { $0.nullable.schema } ?? payload : payload
        let tags: JSON = ["enum": variant["tags"] ?? []]
        return [
            "if": ["properties": [key: tags], "required": [.string(key)]], "then": ["properties": [name: value]],
        ]
    }
}
