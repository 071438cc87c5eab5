internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// What members or elements there may be beside those that are named.
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
    /// Maps of the members whose keys match a pattern, in the order in which they take theirs.
    var patterns: [Pattern] = []
    var rest: Rest
    /// What the values of the rest must be like.
    var restConstraints: [JSONConstraint] = []
    /// What the object itself must be like.
    var constraints: [JSONConstraint] = []
    /// Every name that must be there, with or without a property of the name.
    var required: Set<ExactKey>

    /// A named member.
    struct Property: Sendable {
        var key: String
        var type: TypeExpression
        var isRequired: Bool
        /// The one value that the member can have, where it is always there and a scalar.
        var constant: JSON?
        /// The strings that the member can have, where the schema lists them.
        var tags: [String]
        /// The value that the schema gives as the default.
        var defaultValue: JSON?
        /// The schema that gives it.
        var defaultSource: JSONSchema?
        var documentation: Documentation
        /// What a value must be like.
        var constraints: [JSONConstraint] = []
    }

    /// The members whose keys match a pattern.
    struct Pattern: Sendable {
        /// What the map of them is called.
        var name: String
        var pattern: KeyPattern
        /// The pattern as the schema spells it.
        var text: String
        var type: TypeExpression
        /// What their values must be like.
        var constraints: [JSONConstraint] = []
    }

    /// Whether the properties that must be there are declared before all others.
    var isRequiredFirst = true

    /// The properties in the order in which they are declared.
    var ordered: [Property] {
        isRequiredFirst ? properties.filter(\.isRequired) + properties.filter { !$0.isRequired } : properties
    }

    func property(_ key: String) -> Property? { properties.first { ExactText.equal($0.key, key) } }
}

/// A choice of strings or of integers.
struct EnumerationShape: Hashable, Sendable {
    enum Values: Hashable, Sendable {
        case strings([String])
        case integers([Int])

        /// The values as they are written.
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
    /// What the schema says of values one by one, by their texts.
    var notes: [ExactKey: Documentation] = [:]
}

/// One of several types.
struct UnionShape: Sendable {
    struct Branch: Hashable, Sendable {
        /// What the schema calls the branch, where it has a name for it.
        var name: String?
        var type: TypeExpression
        /// What values must be like.
        var constraints: [JSONConstraint] = []
        /// The names of the branches that it was found inside of, from the inside out.
        var surroundings: [String] = []
        /// What tells values of the branch, where the schema says so beside what the branch itself describes.
        var tag: Tag?

        /// A member, and the texts that it has in values of the branch.
        struct Tag: Hashable, Sendable {
            var key: String
            var texts: [String]

            /// What tells values of two branches that are one; nil where nothing tells all of them.
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
    /// What each of them must be like.
    var constraints: [[JSONConstraint]]
    /// How many elements must be there.
    var requiredCount: Int
    var rest: Rest
    /// What all others must be like.
    var restConstraints: [JSONConstraint] = []
}
