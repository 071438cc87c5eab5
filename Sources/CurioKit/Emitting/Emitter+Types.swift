extension Emitter {
    /// A type as it is written inside a declaration; a scope of nil means the top level of the file.
    func spelled(_ type: TypeExpression, in scope: Int?) -> String {
        switch type {
        case .any: "JSON"
        case .never: "Never"
        case .bool: "Bool"
        case .integer: "Int"
        case .unsigned: "UInt64"
        case .number: "Double"
        case .exactNumber: "JSON.Number"
        case .string: "String"
        case .text(let format): format.typeName
        case .array(let element): "[" + spelled(element, in: scope) + "]"
        case .map(.any) where configuration.style == .fast: "JSON.Object"
        // A map does not write values that are absent, as nil would be, so its nulls must not be nil.
        case .map(.nullable(let value)) where configuration.style == .fast:
            "[String: Nullable<" + spelled(value, in: scope) + ">]"
        case .map(let value): "[String: " + spelled(value, in: scope) + "]"
        case .nullable(let wrapped): spelled(wrapped, in: scope) + "?"
        case .meant(let wrapped): "Meant<" + spelled(wrapped, in: scope) + ">"
        case .presumed(let wrapped): "Presumed<" + spelled(wrapped, in: scope) + ">"
        case .foreign(let text, _): qualified(text)
        case .named(let index): name(index, in: scope)
        }
    }

    /// The name of a declaration: unqualified where it is visible, otherwise its full path.
    private func name(_ index: Int, in scope: Int?) -> String {
        guard let owner = names.scopes[index], owner == scope || owner == scope.flatMap({ names.scopes[$0] }) else {
            return path(of: index)
        }
        return ReservedNames.spelled(names.names[index] ?? "")
    }

    /// A type as it is written in an expression, such as before `.self`.
    ///
    /// After a dot in an expression, the compiler takes `Type` for a metatype, even in backticks; between angle
    /// brackets it does not.
    static func inExpression(_ type: String) -> String {
        type.contains(".`Type`") ? "Array<\(type)>.Element" : type
    }

    /// The name of a declaration where it is declared.
    func declaredName(_ index: Int) -> String { ReservedNames.spelled(names.names[index] ?? "") }

    /// The protocols of a declaration, after the ones that make it read and write itself.
    ///
    /// - Parameter isScalar: Whether synthesized comparison costs the compiler hardly any work.
    func conformances(_ own: [String], isScalar: Bool = false) -> String {
        var list = own
        var wanted = configuration.conformances
        if configuration.storage.objects == .class { wanted.remove(.sendable) }
        if wanted.contains(.equatable), configuration.style == .codable || !wanted.contains(.hashable) {
            list.append("Equatable")
        }
        if wanted.contains(.hashable) { list.append(comparesAsJSON && !isScalar ? "ComparedAsJSON" : "Hashable") }
        if configuration.style == .codable { list.append("Codable") }
        if wanted.contains(.sendable) { list.append("Sendable") }
        return list.isEmpty ? "" : ": " + list.joined(separator: ", ")
    }

    /// Writes a type alias.
    mutating func alias(_ type: TypeExpression, _ index: Int) {
        document(graph.declarations[index].documentation)
        text.line("\(access)typealias \(declaredName(index)) = \(spelled(type, in: nil))")
    }

    /// The comment of a declaration or a member.
    mutating func document(_ documentation: Documentation) { text.documentation(paragraphs(of: documentation)) }

    /// The paragraphs of a comment; none where comments are left out.
    func paragraphs(of documentation: Documentation) -> [String] {
        guard configuration.writing.includesDocumentation else { return [] }
        var paragraphs: [String] = []
        if let title = documentation.title { paragraphs.append(title) }
        if let explanation = documentation.text, explanation != documentation.title { paragraphs.append(explanation) }
        return paragraphs + documentation.notes.sentences
    }
}
