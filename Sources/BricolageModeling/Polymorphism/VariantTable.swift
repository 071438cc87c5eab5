internal import BricolageCore
internal import BricolageWriting

/// The variants of a family, looked up by tag when reading and by type when writing.
///
///     "circle" ─┐
///     "round"  ─┴▶ 0  Circle ◀── ObjectIdentifier(Circle.self)
///     "square" ──▶ 1  Square ◀── ObjectIdentifier(Square.self)
final class VariantTable<Base>: Sendable {
    let tagging: JSONTagging
    let unknown: JSONUnknownTags<Base>
    let variants: [JSONVariant<Base>]
    /// The first error in the description; nil if it is valid.
    let problem: JSONVariantError?
    private let byTag: [JSON: Int]
    // Strings that Swift considers equal, because they are canonically equivalent, may be different tags.
    private let byText: [ExactKey: Int]
    private let byType: [ObjectIdentifier: [Int]]
    private let defaultVariant: Int?

    init(tagging: JSONTagging, unknown: JSONUnknownTags<Base>, variants: [JSONVariant<Base>]) {
        var byTag: [JSON: Int] = [:]
        var byText: [ExactKey: Int] = [:]
        var byType: [ObjectIdentifier: [Int]] = [:]
        var problem: JSONVariantError?
        func note(_ new: JSONVariantError) { if problem == nil { problem = new } }
        for (index, variant) in variants.enumerated() {
            if variant.tag == nil, tagging != .untagged { note(.missingTag(type: "\(variant.type)")) }
            for tag in [variant.tag].compactMap({ $0 }) + variant.aliases {
                let isScalar = tag.array == nil && tag.object == nil
                if !isScalar || tagging == .external && tag.string == nil { note(.unsuitableTag(tag)) }
                if byTag.updateValue(index, forKey: tag) != nil { note(.duplicateTag(tag)) }
                if let text = tag.string { byText[ExactKey(text)] = index }
            }
            byType[ObjectIdentifier(variant.type), default: []].append(index)
        }
        for places in byType.values where places.count > 1 {
            let unconditional = places.filter { variants[$0].matches == nil }
            if !unconditional.isEmpty { note(.duplicateType("\(variants[unconditional[0]].type)")) }
        }
        let defaults = variants.indices.filter { variants[$0].isDefault }
        if defaults.count > 1 { note(.severalDefaults) }
        self.tagging = tagging
        self.unknown = unknown
        self.variants = variants
        self.problem = problem
        self.byTag = byTag
        self.byText = byText
        self.byType = byType
        defaultVariant = defaults.first
    }

    /// The variant of a tag.
    func variant(tagged tag: JSONDocument.Node) -> JSONVariant<Base>? {
        if let text = tag.string { return byText[ExactKey(text)].map { variants[$0] } }
        return byTag[tag.json].map { variants[$0] }
    }

    /// The variant of values without a tag.
    var variantWithoutTag: JSONVariant<Base>? { defaultVariant.map { variants[$0] } }

    /// The variant of a value with a payload.
    func variant(of value: Base, payload: any Encodable) -> JSONVariant<Base>? {
        let places = byType[ObjectIdentifier(Swift.type(of: payload))] ?? []
        return places.first { variants[$0].matches?(value) ?? true }.map { variants[$0] }
    }

    /// The tags in words, shortened: `"circle", "square", 3`.
    var tagList: String {
        let tags = variants.compactMap(\.tag)
        let shown = tags.prefix(12).map(\.description).joined(separator: ", ")
        return tags.count > 12 ? shown + " and \(tags.count - 12) more" : shown
    }

    /// The spellings that a mistyped tag may have been meant to be.
    var spellings: [String] { variants.flatMap { [$0.tag].compactMap { $0 } + $0.aliases }.compactMap(\.string) }
}
