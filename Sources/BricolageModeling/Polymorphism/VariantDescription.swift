package import BricolageCore

/// What schemas tell of a family of variants.
package struct VariantDescription {
    /// Where the tag stands.
    package let tagging: JSONTagging
    /// The types with their tags, of which the first one is written.
    package let variants: [(tags: [JSON], type: any Decodable.Type, isDefault: Bool)]
    /// Whether values with other tags are kept as they are.
    package let keepsUnknown: Bool

    /// Describes a family with what a registry adds to it.
    package init<Family: JSONVariantFamily>(_ family: Family.Type, userInfo: [CodingUserInfoKey: Any]) {
        let registry = userInfo[.jsonVariants] as? JSONVariantRegistry
        let table = (registry?.variants(of: family) ?? family.variants).table
        tagging = table.tagging
        variants = table.variants.map { ([$0.tag].compactMap { $0 } + $0.aliases, $0.type, $0.isDefault) }
        keepsUnknown = if case .kept = table.unknown { true } else { false }
    }
}

/// A type that containers see in place of another one, which schemas describe.
package protocol ContainerStandIn: Decodable {
    static var represented: any Decodable.Type { get }
}
