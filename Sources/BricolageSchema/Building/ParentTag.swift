internal import BricolageCore
internal import BricolageModeling

/// The tag of a variant that stands beside the variant, as another member of their object.
///
///     {"kind": "circle", "shape": {"radius": 1}}
///
/// What a property holds is described before its object is, so the tag travels up as a keyword of its own, with one
/// entry for each variant; the object turns it into a property and into one condition for each variant.
struct ParentTag {
    /// The keyword by which it travels.
    static let keyword = "$parentTag"

    private let key: String
    private let description: VariantDescription
    private let payloads: [JSON.Object]

    init(_ key: String, _ description: VariantDescription, _ payloads: [JSON.Object]) {
        self.key = key
        self.description = description
        self.payloads = payloads
    }

    /// What the property holds, and the tag on its way to the object.
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

    /// Takes the tags off the properties of an object and gives it the properties that hold them.
    ///
    /// - Returns: Which tag goes with which value.
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
