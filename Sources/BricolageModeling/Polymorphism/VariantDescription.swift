package import BricolageCore

/// A description of a family of variants for schemas.
package struct VariantDescription {
    /// Where the tag is.
    package let tagging: JSONTagging
    /// The types with their tags, the first of which is the one that is written.
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

/// A type that containers see instead of another one, which is the one that schemas describe.
package protocol ContainerStandIn: Decodable {
    static var represented: any Decodable.Type { get }
}
