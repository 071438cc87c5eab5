internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// The members or elements that are allowed besides those with their own types.
enum Rest: Hashable, Sendable {
    case rejected
    case untyped
    case typed(TypeExpression)

    var type: TypeExpression? {
        if case .typed(let type) = self { return type }
        return nil
    }

    func mapping(_ transform: (TypeExpression) -> TypeExpression) -> Rest {
        guard case .typed(let type) = self else { return self }
        let mapped = transform(type)
        return mapped == .any ? .untyped : .typed(mapped)
    }
}

/// An object with named members.
struct ObjectShape: Sendable {
    var properties: [Property]
    /// Maps of the members whose keys match a pattern; the first pattern that matches a key takes the member.
    var patterns: [Pattern] = []
    var rest: Rest
    /// The constraints on the values of the rest.
    var restConstraints: [JSONConstraint] = []
    /// The constraints on the object itself.
    var constraints: [JSONConstraint] = []
    /// The names of all required members, with or without a property of the name.
    var required: Set<ExactKey>

    /// A named member.
    struct Property: Sendable {
        var key: String
        var type: TypeExpression
        var isRequired: Bool
        /// The only value that the member can have, if the member is required and the value is a scalar.
        var constant: JSON?
        /// The strings that the member can have, where the schema lists them.
        var tags: [String]
        /// The value that the schema gives as the default.
        var defaultValue: JSON?
        /// The schema that gives it.
        var defaultSource: JSONSchema?
        var documentation: Documentation
        /// The constraints on the value.
        var constraints: [JSONConstraint] = []
    }

    /// The members whose keys match a pattern.
    struct Pattern: Sendable {
        /// The name of the map of these members.
        var name: String
        var pattern: KeyPattern
        /// The pattern as the schema spells it.
        var text: String
        var type: TypeExpression
        /// The constraints on the values of these members.
        var constraints: [JSONConstraint] = []
    }

    /// Whether required properties are declared before all others.
    var isRequiredFirst = true

    /// The properties in the order in which they are declared.
    var ordered: [Property] {
        isRequiredFirst ? properties.filter(\.isRequired) + properties.filter { !$0.isRequired } : properties
    }

    func property(_ key: String) -> Property? {
        // `first(where:)` would copy each property that it passes.
        properties.indices.first { ExactText.equal(properties[$0].key, key) }.map { properties[$0] }
    }
}

/// A choice of strings or of integers.
struct EnumerationShape: Hashable, Sendable {
    enum Values: Hashable, Sendable {
        case strings([String])
        case integers([Int])

        /// The values as texts.
        var texts: [String] {
            switch self {
            case .strings(let values): values
            case .integers(let values): values.map { "\($0)" }
            }
        }

        var count: Int {
            switch self {
            case .strings(let values): values.count
            case .integers(let values): values.count
            }
        }
    }

    var values: Values
    /// Whether other values are an error instead of being kept.
    var isClosed: Bool
    /// The documentation of single values, by their texts.
    var notes: [ExactKey: Documentation] = [:]
}

/// One of several types.
struct UnionShape: Sendable {
    struct Branch: Hashable, Sendable {
        /// The name of the branch, if it has one.
        var name: String?
        var type: TypeExpression
        /// The constraints on values of the branch.
        var constraints: [JSONConstraint] = []
        /// The names of the branches that it was found inside of, from the inside out.
        var surroundings: [String] = []
        /// The tag of values of the branch, if the schema defines one outside the branch itself.
        var tag: Tag?

        /// A member, and the texts that it has in values of the branch.
        struct Tag: Hashable, Sendable {
            var key: String
            var texts: [String]

            /// The tag of two branches that are merged; nil if their values do not all have one.
            func merged(with other: Tag?) -> Tag? {
                guard let other, ExactText.equal(key, other.key) else { return nil }
                return Tag(key: key, texts: texts + other.texts)
            }
        }
    }

    var branches: [Branch]
    /// The kinds of which any value is valid, because some branch merely implies another kind.
    var openKinds: ValueKinds = []
    /// Whether an object with a tag that no branch has is an error instead of being kept.
    var isClosed = false
}

/// An array with a type for each of its first elements.
struct TupleShape: Sendable {
    var elements: [TypeExpression]
    /// The constraints on each of these elements.
    var constraints: [[JSONConstraint]]
    /// The number of required elements.
    var requiredCount: Int
    var rest: Rest
    /// The constraints on all other elements.
    var restConstraints: [JSONConstraint] = []
}
