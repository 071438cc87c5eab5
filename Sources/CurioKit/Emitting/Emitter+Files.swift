extension Emitter {
    /// What belongs to one declaration at the top: it and everything nested in it.
    private struct Section {
        var name: String
        var text: String
        var needsLibrary: Bool

        /// Whether a type is spelled as `Optional<T>`, which wide structs have a reason for.
        var spellsOptional: Bool { text.utf8.count > 1000 && text.contains(": Optional<") }
    }

    /// The files, the one with the root first.
    ///
    ///     Root.swift      Root, and each declaration whose name leads here
    ///     Root+1.swift    each declaration whose name leads here
    ///     …
    ///
    /// In which file a declaration is follows from its name and the number of files alone, so that a schema with one
    /// definition more changes one file.
    mutating func files() -> [GeneratedFile] {
        let sections = sections()
        let size = sections.reduce(0) { $0 + $1.text.utf8.count }
        let count = configuration.files ?? FileSharing.count(forSize: size)
        var shares = Array(repeating: [] as [Section], count: count)
        for section in sections {
            let isRoot = section.name == rootTypeName
            shares[isRoot ? 0 : FileSharing.position(of: section.name, among: count)].append(section)
        }
        return shares.indices.map { position in
            GeneratedFile(
                name: FileSharing.name(root: rootTypeName, position: position, count: count),
                contents: contents(of: shares[position]))
        }
    }

    private mutating func sections() -> [Section] {
        var sections: [Section] = []
        if graph.rootIsAlias {
            let name = ReservedNames.spelled(rootTypeName)
            let alias = "\(access)typealias \(name) = \(spelled(graph.root, in: nil))\n"
            sections.append(Section(name: rootTypeName, text: alias, needsLibrary: usesLibrary(graph.root)))
        }
        for index in names.top {
            text = SourceText()
            declaration(index)
            wideExtensions(index)
            sections.append(
                Section(name: names.names[index] ?? "", text: text.text, needsLibrary: needsLibrary(index)))
        }
        return sections
    }

    private func contents(of sections: [Section]) -> String {
        var rules = ["AllPublicDeclarationsHaveDocumentation", "BeginDocumentationCommentWithOneLineSummary"]
        if sections.contains(where: \.spellsOptional) { rules.append("UseShorthandTypeNames") }
        var parts = [
            GeneratedFile.mark(origin: nil) + "\n// swift-format-ignore-file: " + rules.joined(separator: ", ") + "\n"
        ]
        if sections.contains(where: \.needsLibrary) { parts.append("\(importKeyword) Bricolage\n") }
        return (parts + sections.map(\.text)).joined(separator: "\n")
    }

    private var importKeyword: String {
        switch configuration.access {
        case .public: "public import"
        case .package: "package import"
        case .internal: "import"
        }
    }

    /// Whether a declaration, or what is nested in it, names something of the library.
    private func needsLibrary(_ index: Int) -> Bool {
        var pending = [index]
        while let index = pending.popLast() {
            pending += names.nested[index] ?? []
            let shape = graph.declarations[index].shape
            if case .alias(let type) = shape {
                if usesLibrary(type) { return true }
                continue
            }
            if configuration.style == .fast || shape.expressions.contains(where: usesLibrary) { return true }
            if shape.expressions.indices.contains(where: { layout.isBoxed(index, $0) }), case .object = shape {
                return true
            }
        }
        return false
    }

    private func usesLibrary(_ type: TypeExpression) -> Bool {
        switch type {
        case .any, .exactNumber, .meant: true
        case .map(.nullable): configuration.style == .fast
        case .array(let inner), .map(let inner), .nullable(let inner): usesLibrary(inner)
        default: false
        }
    }
}
