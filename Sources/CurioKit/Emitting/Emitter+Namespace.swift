extension Emitter {
    /// The name of a declaration as it is written from the top of a file.
    func path(of index: Int) -> String { inNamespace(names.path(of: index)) }

    /// A name of the top with the namespace that it is in.
    func inNamespace(_ name: String) -> String {
        configuration.writing.namespace.map { ReservedNames.spelled($0) + "." + name } ?? name
    }

    /// A type that was named in Swift, with the namespace that its parts are in.
    func qualified(_ text: String) -> String {
        guard configuration.writing.namespace != nil else { return text }
        let own = Set(names.top.compactMap { names.names[$0] })
        return SwiftWords.replacing(text) { own.contains($0) ? inNamespace(ReservedNames.spelled($0)) : nil }
    }

    /// Writes what stands at the top of a file, or else in the namespace.
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

    /// Writes a declaration at the top; what is nested in it becomes extensions.
    mutating func topDeclaration(_ index: Int) {
        atTop { $0.declaration(index) }
        if configuration.writing.namespace != nil, configuration.style == .fast { nestedExtension(index) }
    }
}
