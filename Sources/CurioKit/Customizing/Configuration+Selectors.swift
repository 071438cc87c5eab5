internal import BricolageCore

extension Generator.Configuration {
    /// Whether the types are to be other than those that the schema says.
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

    /// The selectors that have found nothing, each with the name that is spelled most alike.
    ///
    /// - Parameter names: The names that the selectors of an option could be.
    func unusedSelectors(
        besides used: Set<SelectorUse>, among names: (SelectorOption) -> [String]
    ) -> [UnusedSelector] {
        selectors.flatMap { option, selectors in
            let unused = selectors.filter { !used.contains(SelectorUse(option, $0)) }
            // No more of them are looked at than so many, which these are to be.
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

    /// The selector of the member that tells the values of a type apart.
    func identifierSelector(_ selector: String) -> String {
        selector + (selector.hasPrefix("#") ? "/properties/" : ".") + (writing.identifiers[selector] ?? "")
    }

    /// The names in all that was written in Swift.
    var foreignWords: Set<String> {
        let types =
            Array(shaping.overrides.values) + shaping.encapsulated.values.compactMap(\.self)
            + shaping.members.values.flatMap(\.values)
        return Set((types + writing.adopted.values.flatMap(\.self)).flatMap(SwiftWords.words))
    }
}
