internal import BricolageCore

extension Generator.Configuration {
    /// Whether the types are to be other than those that the schema says.
    var isCustomizing: Bool { naming != Naming() || shaping != Shaping() }

    /// The selectors of each option, by the name of the option in configuration files.
    var selectors: [(option: String, selectors: [String])] {
        [
            ("rename", naming.renames.keys.sorted()), ("types", shaping.overrides.keys.sorted()),
            ("members", shaping.members.keys.sorted()), ("wrap", shaping.wrappers.keys.sorted()),
            ("encapsulate", shaping.encapsulated.keys.sorted()), ("exclude", shaping.excluded),
            ("only", shaping.only), ("indirect", storage.indirectMembers),
            ("adopt", writing.adopted.keys.sorted().filter { $0 != "*" }),
            ("identifiable", writing.identifiers.keys.sorted()),
        ]
    }

    /// The selectors that have found nothing, each with the name that is spelled most alike.
    func unusedSelectors(besides used: Set<String>, among names: [String]) -> [UnusedSelector] {
        selectors.flatMap { option, selectors in
            selectors.filter { !used.contains($0) }.map { selector in
                let alike = names.filter { $0.first?.lowercased() == selector.first?.lowercased() }
                let nearest = NearestSpelling.find(selector, among: alike)
                return UnusedSelector(option: option, selector: selector, nearest: nearest)
            }
        }
    }

    /// The names in all that was written in Swift.
    var foreignWords: Set<String> {
        let types =
            Array(shaping.overrides.values) + shaping.encapsulated.values.compactMap(\.self)
            + shaping.members.values.flatMap(\.values)
        return Set((types + writing.adopted.values.flatMap(\.self)).flatMap(SwiftWords.words))
    }
}
