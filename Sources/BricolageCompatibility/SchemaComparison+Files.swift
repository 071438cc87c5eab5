internal import BricolageCore
internal import BricolageSchema

extension SchemaComparison {
    /// Whether two schemas are at the same place of files that are equal as a whole, as is everything that they refer
    /// to.
    ///
    /// In such files, whatever depends on the path of the evaluation is the same too, such as the target of a dynamic
    /// reference.
    mutating func areInSameFiles(_ old: JSONSchema, _ new: JSONSchema) -> Bool {
        guard old.node.index == new.node.index else { return false }
        var pairs: Set<[JSONSchema]> = []
        var files: Set<[String]> = []
        var pending = [(old, new)]
        while let (old, new) = pending.popLast() {
            guard pairs.insert([old, new]).inserted else { continue }
            if files.insert([old.source.identifier, new.source.identifier]).inserted {
                let roots = (oldRegistry.root(of: old.source), newRegistry.root(of: new.source))
                guard roots.0.node.json == roots.1.node.json else { return false }
                pending.append(roots)
            }
            guard oldRules(of: old) == newRules(of: new) else { return false }
            for (reference, other) in zip(old.references, new.references) {
                switch (try? oldRegistry.resolve(reference.text, from: old), target(of: new, other.text)) {
                case (let target?, let otherTarget?) where target.node.index == otherTarget.node.index:
                    pending.append((target, otherTarget))
                case (nil, nil): break
                default: return false
                }
            }
            pending += SchemaPairs(old, new).all.map { ($0.old, $0.new) }
        }
        return true
    }
}
