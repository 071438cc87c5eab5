internal import BricolageSchema

/// What a configuration wants of types that have their names: found once, and asked for by declaration.
struct Customization {
    /// The names that members and cases have been given, by their keys.
    private(set) var memberNames: [Int: [String: String]] = [:]
    /// The keys of the members that are to be boxed.
    private(set) var indirectMembers: [Int: Set<String>] = [:]
    /// The protocols that a type conforms to beside those of all types.
    private(set) var adopted: [Int: [String]] = [:]
    /// The key of the member that tells the values of a type apart.
    private(set) var identifiers: [Int: String] = [:]
    /// The selectors that have found something.
    private(set) var used: Set<String> = []
    /// What a selector could have been.
    private(set) var knownNames: [String] = []

    init() {}

    init(_ configuration: Generator.Configuration, _ graph: TypeGraph, _ names: TypeNames, of documents: [SchemaSource])
    {
        guard configuration.selectors.contains(where: { !$0.selectors.isEmpty }) else { return }
        let selection = Selection(graph, of: documents, names: names)
        knownNames = selection.names
        for (selector, name) in configuration.naming.renames.sorted(by: { $0.key < $1.key }) {
            guard let (owners, key) = selection.member(selector) else { continue }
            used.insert(selector)
            for owner in owners { memberNames[owner, default: [:]][key] = name }
        }
        for selector in configuration.storage.indirectMembers {
            guard let (owners, key) = selection.member(selector) else { continue }
            used.insert(selector)
            for owner in owners { indirectMembers[owner, default: []].insert(key) }
        }
        for (selector, protocols) in configuration.writing.adopted.sorted(by: { $0.key < $1.key }) {
            for index in selection.declarations(selector) {
                used.insert(selector)
                adopted[index, default: []] += protocols
            }
        }
        for (selector, key) in configuration.writing.identifiers.sorted(by: { $0.key < $1.key }) {
            guard
                let (owners, key) = selection.member(selector + (selector.hasPrefix("#") ? "/properties/" : ".") + key)
            else { continue }
            used.insert(selector)
            for owner in owners { identifiers[owner] = key }
        }
    }
}
