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
    /// The addresses of files without one of their own that references from published addresses lead to: a local
    /// address would not be found from there.
    private var published: [ObjectIdentifier: URIReference] = [:]
    /// Whether files were added before their published addresses were known.
    private var isOutdated = false

    init(_ root: JSONSchema, _ registry: SchemaRegistry) {
        self.root = root
        self.registry = registry
    }

    mutating func bundle() throws(DanglingReferences) -> JSON {
        repeat { visitAll() } while isOutdated
        issues += lost.filter { $0.file > 0 || isNested }.map(\.issue)
        guard issues.isEmpty else { throw DanglingReferences(issues: issues.reversed()) }
        return assembled()
    }

    /// Whether the first file contains others.
    private var isNested: Bool { files.count > 1 }

    /// Finds all files and edits, anew.
    private mutating func visitAll() {
        (files, numbers, visited, issues, addresses, bases) = ([], [:], [], [], [], [:])
        (refersToRoot, lost, isOutdated) = (false, [], false)
        addFile(root.source, root: root, at: root.base.withoutFragment)
        pending = [root]
        // The last subschema is visited first, so that issues are found in reverse order.
        while let schema = pending.popLast() {
            guard visited.insert(schema).inserted, schema.node.kind == .object else { continue }
            pending += schema.subschemas
            for keyword in schema.activeReferenceKeywords { follow(keyword, in: schema) }
            noteNullable(schema)
        }
    }

    /// Adds the file that a reference leads to, and records how the reference must change.
    private mutating func follow(_ keyword: String, in schema: JSONSchema) {
        guard let node = schema[keyword], let text = node.string else { return }
        let reference = URIReference(text)
        let asked = schema.base.resolving(reference).withoutFragment
        do {
            let target = try registry.resolve(text, from: schema)
            guard !Metaschemas.contains(target.source) else { return }
            let resource = try registry.resource(at: asked, reference: reference, from: schema)
            pending.append(target)
            let from = bundledBase(of: schema)
            let isWholeFile = resource.node.index == 0
            addFile(
                resource.source, root: nil,
                at: isWholeFile ? from.resolving(reference).withoutFragment : registry.root(of: resource.source).base)
            guard let number = number(of: schema), let file = self.number(of: resource) else { return }
            files[file].targets.append(target)
            if files[file].losesPlace(of: target) {
                let error = ReferenceError.noSuchPlace("\(target.node.pointer)", in: files[file].root.source.path ?? "")
                lost.append((file, IssueDescription(dangling: text, at: node, in: schema, because: error)))
            }
            if isWholeFile { publish(file, at: from.resolving(reference).withoutFragment, from: from) }
            let wanted = bundledBase(of: resource)
            if file == 0, isWholeFile, !files[0].claimsAddress {
                // The bundle may get another address than the file had.
                if from != wanted {
                    refersToRoot = true
                } else if !reference.withoutFragment.description.isEmpty {
                    files[number].edits.append((node.pointer, .fragment(reference.fragment)))
                    return
                }
            }
            guard from.resolving(reference).withoutFragment != wanted else { return }
            var rewritten = wanted
            rewritten.fragment = reference.fragment
            files[number].edits.append((node.pointer, .address(rewritten, from: from)))
        } catch {
            issues.append(IssueDescription(dangling: text, at: node, in: schema, because: error))
        }
    }

    /// Records the address by which a published address refers to a file.
    private mutating func publish(_ file: Int, at address: URIReference, from base: URIReference) {
        guard !files[file].claimsAddress, BundleNames.isLocal(files[file].address), !BundleNames.isLocal(base),
            !BundleNames.isLocal(address)
        else { return }
        published[ObjectIdentifier(files[file].root.node.storage)] = address
        isOutdated = true
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
        let known = isClaimed ? nil : published[document]
        var address = known ?? (isClaimed || files.isEmpty ? root.base.withoutFragment : asked.withoutFragment)
        // References with different bases may give two files the same address.
        while !addresses.insert(address).inserted, !isClaimed { address.path += "-2" }
        files.append(BundledFile(root: root, address: address, claimsAddress: isClaimed))
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
