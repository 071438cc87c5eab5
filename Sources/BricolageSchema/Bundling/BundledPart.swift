internal import BricolageCore

/// A part of a file on its way into the description of an API.
struct BundledPart {
    let content: DescriptionPart
    /// Its place in its file.
    let pointer: JSONPointer
    /// Its place in the bundle, unless it replaces a reference.
    var home: JSONPointer = .root
    /// For a part that replaces its only reference, the place of the reference and the number of the part around it.
    var holder: (part: Int, place: JSONPointer)?
    /// The contents of the part, in which references and other places are changed one by one.
    var json: JSON

    init(_ content: DescriptionPart) {
        self.content = content
        pointer = content.place.node.pointer
        json = content.place.node.json
    }

    /// The pointer from the part to a place in it.
    func way(to node: JSONDocument.Node) -> JSONPointer {
        JSONPointer(tokens: Array(node.pointer.tokens.dropFirst(pointer.tokens.count)))
    }

    /// A name for the part: its key, or else its file, in the characters that names of components may have (OpenAPI
    /// 3.0.4, 4.7.7).
    var name: String {
        let file = content.place.source.identifier.split(separator: "/").last ?? "part"
        let stem = file.prefix { $0 != "." }
        let name = pointer.tokens.last ?? String(stem.isEmpty ? file : stem)
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "_" }
        return letters.isEmpty ? "part" : String(letters)
    }

    /// The contents of the part for a description of a dialect.
    func finished(in dialect: SchemaDialect) -> JSON {
        guard content.object == .schema, content.shape == .one else { return json }
        if case .bool(let isOpen) = json { return isOpen ? [:] : ["not": [:]] }
        // Without a `$schema` of its own, it would have the dialect of the description.
        guard content.place.dialect != dialect, json["$schema"] == nil else { return json }
        var told = json
        told["$schema"] = .string(content.place.dialect.metaschemaAddress)
        return told
    }
}

extension JSONDocument.Node {
    /// Whether another value is this one, or inside of it.
    func contains(_ other: JSONDocument.Node) -> Bool {
        other.storage === storage && other.index >= index && (other.index == index || other.index < Int(tapeNode.next))
    }
}

extension JSON {
    /// The same schema of OpenAPI 3.0 with null among its types in place of `nullable`, which adds null to `type` only.
    var listingNull: JSON {
        guard case .object(var members) = self else { return self }
        members.removeValue(forKey: "nullable")
        switch members["type"] {
        case .string(let name)? where name != "null": members["type"] = [.string(name), "null"]
        case .array(let names)? where !names.contains("null"):
            members["type"] = .array(JSON.Array(Swift.Array(names) + ["null"]))
        default: break
        }
        return .object(members)
    }

    /// This value in place of a reference to it, with the members beside the reference added.
    func replacing(_ reference: JSON?) -> JSON {
        guard case .object(var members) = self, case .object(let others)? = reference else { return self }
        for (name, value) in others where name != "$ref" && members[name] == nil { members[name] = value }
        return .object(members)
    }
}
