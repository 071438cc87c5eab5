internal import BricolageCore
internal import BricolageFields

/// The parts of a declaration that can be compared without looking at the types inside it.
///
/// Enumerations and unions are compared only by what there is to choose. Two objects with equal members may still mean
/// different things, so they are equal only if the schema gives them the same name, apart from a number at the end of a
/// definition's name, and the same descriptions of their members.
///
///     Point2 { x: Int, style: StyleA }  ─┐
///                                        ├─▶  object "Point", members x: integer, style: some type
///     Point  { x: Int, style: StyleB }  ─┘
struct LocalShape: Hashable {
    private struct Member: Hashable {
        var key: String
        var form: TypeExpression
        var isRequired = true
        var constant: JSON?
        var defaultValue: JSON?
        var documentation = Documentation()
        var constraints: [JSONConstraint] = []
        var tag: UnionShape.Branch.Tag?
    }

    private enum Kind: Hashable {
        case object, enumeration, union, tuple
        /// A type that is never equal to another one.
        case itself(Int)
    }

    private var kind: Kind
    private var name = ""
    private var members: [Member] = []
    private var patterns: [KeyPattern] = []
    private var rest: Rest?
    private var constraints: [[JSONConstraint]] = []
    private var count = 0
    private var enumeration: EnumerationShape?

    init(_ declaration: TypeDeclaration, index: Int) {
        let form = { (type: TypeExpression) in type.mapping { _ in .named(0) } }
        switch declaration.shape {
        case .object(let object):
            kind = .object
            name = Identifier.type(declaration.name)
            if declaration.owner == nil, let end = name.lastIndex(where: { !$0.isNumber }) {
                name = String(name[...end])
            }
            members = object.properties.map { property in
                Member(
                    key: property.key, form: form(property.type), isRequired: property.isRequired,
                    constant: property.constant, defaultValue: property.defaultValue,
                    documentation: property.documentation, constraints: property.constraints)
            }
            members += object.patterns.map { pattern in
                Member(
                    key: pattern.name, form: form(pattern.type), isRequired: false, constraints: pattern.constraints)
            }
            constraints = [object.constraints, object.restConstraints]
            patterns = object.patterns.map(\.pattern)
            rest = object.rest.mapping(form)
        case .enumeration(let shape):
            kind = .enumeration
            enumeration = shape
        case .union(let union):
            kind = .union
            members = union.branches.map {
                Member(key: $0.name ?? "", form: form($0.type), constraints: $0.constraints, tag: $0.tag)
            }
            count = Int(union.openKinds.rawValue)
        case .tuple(let tuple):
            kind = .tuple
            members = zip(tuple.elements, tuple.constraints).map { Member(key: "", form: form($0), constraints: $1) }
            constraints = [tuple.restConstraints]
            rest = tuple.rest.mapping(form)
            count = tuple.requiredCount
        case .alias, .pending, .wrapper:
            kind = .itself(index)
        }
    }
}
