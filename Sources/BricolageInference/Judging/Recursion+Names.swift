internal import BricolageSchema

extension Recursion {
    /// The definition that the root is nothing but the objects of.
    var rootDefinition: Int? {
        guard let number = root.references.keys.first, root.references[number] == root.count else { return nil }
        return whole(number)
    }

    /// The names of the definitions, by their numbers: their keys, counted where several have the same one.
    ///
    /// The one that the root is of has none, nor have those that became a part of another.
    var names: [Int: String] {
        var free = FreeNames()
        var names: [Int: String] = [:]
        for (number, definition) in definitions.enumerated() where whole(number) == number && number != rootDefinition {
            names[number] = free.take(definition.key)
        }
        return names
    }
}
