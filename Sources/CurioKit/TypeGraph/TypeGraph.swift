internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema

/// Every type that a schema asks for, without a word of Swift: what is declared, and what uses what.
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
    /// The declarations of definitions that are types whether anything leads to them or not: the components of an
    /// OpenAPI description, and those of a schema that is no more than a collection of them.
    ///
    /// They keep their names, also where they are only other names for something.
    var components: [Int] = []
    /// Whether the types are those of several schemas that stand beside each other, none of which is the root: named
    /// together, or in an OpenAPI description.
    var isCollection = false
    /// The schemas that declarations were made of, or the first of them.
    var schemas: [Int: JSONSchema] = [:]
    /// The formats of texts that became plain strings, between which nothing could choose.
    var mergedFormats: Set<TypedFormat> = []
    /// Whether null is refused where a member may be absent.
    var refusesNulls = false
    /// What is demanded of a whole document, and no type of its own is there to check.
    var rootConstraints: [JSONConstraint] = []
    /// What the root is to be called.
    var rootName = "Root"
    /// Whether somebody has asked for that name.
    var isRootNamed = false
    /// The declarations of several schemas that stand beside each other, which are called as each would be alone.
    var roots: Set<Int> = []

    /// The declarations that can be reached from the root and the wanted definitions, in the order in which they are
    /// met.
    var reachable: [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        var pending = ([root] + definitions).compactMap(\.declaration).reversed() as [Int]
        while let index = pending.popLast() {
            guard seen.insert(index).inserted else { continue }
            found.append(index)
            pending += declarations[index].shape.expressions.compactMap(\.declaration).reversed()
        }
        return found
    }
}

/// A type of the graph.
struct TypeDeclaration: Sendable {
    var shape: TypeShape = .pending
    /// Whether null is a value of the type too; uses of the declaration then become nullable.
    var acceptsNull = false
    /// What an array or a map must be like that the declaration is another name for, should it become a type.
    var constraints: [JSONConstraint] = []
    /// What the schema calls it.
    var name: String
    /// Whether the name is no more than a kind of value.
    var isVague = false
    /// The declaration that it was found inside of; nil for definitions.
    var owner: Int?
    /// What a declaration without an owner is found in, from the inside out: what a name can begin with that would
    /// otherwise be taken.
    var qualifiers: [String] = []
    /// What the schema calls a definition in full, where the name is the end of that.
    var packagedKey: String?
    var documentation = Documentation()
    /// Whether it was found inside of others, and stands at the top because several share it.
    var isMoved = false
    /// Whether somebody has asked for the name.
    var isRenamed = false
    /// The name before that.
    var formerName: String?
}

/// What the schema says to people.
struct Documentation: Hashable, Sendable {
    /// What else there is to know of a value.
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
    /// What a schema itself says to people.
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
    /// A type of its own around another one.
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
