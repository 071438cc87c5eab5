/// A type that reads and writes itself but is better coded with containers, because its content may be only `Codable`.
///
/// Read directly, each such payload would need a coder of its own. `JSONVariantEnum` is one of them.
public protocol JSONContainerCoded {}

/// Which types are better coded with containers although they could read and write themselves.
package enum ContainerCoding {
    /// Whether a type is such a type, or a collection of them.
    package static func isBetter(for type: Any.Type) -> Bool {
        if type is any JSONContainerCoded.Type { return true }
        guard let collection = type as? any ElementHolding.Type else { return false }
        return isBetter(for: collection.elementType)
    }
}
