internal import BricolageCore

extension TypeGraph {
    /// Merges anonymous types that are the same in name and content into one, which then stands at the top.
    ///
    /// Types start out in one class when all but the types inside them is equal, and classes are split until the types
    /// inside agree too. That finds equal types that contain themselves as well.
    mutating func mergeEqualTypes() {
        let indices = reachable
        var classes = localClasses(of: indices)
        var count = Set(classes.values).count
        while true {
            var numbers: [[Int]: Int] = [:]
            var refined: [Int: Int] = [:]
            for index in indices {
                let children = declarations[index].shape.expressions.map {
                    $0.declaration.flatMap { classes[$0] } ?? -1
                }
                let signature = [classes[index] ?? -1] + children
                let number = numbers[signature] ?? numbers.count
                numbers[signature] = number
                refined[index] = number
            }
            classes = refined
            if numbers.count == count { break }
            count = numbers.count
        }
        replace(indices, classes)
    }

    private func localClasses(of indices: [Int]) -> [Int: Int] {
        var numbers: [LocalShape: Int] = [:]
        var classes: [Int: Int] = [:]
        for index in indices {
            let shape = LocalShape(declarations[index], index: index)
            let number = numbers[shape] ?? numbers.count
            numbers[shape] = number
            classes[index] = number
        }
        return classes
    }

    private mutating func replace(_ indices: [Int], _ classes: [Int: Int]) {
        var members: [Int: [Int]] = [:]
        for index in indices { members[classes[index] ?? -1, default: []].append(index) }
        var replacement: [Int: Int] = [:]
        for (_, equal) in members where equal.count > 1 {
            for index in equal { replacement[index] = equal[0] }
            let owners = Set(equal.map { declarations[$0].owner })
            if owners.count > 1 { moveToTop(equal[0]) }
        }
        let rewrite = { (type: TypeExpression) in type.mapping { .named(replacement[$0] ?? $0) } }
        for index in indices { declarations[index].shape = declarations[index].shape.mapping(rewrite) }
        for index in declarations.indices {
            if let owner = declarations[index].owner { declarations[index].owner = replacement[owner] ?? owner }
        }
        root = rewrite(root)
        definitions = definitions.map(rewrite)
    }

    /// Names that say nothing where the owner is not seen.
    private static let generic: Set<String> = ["name", "value", "object", "elements", "items", "flag"]

    private mutating func moveToTop(_ index: Int) {
        var owner = declarations[index].owner
        var name = declarations[index].name
        var seen: Set<Int> = []
        var qualifiers: [String] = []
        while let next = owner, seen.insert(next).inserted {
            qualifiers.append(declarations[next].name)
            if declarations[next].owner == nil { qualifiers += declarations[next].qualifiers }
            owner = declarations[next].owner
        }
        seen = []
        owner = declarations[index].owner
        while Self.generic.contains(name.lowercased()), let next = owner, seen.insert(next).inserted {
            name = declarations[next].name + " " + name
            owner = declarations[next].owner
            if Self.generic.contains(declarations[next].name.lowercased()) { continue }
            break
        }
        declarations[index].name = name
        declarations[index].owner = nil
        declarations[index].qualifiers = qualifiers
    }
}

/// What can be compared of a type without looking at the types inside it.
private struct LocalShape: Hashable {
    private struct Member: Hashable {
        var key: String
        var form: TypeExpression
        var isRequired: Bool
        var constant: JSON?
        var documentation: Documentation
    }

    /// Set for types that are to stay themselves.
    private var identity: Int?
    private var name: String
    private var kind: Int
    private var members: [Member] = []
    private var forms: [TypeExpression] = []
    private var patterns: [KeyPattern] = []
    private var rest: Rest?
    private var count = 0
    private var enumeration: EnumerationShape?

    init(_ declaration: TypeDeclaration, index: Int) {
        if declaration.owner == nil { identity = index }
        name = Identifier.type(declaration.name)
        let form = { (type: TypeExpression) in type.mapping { _ in .named(0) } }
        switch declaration.shape {
        case .object(let object):
            kind = 0
            members = object.properties.map { property in
                Member(
                    key: property.key, form: form(property.type), isRequired: property.isRequired,
                    constant: property.constant, documentation: property.documentation)
            }
            members += object.patterns.map { pattern in
                Member(
                    key: pattern.name, form: form(pattern.type), isRequired: false, constant: nil,
                    documentation: Documentation())
            }
            patterns = object.patterns.map(\.pattern)
            rest = object.rest.mapping(form)
        case .enumeration(let shape):
            kind = 1
            enumeration = shape
        case .union(let union):
            kind = 2
            count = union.isOpen ? 1 : 0
            members = union.branches.map { branch in
                Member(
                    key: branch.name ?? "", form: form(branch.type), isRequired: true, constant: nil,
                    documentation: Documentation())
            }
        case .tuple(let tuple):
            kind = 3
            forms = tuple.elements.map(form)
            rest = tuple.rest.mapping(form)
            count = tuple.requiredCount
        case .alias, .pending:
            kind = 4
            identity = index
        }
    }
}
