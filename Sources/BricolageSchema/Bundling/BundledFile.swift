internal import BricolageCore
internal import BricolagePointers

/// A file that becomes part of a bundle.
struct BundledFile {
    /// The schema of the whole file.
    let root: JSONSchema
    /// The address that it has in the bundle.
    var address: URIReference
    /// Whether the file itself declares its address.
    let claimsAddress: Bool
    /// The references that must be rewritten: their places, and their new targets.
    var edits: [(pointer: JSONPointer, target: BundledTarget)] = []
    /// The schemas in the file that references lead to.
    var targets: [JSONSchema] = []
    /// The places of schemas that let in null by `nullable`, which means nothing in the dialect of the bundled file.
    var nullables: [JSONPointer] = []

    /// The contents of the file with its references rewritten.
    func contents(_ names: BundleNames) -> JSON {
        var json = reachedContents
        for (pointer, target) in edits { json[pointer: pointer] = .string(names.text(for: target)) }
        for pointer in nullables { json[pointer: pointer] = json[pointer: pointer]?.listingNull }
        return json
    }

    /// The contents of the file; of an API description only the schemas that references lead to.
    private var reachedContents: JSON {
        guard OpenAPIDescription(root) != nil else { return root.node.json }
        var reached: JSON = [:]
        var end = 0
        for target in targets.sorted(by: { $0.node.index < $1.node.index }) where target.node.index >= end {
            // Arrays stay complete, so that all elements keep their positions.
            var node = root.node
            var way: [String] = []
            for token in target.node.pointer.tokens {
                guard node.kind == .object, let next = node[token] else { break }
                node = next
                way.append(token)
            }
            reached[pointer: JSONPointer(tokens: way)] = node.json
            end = Int(node.tapeNode.next)
        }
        return reached
    }

    /// The file as one of the definitions of another file: with its address, and with its dialect if it would otherwise
    /// have that of the other file.
    func embedded(in outer: JSONSchema, _ names: BundleNames) -> JSON {
        var head: JSON.Object = [:]
        let keyword = root.dialect.identifierKeyword
        var contents = contents(names)
        if case .bool(let isOpen) = contents { contents = isOpen ? [:] : ["not": [:]] }
        if root.hidesSiblingsOfReference { contents = .object(contents.movingReferenceInside(of: root.dialect)) }
        guard case .object(var members) = contents else { return contents }
        if members["$schema"] == nil, isToldItsDialect(in: outer) {
            head["$schema"] = .string(root.dialect.metaschemaAddress)
        }
        if !claimsAddress {
            members.removeValue(forKey: keyword)
            head[keyword] = .string(names.text(for: address))
        }
        return .object(JSON.Object(Array(head) + Array(members)))
    }

    /// Whether a fragment is the name that the whole file has only by its identifier, which its address replaces:
    /// `"$id": "#name"`, up to draft 7.
    func losesName(_ fragment: String?) -> Bool {
        guard !claimsAddress, let fragment else { return false }
        return root.node[root.dialect.identifierKeyword]?.string == "#" + fragment
    }

    /// Whether a schema of the file is under a keyword that is left out if the `$ref` beside it is moved.
    func losesPlace(of schema: JSONSchema) -> Bool {
        guard root.hidesSiblingsOfReference, let keyword = schema.node.pointer.tokens.first else { return false }
        return keyword != "$ref" && !JSON.staysBesideReference(keyword)
    }

    /// Whether the file must name its dialect in a bundle, because it would otherwise have another one.
    func isToldItsDialect(in outer: JSONSchema) -> Bool { outer.metaschema != nil || outer.dialect != root.dialect }
}

extension JSON {
    /// The same schema with an address of its own, after its `$schema`.
    func named(_ address: String, by keyword: String) -> JSON {
        guard case .object(var members) = self else { return self }
        var head: JSON.Object = [:]
        for name in ["$schema", "$id", "id"] {
            guard let value = members.removeValue(forKey: name) else { continue }
            if name == "$schema" { head[name] = value }
        }
        head[keyword] = .string(address)
        return .object(JSON.Object(Swift.Array(head) + Swift.Array(members)))
    }

    /// The same schema with its `$ref` in an `allOf` (`extends` in draft 3), so that keywords added beside it count.
    ///
    /// Keywords that were beside it must not begin to count: only definitions, annotations and unknown keywords stay.
    func movingReferenceInside(of dialect: SchemaDialect) -> JSON.Object {
        guard case .object(let members) = self, let reference = members["$ref"] else { return [:] }
        var moved: JSON.Object = [:]
        for (name, value) in members where Self.staysBesideReference(name) { moved[name] = value }
        moved[dialect == .draft3 ? "extends" : "allOf"] = [["$ref": reference]]
        return moved
    }

    /// Whether a keyword beside a `$ref` stays there when the `$ref` is moved.
    fileprivate static func staysBesideReference(_ name: String) -> Bool {
        guard let keyword = SchemaKeyword(name), name != "$schema" else { return true }
        return keyword.purpose == .annotation || keyword.contents == .schemasByName && keyword.purpose == .identity
    }
}
