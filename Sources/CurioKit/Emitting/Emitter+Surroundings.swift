extension Emitter {
    /// Writes what the configuration wants beside the types, if anything.
    mutating func surroundings() {
        let writing = configuration.writing
        if let namespace = writing.namespace {
            text.line("/// The types that were made of the schema.")
            text.line("\(access)enum \(ReservedNames.spelled(namespace)) {}")
        }
        if writing.registry != nil || !writing.declaredProtocols.isEmpty {
            text.gap()
            atTop { emitter in
                for name in writing.declaredProtocols {
                    emitter.text.gap()
                    emitter.text.line("/// What types that were made of the schema have in common.")
                    emitter.text.line("\(emitter.access)protocol \(ReservedNames.spelled(name)) {}")
                }
                if let registry = writing.registry { emitter.registry(registry) }
            }
        }
        guard let constant = writing.schemaConstant, let schema = schemaText else { return }
        let isStatic = writing.namespace != nil
        text.gap()
        atTop { emitter in
            emitter.text.line("/// The schema that the types were made of.")
            let head = "\(emitter.access)\(isStatic ? "static " : "")let \(ReservedNames.spelled(constant))"
            emitter.text.line("\(head) = [")
            emitter.text.indented { text in
                for piece in Self.pieces(of: schema) { text.line(StringLiteral.literal(piece) + ",") }
            }
            emitter.text.line("].joined()")
        }
    }

    /// A text in parts that fit into a line each, even if every character is an escape of two characters.
    private static func pieces(of text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return stride(from: 0, to: scalars.count, by: 50).map { start in
            var piece = String.UnicodeScalarView()
            piece.append(contentsOf: scalars[start..<min(start + 50, scalars.count)])
            return String(piece)
        }
    }

    private mutating func registry(_ name: String) {
        var listed: [String] = []
        func list(_ index: Int) {
            if case .alias = graph.declarations[index].shape { return }
            listed.append(Self.inExpression(path(of: index)) + ".self")
            for child in names.nested[index] ?? [] { list(child) }
        }
        for index in names.top { list(index) }
        let type = configuration.style == .fast ? "any (JSONReadable & JSONWritable).Type" : "any Codable.Type"
        let access = access
        text.gap()
        text.line("/// A list of the types that were made of the schema.")
        text.block("\(access)enum \(ReservedNames.spelled(name))") { text in
            text.line("/// All of them, in the order of the schema.")
            text.block("\(access)static var types: [\(type)]") { $0.array(listed) }
        }
    }
}
