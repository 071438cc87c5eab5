public import BricolageCore
internal import BricolagePointers

/// A registry of schemas by address, which resolves references between them.
///
///     resources   "https://example.com/tree.json"  ─▶ schema        every file, every `$id` inside one
///     anchors     "https://example.com/tree.json" "node" ─▶ schema  `$anchor`, `$dynamicAnchor`, `$id: "#node"`
///     followed    "#/$defs/leaf", from a schema of tree.json ─▶ schema, so that it is found once for all its uses
///
/// `resolve` treats `$dynamicRef` and `$recursiveRef` like `$ref`; `dynamicAnchor` returns what else they may mean.
public struct SchemaRegistry: Sendable {
    private var resources: [URIReference: JSONSchema] = [:]
    private var anchors: [URIReference: [ExactKey: JSONSchema]] = [:]
    private var dynamicAnchors: [URIReference: [ExactKey: JSONSchema]] = [:]
    private var failures: [URIReference: ReferenceError] = [:]
    /// The roots of files whose references to other files were not searched for addresses.
    private var unsearched: [JSONSchema] = []
    /// The large objects that references lead through, such as `$defs`.
    private var largeObjects: [LargeObject.Place: LargeObject] = [:]
    private var followed: [FollowedReference: FollowedReference.End] = [:]
    /// How many more references that lead nowhere are compared with others.
    var searchesLeft = 100
    private let loader: (any SchemaLoader)?
    private let dialect: SchemaDialect

    /// Creates a registry that uses a loader for unknown files.
    ///
    /// - Parameters:
    ///   - loader: Without one, references to other files stay unresolved.
    ///   - dialect: The dialect of files without a known `$schema`. A referenced file uses that of the schema that
    ///     refers to it.
    public init(loader: (any SchemaLoader)? = nil, dialect: SchemaDialect = .draft2020) {
        self.loader = loader
        self.dialect = dialect
    }

    /// Adds a file with everything in it that has an address, and returns its root.
    @discardableResult
    public mutating func add(_ source: SchemaSource, dialect: SchemaDialect? = nil) -> JSONSchema {
        let root = JSONSchema(source: source, dialect: dialect ?? self.dialect)
        followed = [:]
        resources[URIReference(source.identifier).withoutFragment] = root
        unsearched.append(root)
        // A list of places still to visit: depth costs memory, never stack.
        var pending = [root]
        while let schema = pending.popLast() {
            register(schema, in: root)
            pending += schema.subschemas
        }
        return root
    }

    /// Adds a file with everything in it that has an address, and returns the schema at a place of it.
    ///
    /// - Throws: `ReferenceError` if the file has no value at the pointer.
    public mutating func add(_ source: SchemaSource, at place: JSONPointer) throws(ReferenceError) -> JSONSchema {
        let root = add(source)
        return place.isRoot ? root : try resolve(place.fragment, from: root)
    }

    private mutating func register(_ schema: JSONSchema, in root: JSONSchema) {
        let isRoot = schema == root
        let names = JSONSchema.names(of: schema.node)
        if names.isEmpty, !isRoot { return }
        let address = schema.base.withoutFragment
        if isRoot { resources[address] = schema }
        if let identifier = JSONSchema.identifier(of: schema.node, dialect: schema.dialect) {
            // A fragment alone names a place in a resource; even a query alone begins a new one (RFC 3986, section
            // 5.2.2). A schema that repeats the address of the whole file does not get it, since pointers begin at the
            // file.
            let isResource = !identifier.withoutFragment.description.isEmpty
            if isResource, resources[address] != root { resources[address] = schema }
            if let name = identifier.decodedFragment, !name.isEmpty, name.utf8.first != URIReference.slash {
                anchors[address, default: [:]][ExactKey(name)] = schema
            }
        }
        guard names.contains(.anchor) else { return }
        for keyword in ["$anchor", "$dynamicAnchor"] {
            if let name = schema[keyword]?.string { anchors[address, default: [:]][ExactKey(name)] = schema }
        }
        if let name = schema["$dynamicAnchor"]?.string {
            dynamicAnchors[address, default: [:]][ExactKey(name)] = schema
        }
    }

    /// The schema of a whole file, with the dialect with which it was added.
    package func root(of source: SchemaSource) -> JSONSchema {
        resources[URIReference(source.identifier).withoutFragment].flatMap { known in
            known.node.index == 0 && known.source.identifier == source.identifier ? known : nil
        } ?? JSONSchema(source: source, dialect: dialect)
    }

    /// The outermost schema of the resource that a schema belongs to: the one that gives it its address.
    package func resource(of schema: JSONSchema) -> JSONSchema? { resources[schema.base.withoutFragment] }

    /// The schema that a name means in the resource of a schema, for references that are resolved by the path of an
    /// evaluation.
    ///
    /// - Parameter name: The name of a `$dynamicAnchor`; nil for the root of a resource with `$recursiveAnchor: true`.
    package func dynamicAnchor(_ name: String?, in schema: JSONSchema) -> JSONSchema? {
        let address = schema.base.withoutFragment
        if let name { return dynamicAnchors[address]?[ExactKey(name)] }
        guard let root = resources[address], root["$recursiveAnchor"]?.bool == true else { return nil }
        return root
    }

    /// All schemas that `dynamicAnchor` finds in the resource of a schema, by their names.
    package func dynamicAnchors(in schema: JSONSchema) -> [ExactKey: JSONSchema] {
        var anchors = dynamicAnchors[schema.base.withoutFragment] ?? [:]
        if let root = dynamicAnchor(nil, in: schema) { anchors[Self.recursiveAnchor] = root }
        return anchors
    }

    /// Stands for `$recursiveAnchor`, which has no name.
    package static let recursiveAnchor = ExactKey("")

    /// The names of the anchors in a resource.
    func anchorNames(in resource: JSONSchema) -> [String] {
        anchors[resource.base.withoutFragment]?.keys.map(\.text) ?? []
    }

    /// Resolves a reference.
    public mutating func resolve(
        _ reference: String, from schema: JSONSchema
    ) throws(ReferenceError) -> JSONSchema {
        let key = FollowedReference(reference, from: schema)
        if let end = followed[key] { return end.target }
        let target = try follow(reference, from: schema)
        followed[key] = FollowedReference.End(target: target, origin: schema)
        return target
    }

    private mutating func follow(
        _ reference: String, from schema: JSONSchema
    ) throws(ReferenceError) -> JSONSchema {
        let parsed = URIReference(reference)
        let address = schema.base.resolving(parsed)
        let resource = try resource(at: address.withoutFragment, reference: parsed, from: schema)
        guard let fragment = address.fragment, !fragment.isEmpty else { return resource }
        let name = address.decodedFragment ?? fragment
        if name.utf8.first == URIReference.slash { return try place(name, in: resource, address: address) }
        let key = ExactKey(name)
        if let anchor = anchors[resource.base.withoutFragment]?[key] ?? anchors[address.withoutFragment]?[key] {
            return anchor
        }
        throw .noSuchAnchor(name, in: address.withoutFragment.description)
    }

    /// The schema at a pointer, which is a fragment with its escapes decoded.
    private mutating func place(
        _ text: String, in resource: JSONSchema, address: URIReference
    ) throws(ReferenceError) -> JSONSchema {
        func missing() -> ReferenceError {
            .noSuchPlace(address.fragment ?? text, in: address.withoutFragment.description)
        }
        guard let pointer = try? JSONPointer(text) else { throw missing() }
        var schema = resource
        var object: LargeObject?
        for token in pointer.tokens {
            let next = object.map { $0.member(token) } ?? schema.node.child(token)
            guard let next else { throw missing() }
            object = largeObject(next, in: schema)
            schema = object?.schema ?? schema.subschema(next)
        }
        return schema
    }

    /// The object at a value inside a schema, if it is large, indexed once for all references.
    private mutating func largeObject(_ node: JSONDocument.Node, in schema: JSONSchema) -> LargeObject? {
        guard node.kind == .object, node.count > MemberIndex.threshold else { return nil }
        let place = LargeObject.Place(outside: ObjectIdentifier(schema.environment), index: node.index)
        if let known = largeObjects[place] { return known }
        let object = LargeObject(node, in: schema)
        largeObjects[place] = object
        return object
    }

    /// The resource at an address, loaded if need be.
    mutating func resource(
        at address: URIReference, reference: URIReference, from schema: JSONSchema
    ) throws(ReferenceError) -> JSONSchema {
        let isLocal = reference.withoutFragment.description.isEmpty
        let known = resources[address]
        if let known, !isLocal || known.source.identifier == schema.source.identifier { return known }
        if isLocal {
            // References may start from the file itself even if it declares another address, or if another file declares
            // the same.
            let own = root(of: schema.source)
            return own.base.withoutFragment == address ? own : known ?? own
        }
        if let metaschema = Metaschemas.source(at: address) { return add(metaschema, alsoAt: address, from: schema) }
        if let failure = failures[address] { throw failure }
        let failure: ReferenceError
        do {
            if let root = try loadResource(at: address, reference: reference, from: schema) { return root }
            failure = .unreachable(address.description)
        } catch {
            failure = .unusable(address.description, reason: "\(error)")
        }
        if let claimant = resource(claiming: address) { return claimant }
        failures[address] = failure
        throw failure
    }

    private mutating func loadResource(
        at address: URIReference, reference: URIReference, from schema: JSONSchema
    ) throws -> JSONSchema? {
        let names = Self.fileNames(of: reference, address: address, in: schema)
        // References often leave out the extension of the file.
        for candidate in names + names.filter({ !$0.hasSuffix(".json") }).map({ $0 + ".json" }) {
            guard let source = try loader?.load(candidate, relativeTo: schema.source) else { continue }
            return add(source, alsoAt: address, from: schema)
        }
        return try loader?.load(at: address.description).map { add($0, alsoAt: address, from: schema) }
    }

    /// A schema that has an address although nothing is found there.
    ///
    /// The known files are searched for references to files by name, which are added, so that the order of references
    /// does not decide whether an address is known. Each file is searched once.
    private mutating func resource(claiming address: URIReference) -> JSONSchema? {
        var tried: Set<URIReference> = []
        while let root = unsearched.popLast() {
            var pending = Metaschemas.contains(root.source) ? [] : [root]
            while let schema = pending.popLast() {
                pending += schema.subschemas
                for (_, text) in schema.references {
                    let reference = URIReference(text)
                    let target = schema.base.resolving(reference).withoutFragment
                    let isElsewhere = !reference.isAbsolute && !reference.withoutFragment.description.isEmpty
                    guard isElsewhere, resources[target] == nil, tried.insert(target).inserted else { continue }
                    _ = try? loadResource(at: target, reference: reference, from: schema)
                }
            }
            if let claimant = resources[address] { return claimant }
        }
        return nil
    }

    /// Adds a file that a loader has found, unless it is known, and also registers it under the address that led to it.
    ///
    /// Parts of a schema in files of their own rarely repeat its `$schema`, so they have its dialect by default.
    private mutating func add(
        _ source: SchemaSource, alsoAt address: URIReference, from schema: JSONSchema
    ) -> JSONSchema {
        let root = resources[URIReference(source.identifier).withoutFragment] ?? add(source, dialect: schema.dialect)
        resources[address] = root
        return root
    }

    /// The names to request from a loader: the reference as written, and the part of the address below the folder of
    /// the schema's own address.
    private static func fileNames(
        of reference: URIReference, address: URIReference, in schema: JSONSchema
    ) -> [String] {
        var names: [String] = []
        if !reference.isAbsolute { names.append(reference.withoutFragment.description) }
        guard address.authority == schema.base.authority, address.scheme == schema.base.scheme else { return names }
        let folder = schema.base.folder
        if address.path.utf8.starts(with: folder.utf8) {
            let name = String(Substring(address.path.utf8.dropFirst(folder.utf8.count)))
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
