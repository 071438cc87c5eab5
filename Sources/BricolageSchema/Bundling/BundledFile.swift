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

    /// The file with its references as they must be.
    func contents(_ names: BundleNames) -> JSON {
        var json = root.node.json
        for (pointer, target) in edits { json[pointer: pointer] = .string(names.text(for: target)) }
        for pointer in identifiers { json[pointer: pointer] = nil }
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
            return contents
        }
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

/// What a reference means in a bundle.
enum BundledTarget {
    /// A schema that has an address there.
    case address(URIReference)
    /// A place in one of the files, by the number of that.
    case place(file: Int, JSONPointer)
}

/// How addresses are written in a bundle: those of files beside or below the root as relative ones, so that nothing of
/// the folders of a machine is in it.
struct BundleNames {
    private let folder: String?
    /// What the files but the first are called among the components of an API; empty where that is no such description.
    private(set) var components: [String] = []
    /// Whether references are written as pointers into the bundle, because its schemas have no addresses: those of OpenAPI
    /// 3.0 know no `id`.
    let goesByPlaces: Bool

    init(root: BundledFile, goesByPlaces: Bool = false) {
        self.goesByPlaces = goesByPlaces
        let address = root.address
        let isLocal = !root.claimsAddress && (address.scheme == nil || address.scheme == "file")
        folder =
            isLocal
            ? String(address.path.prefix(through: address.path.lastIndex(of: "/") ?? address.path.startIndex)) : nil
    }

    /// Gives files names that no other component has, of the letters that those of components may be made of (OpenAPI
    /// 3.0.4, 4.7.7).
    mutating func nameComponents(_ files: some Sequence<BundledFile>, beside others: JSON.Object) {
        var taken = Set(others.map(\.key))
        for file in files {
            let last = file.address.path.split(separator: "/").last ?? "schema"
            let stem = last.prefix { $0 != "." }
            let name = String(
                (stem.isEmpty ? last : stem).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
            var unique = name
            var count = 1
            while !taken.insert(unique).inserted {
                count += 1
                unique = "\(name)-\(count)"
            }
            components.append(unique)
        }
    }

    func text(for target: BundledTarget) -> String {
        switch target {
        case .address(let address): return text(for: address)
        case .place(let file, let pointer):
            let outer = file == 0 ? [] : ["components", "schemas", components[file - 1]]
            return JSONPointer(tokens: outer + pointer.tokens).fragment
        }
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
