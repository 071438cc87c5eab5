internal import BricolageCore
internal import BricolageWriting

extension DescribedSchema {
    /// The form that language models need for the arguments of tools: every object requires all its members and allows
    /// no others, optional members are nullable instead, and the only keywords are `type`, `properties`, `required`,
    /// `additionalProperties`, `items`, `anyOf`, `enum`, `const`, `$ref`, `$defs`, `title`, `description` and the most
    /// common formats.
    ///
    /// Bounds and patterns move into the description. What this form cannot express, such as dictionaries and values of
    /// any kind, is reported as a gap. Apart from gaps, a value that the strict schema allows has the members and kinds
    /// that the full schema requires; rules that became words, such as the bounds of a `UInt8` and the distinct
    /// elements of a `Set`, are checked only by the full schema.
    public var strict: DescribedSchema {
        var form = StrictForm(definitions: json["$defs"]?.object ?? [:])
        var root = form.object(json.object ?? [:], at: .root)
        root["$defs"] = StrictForm.used(root)
        if root["type"] != "object" { form.report(.root, "the arguments of a tool are an object") }
        return DescribedSchema(json: .object(root), gaps: gaps + form.gaps)
    }
}

/// Walks through a schema and makes it strict.
private struct StrictForm {
    let definitions: JSON.Object
    private(set) var gaps: [DescribedSchema.Gap] = []

    private static let kept: Set<String> = ["type", "enum", "const", "$ref", "title", "description", "required"]
    private static let dropped: Set<String> = ["$schema", "$comment", "examples", "default", "deprecated", "readOnly"]
    private static let formats: Set<String> = [
        "date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid",
    ]

    mutating func report(_ place: JSONPointer, _ reason: String) {
        gaps.append(DescribedSchema.Gap(type: place.isRoot ? "the root" : place.description, reason: reason))
    }

    mutating func object(_ fragment: JSON.Object, at place: JSONPointer) -> JSON.Object {
        var result: JSON.Object = [:]
        var words: [String] = []
        let fragment = withoutTagBesideReference(fragment)
        for (keyword, value) in fragment {
            switch keyword {
            case _ where Self.kept.contains(keyword): result[keyword] = value
            case _ where Self.dropped.contains(keyword): break
            case "properties", "$defs":
                let below = place.appending(keyword)
                var schemas: JSON.Object = [:]
                for (name, value) in value.object ?? [:] where value != false {
                    schemas[name] = schema(value, at: below.appending(name))
                }
                result[keyword] = .object(schemas)
            case "items": result[keyword] = schema(value, at: place.appending(keyword))
            case "anyOf" where fragment["properties"] != nil: report(place, "a choice between members")
            case "oneOf", "anyOf":
                let branches = (value.array ?? []).filter { !$0.isForUnknownValues }.enumerated().map {
                    position, branch in
                    schema(branch, at: place.appending(keyword).appending(position))
                }
                result["anyOf"] = .array(JSON.Array(branches))
            case "prefixItems":
                report(place, "an array whose elements differ by their places")
                let branches = value.array.map { Array($0) } ?? []
                result["items"] = ["anyOf": .array(JSON.Array(branches.map { schema($0, at: place) }))]
            case "format" where Self.formats.contains(value.string ?? ""): result[keyword] = value
            case "additionalProperties" where value == false: break
            case "additionalProperties": report(place, "an object with members of any name")
            case "allOf", "not", "if", "then", "else", "patternProperties", "dependentSchemas":
                report(place, "the keyword \"\(keyword)\"")
            default: words.append("\(keyword) \(value.string ?? value.serialized())")
            }
        }
        if result["type"] == nil, let values = result["enum"]?.array ?? result["const"].map({ [$0] }) {
            result = JSON.Object.kinds(Array(values)).merging(result)
        }
        if fragment.allowsObjects { close(&result) }
        if !words.isEmpty {
            let text = [result["description"]?.string, words.joined(separator: ", ")].compactMap { $0 }
            result["description"] = .string(text.joined(separator: " ") + ".")
        }
        return result
    }

    /// The definitions that something still refers to; nil when there are none.
    static func used(_ root: JSON.Object) -> JSON? {
        guard let definitions = root["$defs"]?.object else { return nil }
        var rest = root
        rest["$defs"] = nil
        var pending: [JSON] = [.object(rest)]
        var used: Set<String> = []
        while let json = pending.popLast() {
            for (key, value) in json.object ?? [:] {
                guard key == "$ref", let name = JSON.Object.definitionName(value) else {
                    pending.append(value)
                    continue
                }
                if used.insert(name).inserted, let definition = definitions[name] { pending.append(definition) }
            }
            pending += json.array.map { Array($0) } ?? []
        }
        let kept = definitions.filter { used.contains($0.key) }
        return kept.isEmpty ? nil : .object(JSON.Object(kept.map { (key: $0.key, value: $0.value) }))
    }

    /// Replaces a reference beside a tag by the definition of the variant with the tag added.
    private func withoutTagBesideReference(_ fragment: JSON.Object) -> JSON.Object {
        guard fragment["properties"] != nil, let name = JSON.Object.definitionName(fragment["$ref"]),
            let definition = definitions[name]?.object
        else { return fragment }
        var copy = fragment
        copy["$ref"] = nil
        return definition.extended(by: copy)
    }

    private mutating func schema(_ json: JSON, at place: JSONPointer) -> JSON {
        guard let fragment = json.object, !fragment.isEmpty else {
            report(place, "a value of any kind")
            return ["type": ["string", "number", "boolean", "null"]]
        }
        return .object(object(fragment, at: place))
    }

    /// Requires every member, and allows no others.
    ///
    /// Optional members need no change: they are nullable already if the type accepts null for them.
    private func close(_ fragment: inout JSON.Object) {
        let names = fragment["properties"]?.object?.map { JSON.string($0.key) } ?? []
        if fragment["properties"] == nil { fragment["properties"] = [:] }
        fragment["required"] = .array(JSON.Array(names))
        fragment["additionalProperties"] = false
    }
}

extension JSON.Object {
    fileprivate var allowsObjects: Bool {
        self["type"] == "object" || self["type"]?.array?.contains("object") == true
    }
}

extension JSON {
    /// Whether this is the alternative for values that are kept as they are: those with an unknown tag, or of a kind
    /// that no other alternative has.
    fileprivate var isForUnknownValues: Bool {
        if self["$comment"] == .string(JSON.Object.keptMark) { return true }
        return self["properties"]?.object?.contains { $0.value["not"] != nil || $0.value.isForUnknownValues } == true
    }
}
