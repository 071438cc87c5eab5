extension Emitter {
    /// Writes a separate type around another one, which reads and writes the same values.
    mutating func fastWrapper(_ type: TypeExpression, _ index: Int) {
        let (access, recognition) = (access, recognition(of: index))
        wrapper(type, index, own: ["JSONChoice", "GuessableDecodable"]) { inner, text in
            text.short("\(access)init(json: JSONDocument.Node) throws", "value = try json.read()")
            text.gap()
            text.short("\(access)func write(json: inout JSONOutput)", "value.write(json: &json)")
            text.gap()
            let alternative = Self.inExpression(inner) + ".self"
            text.short("\(access)static var alternatives: [any JSONReadable.Type]", "[\(alternative)]")
            recognition(&text)
        }
        if !isNesting { nestedExtension(index) }
    }

    /// Writes a separate type around another one in plain Swift.
    mutating func codableWrapper(_ type: TypeExpression, _ index: Int) {
        let access = access
        wrapper(type, index, own: []) { inner, text in
            text.block("\(access)init(from decoder: any Decoder) throws") { text in
                text.line("value = try decoder.singleValueContainer().decode(\(Self.inExpression(inner)).self)")
            }
            text.gap()
            text.block("\(access)func encode(to encoder: any Encoder) throws") { text in
                text.line("var container = encoder.singleValueContainer()")
                text.line("try container.encode(value)")
            }
        }
    }

    private mutating func wrapper(
        _ type: TypeExpression, _ index: Int, own: [String], _ coding: (String, inout SourceText) -> Void
    ) {
        let inner = spelled(type, in: index)
        let (access, indirect) = (access, layout.isBoxed(index, 0) ? "@Indirect " : "")
        document(graph.declarations[index].documentation)
        text.block("\(access)struct \(declaredName(index))\(conformances(own))") { text in
            text.line("\(indirect)\(access)var value: \(inner)")
            text.gap()
            text.short("\(access)init(_ value: \(inner))", "self.value = value")
            text.gap()
            coding(inner, &text)
        }
    }
}
