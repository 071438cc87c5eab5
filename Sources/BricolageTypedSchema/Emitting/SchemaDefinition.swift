/// A schema that others refer to by name.
struct SchemaDefinition: Sendable {
    /// The type that it stands for.
    let type: ObjectIdentifier
    /// The name that it has unless another type has it.
    let name: String
    /// Makes the schema, and the layout by which objects are read.
    let make: @Sendable () -> (part: SchemaPart, layout: any Sendable)

    init(_ type: Any.Type, make: @escaping @Sendable () -> (part: SchemaPart, layout: any Sendable)) {
        self.type = ObjectIdentifier(type)
        name = Self.name(of: type)
        self.make = make
    }

    /// The name of a type without its module, as a name that every program accepts: `Page<Item>` becomes `Page_Item`.
    private static func name(of type: Any.Type) -> String {
        let words = String(reflecting: type).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        var names: [[Substring]] = []
        // The name of a private or local type continues after "(unknown context at $…)", whose address differs from run
        // to run.
        for word in words where word.contains(".") {
            let parts = word.split(separator: ".")
            if word.hasPrefix("."), !names.isEmpty {
                names[names.count - 1] += parts
            } else {
                names.append(Array(parts.dropFirst()))
            }
        }
        let name = names.filter { !$0.isEmpty }.map { $0.joined(separator: ".") }.joined(separator: "_")
        return name.isEmpty ? "\(type)" : name
    }
}
