internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// Every type that a schema describes, independent of Swift: the declarations, and what each of them uses.
///
///     declarations   0 object Food   1 enumeration (in 0)   2 union (in 0)   …
///                      │ title: string
///                      │ kind: named(1) ─▶ 1
///     root           named(0)
struct TypeGraph: Sendable {
    var declarations: [TypeDeclaration] = []
    var root: TypeExpression = .any
    /// Types that are wanted although the root may not lead to them.
    var definitions: [TypeExpression] = []
    /// The declarations of definitions that become types even if nothing leads to them: the components of an OpenAPI
    /// description, and the definitions of a schema that is only a collection of them.
    ///
    /// They keep their names, even if they are only aliases.
    var components: [Int] = []
    /// Whether the types are those of several schemas side by side, none of which is the root: given together, or in an
    /// OpenAPI description.
    var isCollection = false
    /// What the schema is about, as far as its author or the configuration says: the beginning of names that would
    /// otherwise hide others.
    var subject: String?
    /// The schema that each declaration was made of, or the first of several.
    var schemas: [Int: JSONSchema] = [:]
    /// The formats of texts that became plain strings, because nothing could choose between them.
    var mergedFormats: Set<TypedFormat> = []
    /// Whether null is refused where a member may be absent.
    var refusesNulls = false
    /// The constraints on a whole document, if it has no separate type that could check them.
    var rootConstraints: [JSONConstraint] = []
    /// The name of the root.
    var rootName = "Root"
    /// What the schema says of a whole document.
    var rootDocumentation = Documentation()
    /// Whether the configuration asks for this name.
    var isRootNamed = false
    /// The root declarations of several schemas side by side, each named as it would be alone.
    var roots: Set<Int> = []

    /// The declarations that can be reached from the root and the wanted definitions, in the order in which they are
    /// reached.
    var reachable: [Int] { reachable(from: [root] + definitions) }

    /// The declarations that can be reached from types, in the order in which they are reached.
    func reachable(from types: [TypeExpression]) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        var pending = types.compactMap(\.declaration).reversed() as [Int]
        while let index = pending.popLast() {
            guard seen.insert(index).inserted else { continue }
            found.append(index)
            pending += declarations[index].shape.expressions.compactMap(\.declaration).reversed()
        }
        return found
    }

    /// Those of some declarations that use each one, in their order.
    func users(among declarations: [Int]) -> [Int: [Int]] {
        var users: [Int: [Int]] = [:]
        for user in declarations {
            for used in Set(self.declarations[user].shape.expressions.compactMap(\.declaration)) {
                users[used, default: []].append(user)
            }
        }
        return users
    }
}

/// A type of the graph.
struct TypeDeclaration: Sendable {
    var shape: TypeShape = .pending
    /// Whether null is a value of the type too; uses of the declaration then become nullable.
    var acceptsNull = false
    /// The constraints on the array or map that the declaration is an alias of, should it become a type.
    var constraints: [JSONConstraint] = []
    /// The name in the schema.
    var name: String
    /// The name to use instead where another type has that one.
    var otherName: String?
    /// Whether the name only says which kind of value it is.
    var isVague = false
    /// The declaration that it was found inside of; nil for definitions.
    var owner: Int?
    /// The names around a declaration without an owner, from the inside out: its name can begin with them if it would
    /// otherwise be taken.
    var qualifiers: [String] = []
    /// The full key of a definition, if the name is only the end of it.
    var packagedKey: String?
    var documentation = Documentation()
    /// Whether it was found inside others, and moved to the top level because several share it.
    var isMoved = false
    /// Whether the configuration asks for the name.
    var isRenamed = false
    /// Whether it is a definition of the schema, or the root.
    var isDefinition: Bool { owner == nil && !isMoved }
    /// The name before the configuration changed it.
    var formerName: String?
}

/// The documentation of a value in a schema.
struct Documentation: Hashable, Sendable {
    /// Other annotations of the value.
    struct Notes: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let deprecated = Notes(rawValue: 1)
        static let readOnly = Notes(rawValue: 2)
        static let writeOnly = Notes(rawValue: 4)
    }

    var title: String?
    var text: String?
    var notes: Notes = []

    var isEmpty: Bool { title == nil && text == nil }
}

extension Documentation {
    /// The title, description and notes in a schema itself.
    init(of schema: JSONSchema) {
        (title, text) = (schema.title, schema.explanation)
        if schema["deprecated"]?.bool == true { notes.insert(.deprecated) }
        if schema["readOnly"]?.bool == true { notes.insert(.readOnly) }
        if schema["writeOnly"]?.bool == true { notes.insert(.writeOnly) }
    }
}

/// What a declaration is.
enum TypeShape: Sendable {
    /// Not built yet.
    case pending
    /// Another name for a type.
    case alias(TypeExpression)
    case object(ObjectShape)
    case enumeration(EnumerationShape)
    case union(UnionShape)
    case tuple(TupleShape)
    /// A separate type around another one.
    case wrapper(TypeExpression)

    /// The types that the shape is made of.
    var expressions: [TypeExpression] {
        switch self {
        case .pending, .enumeration: []
        case .alias(let expression), .wrapper(let expression): [expression]
        case .object(let object):
            object.properties.map(\.type) + object.patterns.map(\.type) + (object.rest.type.map { [$0] } ?? [])
        case .union(let union): union.branches.map(\.type)
        case .tuple(let tuple): tuple.elements + (tuple.rest.type.map { [$0] } ?? [])
        }
    }

    /// Replaces the types that the shape is made of.
    func mapping(_ transform: (TypeExpression) -> TypeExpression) -> TypeShape {
        switch self {
        case .pending, .enumeration: return self
        case .alias(let expression): return .alias(transform(expression))
        case .wrapper(let expression): return .wrapper(transform(expression))
        case .object(var object):
            for position in object.properties.indices {
                object.properties[position].type = transform(object.properties[position].type)
            }
            for position in object.patterns.indices {
                object.patterns[position].type = transform(object.patterns[position].type)
            }
            object.rest = object.rest.mapping(transform)
            return .object(object)
        case .union(var union):
            for position in union.branches.indices {
                union.branches[position].type = transform(union.branches[position].type)
            }
            return .union(union)
        case .tuple(var tuple):
            tuple.elements = tuple.elements.map(transform)
            tuple.rest = tuple.rest.mapping(transform)
            return .tuple(tuple)
        }
    }
}
