internal import BricolageCore

extension UnionPlan {
    /// A branch that an object may be, with the texts by which it is told.
    ///
    ///     {"op": "add", …}                        op is "add", and nothing else
    ///     [{"op": "min", …}, {"op": "max", …}]    op is "min", "max", or what the union keeps as it is
    struct Candidate {
        /// The texts that a branch lists for a member.
        struct Texts {
            var values: [String]
            /// Whether objects with another text may be of the branch too.
            var keepsOthers = false
            /// Whether objects without the member may be.
            var mayBeAbsent = false
        }

        let branch: Int
        /// What all its objects have; nil where that is not known.
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
            for property in described?.properties ?? [] where !property.tags.isEmpty {
                // What its own branches need not have says nothing of what it keeps.
                if keepsUnknownTags, !property.isRequired { continue }
                let key = ExactKey(property.key)
                guard texts[key] == nil else { continue }
                keys.append(property.key)
                texts[key] = Texts(
                    values: property.tags, keepsOthers: keepsUnknownTags, mayBeAbsent: !property.isRequired)
            }
        }

        /// The texts of a member; nil where the branch lists none.
        func texts(of key: String) -> Texts? { texts[ExactKey(key)] }
    }
}
