/// An option of a configuration that takes selectors, by its name in configuration files.
enum SelectorOption: String, Sendable {
    case rename, types, members, wrap, encapsulate, exclude, only, indirect, adopt, identifiable

    /// Whether its selectors may mean types.
    var findsTypes: Bool {
        switch self {
        case .rename, .types, .members, .encapsulate, .exclude, .only, .adopt: true
        case .wrap, .indirect, .identifiable: false
        }
    }

    /// Whether its selectors may mean members; those of `identifiable` do so together with a key.
    var findsMembers: Bool {
        switch self {
        case .rename, .types, .wrap, .exclude, .indirect, .identifiable: true
        case .members, .encapsulate, .only, .adopt: false
        }
    }
}

/// A selector that has found something for an option: what one option finds another one may miss.
struct SelectorUse: Hashable, Sendable {
    let option: SelectorOption
    let selector: String

    init(_ option: SelectorOption, _ selector: String) {
        (self.option, self.selector) = (option, selector)
    }
}
