extension Emitter {
    /// A declaration, or what belongs to it.
    private struct Section {
        /// The name that determines its file, as it is written at the top level.
        var name: String
        /// The declaration whose extension contains it; nil at the top level.
        var owner: String?
        var text: String
        var use: LibraryUse
        /// Whether the schema is in the text.
        var holdsSchema = false
        /// Whether it belongs to the first file, whatever its name is.
        var isFirst = false

        /// Whether a type is spelled as `Optional<T>`, which wide structs may need.
        var spellsOptional = false

        /// Whether it belongs to a top-level declaration, or to something nested in it.
        func belongs(to top: String) -> Bool { name == top || name.hasPrefix(top + ".") }
    }

    /// The files, the one with the root first.
    ///
    ///     Root.swift      Root, and each declaration whose name leads here
    ///     Root+1.swift    each declaration whose name leads here, in an extension where it is nested
    ///     …
    ///
    /// The file of a declaration depends only on its name and the number of files, so that one more definition in a
    /// schema changes one file. Nested declarations need not be in the file of their owner: the types of a hundred
    /// members would make a file far larger than the others, and for each function of a file the compiler looks at all
    /// types of the file that the function leads to.
    mutating func files(embedding schema: Generator.EmbeddedText?) -> [GeneratedFile] {
        var sections = sections()
        if let schema, let type = graph.checkedDeclaration,
            let root = sections.lastIndex(where: { $0.belongs(to: rootTypeName) })
        {
            text = SourceText()
            schemaExtension(of: path(of: type), schema.schema, at: schema.place)
            var section = Section(name: rootTypeName, text: text.text, use: .none)
            section.holdsSchema = true
            sections.insert(section, at: root + 1)
        }
        let size = sections.reduce(0) { $0 + $1.text.utf8.count }
        let count = configuration.files ?? FileSharing.count(forSize: size)
        var shares = Array(repeating: [] as [Section], count: count)
        for section in sections {
            shares[
                section.isFirst || section.name == rootTypeName
                    ? 0 : FileSharing.position(of: section.name, among: count)
            ].append(section)
        }
        return shares.indices.map { position in
            GeneratedFile(
                name: FileSharing.name(root: rootTypeName, position: position, count: count),
                contents: contents(of: shares[position]))
        }
    }

    private mutating func sections() -> [Section] {
        var sections: [Section] = []
        text = SourceText()
        surroundings()
        if !text.text.isEmpty {
            let isListed = configuration.style == .fast && configuration.writing.registry != nil
            let use = isListed ? LibraryUse(visibility: .forEverybody) : .none
            sections.append(Section(name: "", text: text.text, use: use, isFirst: true))
        }
        if graph.rootIsAlias, graph.hasRoot {
            text = SourceText()
            let (name, type) = (ReservedNames.spelled(rootTypeName), spelled(graph.root, in: nil))
            let documentation = rootDocumentation
            atTop {
                $0.document(documentation)
                $0.text.line("\($0.access)typealias \(name) = \(type)")
            }
            sections.append(Section(name: rootTypeName, text: text.text, use: libraryUse(of: graph.root)))
        }
        for index in names.top {
            text = SourceText()
            topDeclaration(index)
            sections.append(
                Section(
                    name: names.names[index] ?? "", text: text.text, use: libraryUse(of: index),
                    spellsOptional: spellsOptional(index)))
            sections += nestedSections()
            sections += furtherSections(index)
        }
        return sections
    }

    /// The documentation of a root that is an alias; empty if the type that it stands for has the same.
    private var rootDocumentation: Documentation {
        if case .named(let index) = graph.root.withoutNull,
            graph.declarations[index].documentation == graph.rootDocumentation
        {
            return Documentation()
        }
        return graph.rootDocumentation
    }

    /// The declarations nested in the one that was written last, one section for each.
    private mutating func nestedSections() -> [Section] {
        defer { extensions = [] }
        return extensions.map { nested in
            separated.insert(nested.index)
            return Section(
                name: names.plainPath(of: nested.index), owner: nested.owner, text: nested.text,
                use: libraryUse(of: nested.index), spellsOptional: spellsOptional(nested.index))
        }
    }

    /// The parts of a top-level declaration, and of those nested in it, that are outside of the declarations
    /// themselves.
    private mutating func furtherSections(_ index: Int) -> [Section] {
        var sections: [Section] = []
        for wide in wideDeclarations(index) {
            text = SourceText()
            wideExtension(wide)
            // The extension uses private parts of the declaration, so both must be in the same file.
            sections.append(Section(name: fileName(of: wide), text: text.text, use: .none))
        }
        text = SourceText()
        adoptions(index)
        if !text.text.isEmpty {
            sections.append(Section(name: names.names[index] ?? "", text: text.text, use: .none))
        }
        return sections
    }

    /// The name that determines the file of a declaration: its own, or that of the declaration whose text contains it.
    private func fileName(of index: Int) -> String {
        guard !separated.contains(index), let owner = names.scopes[index] else { return names.plainPath(of: index) }
        return fileName(of: owner)
    }

    /// Whether a type is spelled as `Optional<T>` in a declaration or in one that is nested in it.
    private func spellsOptional(_ index: Int) -> Bool {
        if case .object(let object) = graph.declarations[index].shape, mayBeWide(object) {
            let stored = parts(object, index, spelledIn: nil).stored
            if isWide(stored), !WideObject.demanded(stored).isEmpty { return true }
        }
        return names.nested[index]?.contains(where: spellsOptional) ?? false
    }

    private func contents(of sections: [Section]) -> String {
        var rules = ["AllPublicDeclarationsHaveDocumentation", "BeginDocumentationCommentWithOneLineSummary"]
        if sections.contains(where: \.spellsOptional) { rules.append("UseShorthandTypeNames") }
        var parts = [
            GeneratedFile.mark(origin: nil) + "\n// swift-format-ignore-file: " + rules.joined(separator: ", ") + "\n"
                + header
        ]
        let use = sections.reduce(into: LibraryUse.none) { $0.formUnion($1.use) }
        var imports: [String] = []
        switch use.visibility {
        case .forEverybody: imports.append("\(importKeyword) Bricolage\n")
        case .inside: imports.append("internal import Bricolage\n")
        case .nowhere: break
        }
        if configuration.style == .codable { imports = use.explanations.map { "// \($0)\n" } + imports }
        if sections.contains(where: \.holdsSchema) { imports.append("\(importKeyword) BricolageValidation\n") }
        imports += self.imports(of: sections.map(\.text)).map { "\(importKeyword) \($0)\n" }
        if !imports.isEmpty { parts.append(imports.joined()) }
        return (parts + Self.texts(of: sections)).joined(separator: "\n")
    }

    /// The texts of sections; consecutive sections with the same owner share an extension of it.
    private static func texts(of sections: [Section]) -> [String] {
        var texts: [String] = []
        var owner: String?
        for section in sections {
            if let name = section.owner {
                let head = name == owner ? "\n" : "extension \(name) {\n"
                if name == owner { texts[texts.count - 1].removeLast(2) } else { texts.append("") }
                texts[texts.count - 1] += head + section.text + "}\n"
            } else {
                texts.append(section.text)
            }
            owner = section.owner
        }
        return texts
    }

    /// The comment that the configuration adds to every file.
    private var header: String {
        guard let header = configuration.writing.header else { return "" }
        let lines = header.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return "//\n" + lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    }

    /// The modules that the configured Swift types need, if a file uses any of these types.
    private func imports(of texts: [String]) -> [String] {
        guard !configuration.writing.imports.isEmpty else { return [] }
        let own = names.names.values + configuration.writing.declaredProtocols
        let foreign = configuration.foreignWords.subtracting(own).subtracting(
            ReservedNames.types.subtracting(
                ReservedNames.foundation))
        let isUsed = texts.contains { !foreign.isDisjoint(with: SwiftWords.words($0)) }
        return isUsed ? configuration.writing.imports : []
    }

    private var importKeyword: String {
        switch configuration.access {
        case .public: "public import"
        case .package: "package import"
        case .internal: "import"
        }
    }
}
