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
    var edits: [(pointer: JSONPointer, target: BundledTarget)] = []
    /// Where addresses stand that schemas inside claim, where no reference goes by these any more.
    var identifiers: [JSONPointer] = []
    /// Where schemas stand that let null in by a word which means nothing to the dialect that the file gets in the bundle.
    var nullables: [JSONPointer] = []

    /// The file with its references as they must be.
    func contents(_ names: BundleNames) -> JSON {
        var json = root.node.json
        for (pointer, target) in edits { json[pointer: pointer] = .string(names.text(for: target)) }
        for pointer in identifiers { json[pointer: pointer] = nil }
        for pointer in nullables { json[pointer: pointer] = json[pointer: pointer]?.listingNull }
        return json
    }

    /// The file as it stands among the definitions of another one: with its address, and its dialect where that would
    /// otherwise be that of the other one.
    func embedded(in outer: JSONSchema, _ names: BundleNames) -> JSON {
        var head: JSON.Object = [:]
        let keyword = root.dialect.identifierKeyword
        var contents = contents(names)
        if case .bool(let isOpen) = contents { contents = isOpen ? [:] : ["not": [:]] }
        if names.goesByPlaces {
            for keyword in ["id", "$id"] where contents[keyword]?.string != nil { contents[keyword] = nil }
            // Without an address, the file has the rules of the description unless it says otherwise.
            if root.dialect != outer.dialect, contents["$schema"] == nil {
                contents["$schema"] = .string(root.dialect.metaschemaAddress)
            }
            return contents
        }
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

    /// Whether the rules for the file would be others in a bundle, where it does not name them.
    func isToldItsDialect(in outer: JSONSchema) -> Bool { outer.metaschema != nil || outer.dialect != root.dialect }
}

extension JSON {
    /// The same schema of OpenAPI 3.0 with null among its types in place of `nullable`, which adds it to `type` alone.
    fileprivate var listingNull: JSON {
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

    /// The same schema with an address of its own, behind its `$schema`.
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
