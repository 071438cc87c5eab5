internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

extension LintRule {
    /// A reference to something that does not exist: `{"$ref": "#/$defs/adress"}`.
    static let danglingReference = LintRule(
        "dangling-reference", .error, "A reference leads nowhere.",
        .file { file, findings in
            for schema in file.schemas where schema.node.kind == .object {
                for keyword in schema.activeReferenceKeywords {
                    guard let node = schema[keyword], let text = node.string else { continue }
                    do {
                        let target = try file.registry.resolve(text, from: schema)
                        if target.node.canBeSchema { continue }
                        findings.add(node, "the reference \"\(text)\" leads to something that is not a schema")
                    } catch {
                        // For a reference within the file, the reference itself is the reason.
                        let reason = text.hasPrefix("#") ? "" : ": \(error)"
                        findings.add(
                            node, "the reference \"\(text)\" leads nowhere\(reason)",
                            nearest: definition(nearestTo: text, in: file.root))
                    }
                }
            }
        })

    /// The definition that was probably meant.
    private static func definition(nearestTo text: String, in root: JSONSchema) -> String? {
        guard text.hasPrefix("#/"), let slash = text.lastIndex(of: "/"),
            let container = try? JSONPointer(fragment: String(text[..<slash])),
            let object = root.source.document[pointer: container], object.kind == .object,
            let name = try? JSONPointer(fragment: "#" + text[slash...]).tokens.last
        else { return nil }
        return NearestSpelling.find(name, among: object.members.lazy.map(\.key))
    }
}
