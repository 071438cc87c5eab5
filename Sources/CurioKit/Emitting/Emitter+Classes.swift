extension Emitter {
    /// Whether objects become classes.
    var isClass: Bool { configuration.storage.objects == .class }

    /// What objects are declared as.
    var objectKeyword: String { isClass ? "final class" : "struct" }

    /// Writes for a class what the compiler makes for a struct: equality and the hash value of all stored members.
    mutating func equality(_ stored: [StoredMember], _ index: Int) {
        let names = stored.map { ReservedNames.spelled($0.storedName) }
        if !configuration.conformances.isDisjoint(with: [.equatable, .hashable]) {
            let type = declaredName(index)
            text.gap()
            text.block("\(access)static func == (left: \(type), right: \(type)) -> Bool") { text in
                for name in names { text.line("if left.\(name) != right.\(name) { return false }") }
                text.line("return true")
            }
        }
        guard configuration.conformances.contains(.hashable) else { return }
        text.gap()
        if names.isEmpty {
            text.line("\(access)func hash(into hasher: inout Hasher) {}")
            return
        }
        text.block("\(access)func hash(into hasher: inout Hasher)") { text in
            for name in names { text.line("hasher.combine(self.\(name))") }
        }
    }
}
