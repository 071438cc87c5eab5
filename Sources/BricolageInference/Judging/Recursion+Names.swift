internal import BricolageSchema

extension Recursion {
    /// The definition whose objects make up the whole root.
    var rootDefinition: Int? {
        guard let number = root.references.keys.first, root.references[number] == root.count else { return nil }
        return whole(number)
    }

    /// The names of the definitions, by their numbers: their keys, with a number where several have the same one.
    ///
    /// The definition of the root has no name, nor have those that became part of another.
    var names: [Int: String] {
        var free = FreeNames()
        var names: [Int: String] = [:]
        for (number, definition) in definitions.enumerated() where whole(number) == number && number != rootDefinition {
            names[number] = free.take(definition.key)
        }
        return names
    }
}
