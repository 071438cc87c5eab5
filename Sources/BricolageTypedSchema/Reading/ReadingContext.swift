internal import BricolageCore

/// What is known of a document that was validated, for reading its values.
struct ReadingContext: Sendable {
    let schema: SchemaContext
    private let branches: [Decision: Int]

    /// A value and a choice that was made for it.
    struct Decision: Hashable {
        private let choice: ObjectIdentifier
        private let index: Int

        init(_ choice: Choice, _ node: JSONDocument.Node) {
            self.choice = ObjectIdentifier(choice)
            index = node.index
        }
    }

    init(_ survey: ReadingSurvey) {
        schema = survey.schema
        branches = survey.branches
    }

    /// The branch of a choice that holds for a value.
    func branch(of choice: Choice, for node: JSONDocument.Node) -> Int? { branches[Decision(choice, node)] }
}
