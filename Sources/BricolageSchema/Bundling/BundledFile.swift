internal import BricolageCore
internal import BricolagePointers

/// A file that becomes part of a bundle.
struct BundledFile {
    /// The schema that the whole file is.
    let root: JSONSchema
    /// The address that it has in the bundle.
    let address: URIReference
    /// Whether the file says so itself.
    let claimsAddress: Bool
    /// References that must go by another name: where they stand, and what they become.
    var edits: [(pointer: JSONPointer, address: URIReference)] = []

    /// The file with its references as they must be.
    func contents(_ names: BundleNames) -> JSON {
        var json = root.node.json
        for (pointer, address) in edits { json[pointer: pointer] = .string(names.text(for: address)) }
        return json
    }

    /// The file as it stands among the definitions of another one: with its address, and its dialect where that would
    /// otherwise be that of the other one.
    func embedded(in outer: JSONSchema, _ names: BundleNames) -> JSON {
        var head: JSON.Object = [:]
        let keyword = root.dialect.identifierKeyword
        var contents = contents(names)
        if case .bool(let isOpen) = contents { contents = isOpen ? [:] : ["not": [:]] }
        if root.hidesSiblingsOfReference { contents = .object(contents.movingReferenceInside(of: root.dialect)) }
        guard case .object(var members) = contents else { return contents }
        if members["$schema"] == nil, outer.metaschema != nil || outer.dialect != root.dialect {
            head["$schema"] = .string(root.dialect.metaschemaAddress)
        }
        if !claimsAddress {
            members.removeValue(forKey: keyword)
            head[keyword] = .string(names.text(for: address))
        }
        return .object(JSON.Object(Array(head) + Array(members)))
    }
}

/// How addresses are written in a bundle: those of files beside or below the root as relative ones, so that nothing of
/// the folders of a machine is in it.
struct BundleNames {
    private let folder: String?

    init(root: BundledFile) {
        let address = root.address
        let isLocal = !root.claimsAddress && (address.scheme == nil || address.scheme == "file")
        folder =
            isLocal
            ? String(address.path.prefix(through: address.path.lastIndex(of: "/") ?? address.path.startIndex)) : nil
    }

    func text(for address: URIReference) -> String {
        guard let folder, address.authority ?? "" == "", folder.hasSuffix("/"), address.path.hasPrefix(folder),
            address.path.count > folder.count
        else { return address.description }
        var relative = address
        relative.scheme = nil
        relative.authority = nil
        relative.path = String(address.path.dropFirst(folder.count))
        // A colon in the first step would end a scheme (RFC 3986, section 4.2).
        if relative.path.prefix(while: { $0 != "/" }).contains(":") { relative.path = "./" + relative.path }
        return relative.description
    }
}

extension JSON {
    /// The same schema with its `$ref` in an `allOf` (`extends` in draft 3), so that what is added beside it counts.
    ///
    /// What was beside it counts no more than before: only definitions and descriptions stay.
    func movingReferenceInside(of dialect: SchemaDialect) -> JSON.Object {
        guard case .object(let members) = self, let reference = members["$ref"] else { return [:] }
        var moved: JSON.Object = [:]
        for (name, value) in members {
            switch SchemaKeyword(name) {
            case nil: moved[name] = value
            case let keyword?
            where keyword.purpose == .annotation || keyword.contents == .schemasByName && keyword.purpose == .identity:
                moved[name] = value
            default: if name == "$schema" { moved[name] = value }
            }
        }
        moved[dialect == .draft3 ? "extends" : "allOf"] = [["$ref": reference]]
        return moved
    }
}
