internal import BricolageCore

extension UnionPlan {
    /// A branch that an object may belong to, with the texts that distinguish it.
    ///
    ///     {"op": "add", …}                        op is "add", and nothing else
    ///     {"op": "sub" or any text, …}            op is "sub", or any other text
    ///     [{"op": "min", …}, {"op": "max", …}]    op is "min", "max", or what the union keeps as it is
    struct Candidate {
        /// The texts that a branch lists for a member.
        struct Texts {
            var values: [String]
            /// Whether objects with another text may belong to the branch too.
            var keepsOthers: Bool
            /// Whether objects without the member may belong to the branch.
            var mayBeAbsent: Bool

            /// - Parameter isOfUnion: Whether the objects are those of a union that keeps others.
            fileprivate init?(of property: ObjectShape.Property, in graph: SettledGraph, isOfUnion: Bool) {
                values = property.tags
                keepsOthers = isOfUnion
                mayBeAbsent = !property.isRequired
                // A member that may be absent in the branches of the union, or may have any text there, says nothing
                // about what the union keeps.
                if isOfUnion, values.isEmpty || mayBeAbsent { return nil }
                if values.isEmpty {
                    values = graph.graph.listedTexts(of: property.type)
                    keepsOthers = true
                }
                if values.isEmpty { return nil }
            }
        }

        let branch: Int
        /// What all its objects have in common; nil if that is unknown.
        let object: ObjectShape?
        /// Whether it is a union that keeps objects with other texts than its own branches list.
        let keepsUnknownTags: Bool
        /// The members with texts, in the order in which they are described.
        private(set) var keys: [String] = []
        private var texts: [ExactKey: Texts] = [:]

        init(_ branch: Int, _ type: TypeExpression, in graph: SettledGraph) {
            let described = graph.describedObject(type)
            self.branch = branch
            object = graph.commonObject(type)
            keepsUnknownTags = object == nil && described != nil
            for property in described?.properties ?? [] {
                guard let own = Texts(of: property, in: graph, isOfUnion: keepsUnknownTags) else { continue }
                if texts.updateValue(own, forKey: ExactKey(property.key)) == nil { keys.append(property.key) }
            }
        }

        /// The texts of a member; nil where the branch lists none.
        func texts(of key: String) -> Texts? { texts[ExactKey(key)] }
    }
}

extension TypeGraph {
    /// The texts that an enumeration lists, or one that is a branch of a union; none of any other type.
    fileprivate func listedTexts(of type: TypeExpression) -> [String] {
        guard case .named(let index) = type.withoutNull else { return [] }
        guard case .union(let union) = shape(of: index) else { return enumeratedTexts(of: type) }
        return union.branches.flatMap { enumeratedTexts(of: $0.type) }
    }

    private func enumeratedTexts(of type: TypeExpression) -> [String] {
        guard case .named(let index) = type.withoutNull, case .enumeration(let enumeration) = shape(of: index),
            case .strings(let values) = enumeration.values
        else { return [] }
        return values
    }
}
