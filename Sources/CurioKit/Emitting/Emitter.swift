internal import BricolageCore

/// Writes the declarations of a graph as Swift.
struct Emitter {
    let configuration: Generator.Configuration
    let graph: TypeGraph
    let names: TypeNames
    let layout: TypeLayout
    var text = SourceText()

    init(configuration: Generator.Configuration, graph: TypeGraph, names: TypeNames, layout: TypeLayout) {
        self.configuration = configuration
        self.graph = graph
        self.names = names
        self.layout = layout
    }

    /// The name of the type that the schema itself became.
    var rootTypeName: String {
        if !graph.rootIsAlias, case .named(let index) = graph.root, let name = names.names[index] { return name }
        return graph.rootTypeName
    }

    /// The text of the whole file.
    mutating func file() -> String {
        let rules = ["AllPublicDeclarationsHaveDocumentation", "BeginDocumentationCommentWithOneLineSummary"]
        text.line(GeneratedFile.mark(origin: nil))
        text.line("// swift-format-ignore-file: " + rules.joined(separator: ", "))
        text.gap()
        if needsLibrary {
            text.line("\(importKeyword) Bricolage")
            text.gap()
        }
        if graph.rootIsAlias {
            text.line("\(access)typealias \(ReservedNames.spelled(rootTypeName)) = \(spelled(graph.root, in: nil))")
            text.gap()
        }
        for index in names.top {
            declaration(index)
            text.gap()
        }
        return trimmed(text.text)
    }

    private var importKeyword: String {
        switch configuration.access {
        case .public: "public import"
        case .package: "package import"
        case .internal: "import"
        }
    }

    private func trimmed(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The access level with a space behind it; nothing for internal.
    var access: String { configuration.access == .internal ? "" : configuration.access.rawValue + " " }

    /// Whether any type comes from the library.
    private var needsLibrary: Bool {
        if configuration.style == .fast { return true }
        if usesJSON(graph.root) { return true }
        return graph.reachable.contains { index in
            let shape = graph.declarations[index].shape
            if shape.expressions.contains(where: usesJSON) { return true }
            guard case .object(let object) = shape else { return false }
            return object.properties.indices.contains { layout.isBoxed(index, $0) }
        }
    }

    private func usesJSON(_ type: TypeExpression) -> Bool {
        switch type {
        case .any, .exactNumber, .meant: true
        case .array(let inner), .map(let inner), .nullable(let inner): usesJSON(inner)
        default: false
        }
    }

    /// Writes a declaration and everything nested in it.
    mutating func declaration(_ index: Int) {
        switch (graph.declarations[index].shape, configuration.style) {
        case (.object(let object), .fast): fastObject(object, index)
        case (.union(let union), .fast): fastUnion(union, index)
        case (.enumeration(let enumeration), .fast): fastEnumeration(enumeration, index)
        case (.tuple(let tuple), _): fastTuple(tuple, index)
        case (.object(let object), .codable): codableObject(object, index)
        case (.union(let union), .codable): codableUnion(union, index)
        case (.enumeration(let enumeration), .codable): codableEnumeration(enumeration, index)
        case (.alias, _), (.pending, _): break
        }
    }

    /// Writes what is nested in a declaration, in an extension of it.
    mutating func nestedExtension(_ index: Int) {
        guard let children = names.nested[index], !children.isEmpty else { return }
        // Members of an extension cannot be extended from inside of it, so deeper levels follow at the top.
        text.gap()
        text.line("extension \(names.path(of: index)) {")
        for (position, child) in children.enumerated() {
            if position > 0 { text.gap() }
            indentedDeclaration(child)
        }
        text.line("}")
        for child in children { nestedExtension(child) }
    }

    private mutating func indentedDeclaration(_ index: Int) {
        var outer = text
        text = SourceText(indentation: outer.indentation + 1)
        isNesting = true
        declaration(index)
        isNesting = false
        outer.append(text)
        text = outer
    }

    /// Whether a declaration is being written inside the extension of another one.
    var isNesting = false
}
