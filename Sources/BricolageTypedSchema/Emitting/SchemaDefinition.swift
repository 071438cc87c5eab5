/// A schema that others refer to by name.
struct SchemaDefinition: Sendable {
    /// The type that it stands for.
    let type: ObjectIdentifier
    /// The name that it has unless another type has it.
    let name: String
    /// What it says, and what objects are read by.
    let make: @Sendable () -> (part: SchemaPart, layout: any Sendable)

    init(_ type: Any.Type, make: @escaping @Sendable () -> (part: SchemaPart, layout: any Sendable)) {
        self.type = ObjectIdentifier(type)
        name = Self.name(of: type)
        self.make = make
    }

    /// The name of a type without its module, as every program takes it for a name: `Page<Item>` becomes `Page_Item`.
    private static func name(of type: Any.Type) -> String {
        var words = String(reflecting: type).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            .filter { $0 != "unknown" && $0 != "context" && $0 != "at" }
        // What is declared in a function is named by an address, which differs from run to run.
        words = words.map { word in
            word.split(separator: ".").dropFirst().filter { !$0.hasPrefix("$") }.joined(separator: ".")[...]
        }
        let name = words.filter { !$0.isEmpty }.joined(separator: "_")
        return name.isEmpty ? "\(type)" : String(name.drop { $0 == "." })
    }
}
