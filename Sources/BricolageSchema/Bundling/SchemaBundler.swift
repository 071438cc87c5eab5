internal import BricolageCore

/// Finds the files that a schema refers to, and puts them into one.
///
///     pending    [ root ]  ─▶ its subschemas, and the targets of their references …
///     files      0  schema.json    "file:///a/schema.json"    edits: none
///                1  name.json      "file:///a/name.json"      edits: /properties/x/$ref ▸ "other.json"
///
/// A list of places still to visit replaces recursion.
struct SchemaBundler {
    var registry: SchemaRegistry
    private let root: JSONSchema
    private var files: [BundledFile] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var visited: Set<JSONSchema> = []
    private var pending: [JSONSchema] = []
    private var issues: [IssueDescription] = []
    /// The addresses of files in the bundle.
    private var addresses: Set<URIReference> = []
    /// The base addresses of references in files that have another address in the bundle.
    ///
    /// They are the same for all schemas of one environment, so that the path from the root is walked once for each.
    private var bases: [ObjectIdentifier: (environment: JSONSchema.Environment, base: URIReference)] = [:]
    /// Whether a reference that depends on the address of the first file leads to it.
    private var refersToRoot = false
    /// References to places that a file does not have any more if its `$ref` is moved inside, by the number of the file.
    private var lost: [(file: Int, issue: IssueDescription)] = []
    /// All references whose targets were found, in the order of the walk.
    private var references: [FoundReference] = []

    /// A reference and what it leads to.
    private struct FoundReference {
        let schema: JSONSchema
        /// The value of the keyword.
        let node: JSONDocument.Node
        let reference: URIReference
        let target: JSONSchema
        /// The schema resource that contains the target.
        let resource: JSONSchema

        /// Whether the resource is a whole file.
        var isToFile: Bool { resource.node.index == 0 }
    }

    init(_ root: JSONSchema, _ registry: SchemaRegistry) {
        self.root = root
        self.registry = registry
    }

    mutating func bundle() throws(DanglingReferences) -> JSON {
        findReferences()
        publishAddresses()
        for reference in references { adapt(reference) }
        issues += lost.filter { $0.file > 0 || isNested }.map(\.issue)
        guard issues.isEmpty else { throw DanglingReferences(issues: issues.reversed()) }
        return assembled()
    }

    /// Whether the first file contains others.
    private var isNested: Bool { files.count > 1 }

    // MARK: References

    /// Finds all references and the files that they lead to.
    private mutating func findReferences() {
        addFile(root.source, root: root, at: root.base.withoutFragment)
        pending = [root]
        // The last subschema is visited first, so that issues are found in reverse order.
        while let schema = pending.popLast() {
            guard visited.insert(schema).inserted, schema.node.kind == .object else { continue }
            pending += schema.subschemas
            for keyword in schema.activeReferenceKeywords { find(keyword, in: schema) }
            noteNullable(schema)
        }
    }

    /// Finds what a reference leads to, and adds its file.
    private mutating func find(_ keyword: String, in schema: JSONSchema) {
        guard let node = schema[keyword], let text = node.string else { return }
        let reference = URIReference(text)
        let asked = schema.base.resolving(reference).withoutFragment
        do {
            let target = try registry.resolve(text, from: schema)
            guard !Metaschemas.contains(target.source) else { return }
            let resource = try registry.resource(at: asked, reference: reference, from: schema)
            pending.append(target)
            let found = FoundReference(
                schema: schema, node: node, reference: reference, target: target, resource: resource)
            references.append(found)
            let base = found.isToFile ? address(askedBy: found) : registry.root(of: resource.source).base
            addFile(resource.source, root: nil, at: base)
        } catch {
            let meant = registry.reference(meantBy: text, in: schema)
            issues.append(IssueDescription(dangling: text, at: node, in: schema, because: error, meant: meant))
        }
    }

    /// The address of a whole file as the bundle refers to it, unless it gets another one.
    private mutating func address(askedBy found: FoundReference) -> URIReference {
        bundledBase(of: found.schema).resolving(found.reference).withoutFragment
    }

    /// Gives each file without an address of its own the published one by which another refers to it: a local address
    /// would not be found from a published file.
    ///
    /// Such a file has a published address from then on, so its references are read once more. Linear in the references.
    private mutating func publishAddresses() {
        let known = Dictionary(grouping: references.filter(\.isToFile)) { number(of: $0.schema) }
        var changed = Array(files.indices)
        while let file = changed.popLast() {
            for found in known[file] ?? [] {
                guard let target = number(of: found.resource), !files[target].claimsAddress,
                    BundleNames.isLocal(files[target].address)
                else { continue }
                let address = address(askedBy: found)
                guard !BundleNames.isLocal(address) else { continue }
                files[target].address = unused(address)
                bases = [:]
                changed.append(target)
            }
        }
    }

    /// Records how a reference must change.
    private mutating func adapt(_ found: FoundReference) {
        guard let number = number(of: found.schema), let file = self.number(of: found.resource) else { return }
        files[file].targets.append(found.target)
        if files[file].losesPlace(of: found.target) {
            let place = ReferenceError.noSuchPlace(
                "\(found.target.node.pointer)", in: files[file].root.source.path ?? "")
            let text = found.node.string ?? ""
            lost.append((file, IssueDescription(dangling: text, at: found.node, in: found.schema, because: place)))
        }
        let (from, wanted) = (bundledBase(of: found.schema), bundledBase(of: found.resource))
        if file == 0, found.isToFile, !files[0].claimsAddress {
            // The bundle may get another address than the file had.
            if from != wanted {
                refersToRoot = true
            } else if !found.reference.withoutFragment.description.isEmpty {
                files[number].edits.append((found.node.pointer, .fragment(found.reference.fragment)))
                return
            }
        }
        let losesName = isNested && found.isToFile && files[file].losesName(found.reference.fragment)
        guard losesName || address(askedBy: found) != wanted else { return }
        var rewritten = wanted
        rewritten.fragment = losesName ? nil : found.reference.fragment
        let target: BundledTarget = losesName && from == wanted ? .fragment(nil) : .address(rewritten, from: from)
        files[number].edits.append((found.node.pointer, target))
    }

    /// Records a schema of OpenAPI 3.0 that lets in null, in a file that must name its dialect in the bundle.
    private mutating func noteNullable(_ schema: JSONSchema) {
        guard schema.isNullable, let number = number(of: schema), number > 0, files[number].isToldItsDialect(in: root)
        else { return }
        files[number].nullables.append(schema.node.pointer)
    }

    // MARK: Files

    private func number(of schema: JSONSchema) -> Int? { numbers[ObjectIdentifier(schema.node.storage)] }

    /// - Parameter root: The schema of the whole file, where it is known.
    private mutating func addFile(_ source: SchemaSource, root: JSONSchema?, at asked: URIReference) {
        let document = ObjectIdentifier(source.document.root.storage)
        guard numbers[document] == nil else { return }
        let root = root ?? registry.root(of: source)
        let claimed = JSONSchema.identifier(of: root.node, dialect: root.dialect)
        let isClaimed = claimed?.isAbsolute ?? false
        numbers[document] = files.count
        let address = isClaimed ? root.base.withoutFragment : asked.withoutFragment
        if isClaimed { addresses.insert(address) }
        files.append(
            BundledFile(root: root, address: isClaimed ? address : unused(address), claimsAddress: isClaimed))
    }

    /// An address that no other file has: references with different bases may give two files the same address.
    private mutating func unused(_ address: URIReference) -> URIReference {
        var address = address
        while !addresses.insert(address).inserted { address.path += "-2" }
        return address
    }

    /// The base address of the references of a schema in the bundle.
    private mutating func bundledBase(of schema: JSONSchema) -> URIReference {
        guard let number = number(of: schema) else { return schema.base.withoutFragment }
        let file = files[number]
        if file.address == file.root.base.withoutFragment { return schema.base.withoutFragment }
        let environment = schema.environment
        if let known = bases[ObjectIdentifier(environment)] { return known.base }
        var base = file.address
        var place = file.root
        for token in schema.node.pointer.tokens {
            guard let next = place.node.child(token) else { break }
            place = place.subschema(next)
            if let identifier = JSONSchema.identifier(of: next, dialect: place.dialect) {
                base = base.resolving(identifier)
            }
        }
        base = base.withoutFragment
        // The environment is kept with the base, so that no other one gets its identity.
        bases[ObjectIdentifier(environment)] = (environment, base)
        return base
    }

    // MARK: Assembly

    private func assembled() -> JSON {
        let names = BundleNames(files, isReferredTo: refersToRoot)
        var bundle = files[0].contents(names)
        guard files.count > 1 || names.rootName != nil else { return bundle }
        if files[0].root.hidesSiblingsOfReference { bundle = .object(bundle.movingReferenceInside(of: root.dialect)) }
        if let name = names.rootName { bundle = bundle.named(name, by: root.dialect.identifierKeyword) }
        guard files.count > 1 else { return bundle }
        guard case .object(var members) = bundle else { return bundle }
        let keyword = root.dialect < .draft2019 ? "definitions" : "$defs"
        var definitions = members[keyword]?.object ?? [:]
        for file in files.dropFirst() {
            let name = names.text(for: file.address)
            var key = name
            var count = 1
            while definitions[key] != nil {
                count += 1
                key = "\(name)-\(count)"
            }
            definitions[key] = file.embedded(in: root, names)
        }
        members[keyword] = .object(definitions)
        return .object(members)
    }
}
