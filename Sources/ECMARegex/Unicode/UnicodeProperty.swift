/// The properties that are named between the braces of `\p{…}` (ECMA-262, UnicodePropertyValueExpression).
///
/// Names are as the standard spells them: `\p{Script=Greek}`, `\p{sc=Grek}`, `\p{Lu}`, not `\p{script=greek}`.
enum UnicodeProperty {
    /// The code points with a binary property, or of a general category; nil for an unknown name.
    static func codePoints(named name: String) -> CodePointSet? {
        switch name {
        case "Any": .all
        case "ASCII": CodePointSet(sorted: [0...0x7F])
        case "Assigned": EncodedRanges.generalCategory("Cn")?.decoded.complement
        default: generalCategory(name) ?? EncodedRanges.binaryProperty(name)?.decoded
        }
    }

    /// The code points for which a property has a value; nil if there is no such property or value.
    static func codePoints(of property: String, value: String) -> CodePointSet? {
        switch property {
        case "General_Category", "gc": generalCategory(value)
        case "Script", "sc": EncodedRanges.script(value)?.decoded
        case "Script_Extensions", "scx": scriptExtensions(value)
        default: nil
        }
    }

    private static func scriptExtensions(_ name: String) -> CodePointSet? {
        guard let script = EncodedRanges.script(name)?.decoded else { return nil }
        return EncodedRanges.scriptExtensionsDifference(name).map { script.symmetricDifference($0.decoded) } ?? script
    }

    private static func generalCategory(_ name: String) -> CodePointSet? {
        if let category = EncodedRanges.generalCategory(name) { return category.decoded }
        return group(name).map { categories in
            CodePointSet(categories.flatMap { EncodedRanges.generalCategory($0)?.decoded.ranges ?? [] })
        }
    }

    /// The general categories of a group.
    private static func group(_ name: String) -> [String]? {
        switch name {
        case "Other", "C": ["Cc", "Cf", "Cn", "Co", "Cs"]
        case "Letter", "L": ["Ll", "Lm", "Lo", "Lt", "Lu"]
        case "Cased_Letter", "LC": ["Ll", "Lt", "Lu"]
        case "Mark", "M", "Combining_Mark": ["Mc", "Me", "Mn"]
        case "Number", "N": ["Nd", "Nl", "No"]
        case "Punctuation", "P", "punct": ["Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps"]
        case "Symbol", "S": ["Sc", "Sk", "Sm", "So"]
        case "Separator", "Z": ["Zl", "Zp", "Zs"]
        default: nil
        }
    }
}
