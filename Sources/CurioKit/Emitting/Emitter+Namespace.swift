extension Emitter {
    /// The full name of a declaration, as it is written at the top level of a file.
    func path(of index: Int) -> String { inNamespace(names.path(of: index)) }

    /// A top-level name, qualified with the namespace if there is one.
    func inNamespace(_ name: String) -> String {
        configuration.writing.namespace.map { ReservedNames.spelled($0) + "." + name } ?? name
    }

    /// A type that was named in Swift, with the generated types in it qualified with the namespace.
    func qualified(_ text: String) -> String {
        guard configuration.writing.namespace != nil else { return text }
        let own = Set(names.top.compactMap { names.names[$0] })
        return SwiftWords.replacing(text) { own.contains($0) ? inNamespace(ReservedNames.spelled($0)) : nil }
    }

    /// Writes declarations at the top level of a file, or into an extension of the namespace if there is one.
    mutating func atTop(_ write: (inout Emitter) -> Void) {
        guard let namespace = configuration.writing.namespace else {
            write(&self)
            return
        }
        text.line("extension \(ReservedNames.spelled(namespace)) {")
        var body = self
        body.text = SourceText(indentation: text.indentation + 1)
        // Members of an extension cannot be extended from inside of it.
        body.isNesting = true
        write(&body)
        text.append(body.text)
        text.line("}")
    }

    /// Writes a declaration at the top level; what is nested in it becomes extensions.
    mutating func topDeclaration(_ index: Int) {
        atTop { $0.declaration(index) }
        if configuration.writing.namespace != nil, configuration.style == .fast { nestedExtension(index) }
    }
}
