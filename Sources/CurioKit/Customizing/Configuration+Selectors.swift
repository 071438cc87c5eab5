internal import BricolageCore

extension Generator.Configuration {
    /// Whether the configuration changes the types, or their names, from those of the schema.
    var isCustomizing: Bool { naming != Naming() || shaping != Shaping() }

    /// The selectors of each option.
    var selectors: [(option: SelectorOption, selectors: [String])] {
        [
            (.rename, naming.renames.keys.sorted()), (.types, shaping.overrides.keys.sorted()),
            (.members, shaping.members.keys.sorted()), (.wrap, shaping.wrappers.keys.sorted()),
            (.encapsulate, shaping.encapsulated.keys.sorted()), (.exclude, shaping.excluded),
            (.only, shaping.only), (.indirect, storage.indirectMembers),
            (.adopt, writing.adopted.keys.sorted().filter { $0 != "*" }),
            (.identifiable, writing.identifiers.keys.sorted()),
        ]
    }

    /// The selectors that have found nothing, each with the known name of the most similar spelling.
    ///
    /// - Parameter names: The names that the selectors of an option could have meant.
    func unusedSelectors(
        besides used: Set<SelectorUse>, among names: (SelectorOption) -> [String]
    ) -> [UnusedSelector] {
        selectors.flatMap { option, selectors in
            let unused = selectors.filter { !used.contains(SelectorUse(option, $0)) }
            // `NearestSpelling` looks at a limited number of names, so only those that could be near are passed to it.
            let mostEdits = 3
            let known = unused.isEmpty ? [] : names(option)
            return unused.map { selector in
                let sought = option == .identifiable ? identifierSelector(selector) : selector
                let alike = known.filter { name in
                    name.first?.lowercased() == sought.first?.lowercased()
                        && abs(name.utf8.count - sought.utf8.count) <= mostEdits
                }
                return UnusedSelector(
                    option: option.rawValue, selector: selector, sought: sought,
                    nearest: NearestSpelling.find(sought, among: alike))
            }
        }
    }

    /// The selector of the member that identifies the values of a type.
    func identifierSelector(_ selector: String) -> String {
        selector + (selector.hasPrefix("#") ? "/properties/" : ".") + (writing.identifiers[selector] ?? "")
    }

    /// The names in all Swift types and protocols of the configuration.
    var foreignWords: Set<String> {
        let types =
            Array(shaping.overrides.values) + shaping.encapsulated.values.compactMap(\.self)
            + shaping.members.values.flatMap(\.values)
        return Set((types + writing.adopted.values.flatMap(\.self)).flatMap(SwiftWords.words))
    }
}
