internal import BricolageSchema

/// What a configuration asks of types that already have names: resolved once, and looked up by declaration.
struct Customization {
    /// The names that the configuration gives members and cases, by their keys.
    private(set) var memberNames: [Int: [String: String]] = [:]
    /// The keys of the members to box.
    private(set) var indirectMembers: [Int: Set<String>] = [:]
    /// The protocols that a type conforms to beside those of all types.
    private(set) var adopted: [Int: [String]] = [:]
    /// The key of the member that identifies the values of a type.
    private(set) var identifiers: [Int: String] = [:]
    /// The selectors that have found something.
    private(set) var used: Set<SelectorUse> = []
    private var selection: Selection?

    init() {}

    init(_ configuration: Generator.Configuration, _ graph: TypeGraph, _ names: TypeNames, of documents: [SchemaSource])
    {
        guard configuration.selectors.contains(where: { !$0.selectors.isEmpty }) else { return }
        let selection = Selection(graph, of: documents, among: names.names.keys, names: names)
        self.selection = selection
        for (selector, name) in configuration.naming.renames.sorted(by: { $0.key < $1.key }) {
            guard let (owners, key) = selection.member(selector) else { continue }
            used.insert(SelectorUse(.rename, selector))
            for owner in owners { memberNames[owner, default: [:]][key] = name }
        }
        for selector in configuration.storage.indirectMembers {
            guard let (owners, key) = selection.member(selector) else { continue }
            used.insert(SelectorUse(.indirect, selector))
            for owner in owners { indirectMembers[owner, default: []].insert(key) }
        }
        for (selector, protocols) in configuration.writing.adopted.sorted(by: { $0.key < $1.key }) {
            for index in selection.declarations(selector) {
                used.insert(SelectorUse(.adopt, selector))
                adopted[index, default: []] += protocols
            }
        }
        for (selector, _) in configuration.writing.identifiers.sorted(by: { $0.key < $1.key }) {
            guard let (owners, key) = selection.member(configuration.identifierSelector(selector)) else { continue }
            used.insert(SelectorUse(.identifiable, selector))
            for owner in owners { identifiers[owner] = key }
        }
    }

    /// The names that the selectors of an option could have meant.
    func knownNames(of option: SelectorOption) -> [String] { selection?.names(of: option) ?? [] }
}
