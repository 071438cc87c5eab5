internal import BricolageCore

/// A part of a file on its way into the description of an API.
struct BundledPart {
    let content: DescriptionPart
    /// Where it stands in its file.
    let pointer: JSONPointer
    /// Where it stands in the bundle.
    var home: JSONPointer = .root
    /// The place that it takes of its one reference, and the number of the part that it is inside of so.
    var holder: (part: Int, place: JSONPointer)?
    /// The part, in which references and what else must change are changed one by one.
    var json: JSON

    init(_ content: DescriptionPart) {
        self.content = content
        pointer = content.place.node.pointer
        json = content.place.node.json
    }

    /// The way from the part to a place in it.
    func way(to node: JSONDocument.Node) -> JSONPointer {
        JSONPointer(tokens: Array(node.pointer.tokens.dropFirst(pointer.tokens.count)))
    }

    /// What it may be called by: its key, or else its file, in the letters that the names of components may be made of
    /// (OpenAPI 3.0.4, 4.7.7).
    var name: String {
        let file = content.place.source.identifier.split(separator: "/").last ?? "part"
        let stem = file.prefix { $0 != "." }
        let name = pointer.tokens.last ?? String(stem.isEmpty ? file : stem)
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "_" }
        return letters.isEmpty ? "part" : String(letters)
    }

    /// The part as it stands in a description of a dialect.
    func finished(in dialect: SchemaDialect) -> JSON {
        guard content.object == .schema, content.shape == .one else { return json }
        if case .bool(let isOpen) = json { return isOpen ? [:] : ["not": [:]] }
        // It has the rules of the description unless it says otherwise.
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
    /// The same schema of OpenAPI 3.0 with null among its types in place of `nullable`, which adds it to `type` alone.
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

    /// What takes the place of a reference to this, with what stands beside the reference.
    func replacing(_ reference: JSON?) -> JSON {
        guard case .object(var members) = self, case .object(let others)? = reference else { return self }
        for (name, value) in others where name != "$ref" && members[name] == nil { members[name] = value }
        return .object(members)
    }
}
