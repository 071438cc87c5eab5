/// Writes the declarations of a graph as Swift.
struct Emitter {
    let configuration: Generator.Configuration
    let graph: TypeGraph
    let settled: SettledGraph
    let names: TypeNames
    let layout: TypeLayout
    /// The declarations that are used inside `Meant`.
    let meant: Set<Int>
    var text = SourceText()
    /// What the configuration wants of single types.
    var customization = Customization()
    /// The text of the schema, if it becomes a constant.
    var schemaText: String?
    /// Whether values are compared as the JSON that they are written as.
    let comparesAsJSON: Bool

    /// The largest number of types that compare their values member by member by default.
    private static let typesWithOwnComparison = 100

    init(configuration: Generator.Configuration, graph: TypeGraph, names: TypeNames, layout: TypeLayout) {
        self.configuration = configuration
        self.graph = graph
        settled = SettledGraph(graph)
        self.names = names
        self.layout = layout
        meant = graph.meantDeclarations
        let comparison =
            configuration.comparison ?? (names.names.count > Self.typesWithOwnComparison ? .json : .members)
        if !graph.rootIsAlias, case .named(let index) = graph.root, let name = names.names[index] {
            rootTypeName = name
        } else {
            rootTypeName = graph.rootTypeName
        }
        comparesAsJSON =
            comparison == .json && configuration.style == .fast && configuration.conformances.contains(.hashable)
    }

    /// The name of the type that the schema itself became.
    let rootTypeName: String

    /// A copy without text, for lines at an indentation.
    func writing(at indentation: Int) -> Emitter {
        var emitter = self
        emitter.text = SourceText(indentation: indentation)
        return emitter
    }

    /// The access level followed by a space; empty for `internal`.
    var access: String { configuration.access == .internal ? "" : configuration.access.rawValue + " " }

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
        case (.alias(let type), _): alias(type, index)
        case (.wrapper(let type), .fast): fastWrapper(type, index)
        case (.wrapper(let type), .codable): codableWrapper(type, index)
        case (.pending, _): break
        }
    }

    /// Writes what is nested in a declaration, for an extension of it that may be in another file.
    mutating func nestedExtension(_ index: Int) {
        let children = names.nested[index] ?? []
        for child in children {
            let outer = text
            text = SourceText()
            indentedDeclaration(child)
            extensions.append(NestedDeclaration(index: child, owner: path(of: index), text: text.text))
            text = outer
        }
        // Members of an extension cannot be extended from inside of it, so deeper levels follow at the top.
        for child in children { nestedExtension(child) }
    }

    /// A declaration that is written in an extension of the one around it.
    struct NestedDeclaration {
        var index: Int
        /// The declaration around it, as it is written at the top.
        var owner: String
        var text: String
    }

    /// The nested declarations that were written since they were last collected into sections.
    var extensions: [NestedDeclaration] = []
    /// All declarations that were ever in `extensions`.
    var separated: Set<Int> = []

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
