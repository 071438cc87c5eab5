internal import BricolageCore
internal import BricolageFields

/// Removes aliases from a graph and brings unions into their simplest form.
///
///     union(union(A, null), A, string enum, string enum)   ─▶   union(A, one string enum), nullable
struct TypeGraphNormalizer {
    var graph: TypeGraph
    private let style: Generator.Style
    private enum Progress { case untouched, running, done }
    private var progress: [Progress]
    private var final: [TypeExpression]
    /// Declarations that were reached again while their own alias was being followed.
    private var cyclic: Set<Int> = []
    /// Declarations that are only aliases of each other.
    private(set) var emptyCycles: [Int] = []

    /// The length of the longest chain of unions inside unions, or of aliases of arrays of aliases.
    static let maximumDepth = 1000
    private var depth = 0

    static func normalized(
        _ graph: TypeGraph, style: Generator.Style
    ) throws(GenerationError) -> (graph: TypeGraph, emptyCycles: [Int]) {
        var normalizer = TypeGraphNormalizer(graph: graph, style: style)
        try normalizer.run()
        return (normalizer.graph, normalizer.emptyCycles)
    }

    private init(graph: TypeGraph, style: Generator.Style) {
        self.graph = graph
        self.style = style
        progress = Array(repeating: .untouched, count: graph.declarations.count)
        final = graph.declarations.indices.map { .named($0) }
    }

    private mutating func run() throws(GenerationError) {
        followDirectAliases()
        endEmptyUnions()
        for index in graph.declarations.indices { try finish(index) }
        for index in graph.declarations.indices {
            let isUnion = if case .union = graph.declarations[index].shape { true } else { false }
            graph.declarations[index].shape = graph.declarations[index].shape.mapping { type in
                // A union accepts null itself if one of its types does.
                isUnion ? rewritten(type).withoutNull : rewritten(type)
            }
        }
        graph.root = rewritten(graph.root)
        graph.settleOtherKinds()
        declareComponents()
    }

    /// Shortens chains of aliases of aliases, however long, without recursion.
    private mutating func followDirectAliases() {
        for start in graph.declarations.indices {
            var chain: [Int] = []
            var seen: Set<Int> = []
            var index = start
            while let next = meaning(of: index) {
                guard seen.insert(index).inserted else {
                    for member in chain { graph.declarations[member].shape = .alias(.any) }
                    emptyCycles.append(start)
                    chain = []
                    break
                }
                chain.append(index)
                index = next
            }
            var type = TypeExpression.named(index)
            for member in chain.reversed() {
                if case .alias(.nullable) = graph.declarations[member].shape { type = type.orNull }
                if graph.declarations[member].acceptsNull { type = type.orNull }
                graph.declarations[member].shape = .alias(type)
                final[member] = type
            }
        }
    }

    /// Makes unions that lead only to each other, whatever branch is followed, accept any value.
    private mutating func endEmptyUnions() {
        var isEmpty = graph.declarations.map { !targets(of: $0.shape).isEmpty }
        var users: [Int: [Int]] = [:]
        for index in isEmpty.indices where isEmpty[index] {
            for target in targets(of: graph.declarations[index].shape) { users[target, default: []].append(index) }
        }
        var pending = isEmpty.indices.filter { !isEmpty[$0] }
        while let index = pending.popLast() {
            for user in users[index] ?? [] where isEmpty[user] {
                isEmpty[user] = false
                pending.append(user)
            }
        }
        for index in isEmpty.indices where isEmpty[index] {
            graph.declarations[index].shape = .alias(.any)
            emptyCycles.append(index)
        }
    }

    /// The declarations that a shape only passes values on to; none if it also accepts values itself.
    private func targets(of shape: TypeShape) -> [Int] {
        let types: [TypeExpression]
        switch shape {
        case .alias(let type): types = [type]
        case .union(let union) where union.openKinds.isEmpty: types = union.branches.map(\.type)
        default: return []
        }
        var targets: [Int] = []
        for type in types {
            switch type.withoutNull {
            case .named(let index): targets.append(index)
            case .never: continue
            default: return []
            }
        }
        return targets
    }

    /// The declaration that another one is only an alias of, perhaps with null.
    private func meaning(of index: Int) -> Int? {
        guard case .alias(let type) = graph.declarations[index].shape, case .named(let other) = type.withoutNull else {
            return nil
        }
        return other
    }

    private mutating func finish(_ index: Int) throws(GenerationError) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw .limit("references to references", Self.maximumDepth) }
        switch progress[index] {
        case .done: return
        case .running:
            // A type that leads back to an alias leads back to the target of the alias.
            if let other = meaning(of: index) { return try finish(other) }
            cyclic.insert(index)
            return
        case .untouched: break
        }
        progress[index] = .running
        defer { progress[index] = .done }
        switch graph.declarations[index].shape {
        case .alias(let type):
            try finishAll(in: type)
            let resolved = type.mapping { final[$0] }
            if cyclic.contains(index), resolved.declaration != nil {
                // An array or a map of itself: an alias cannot express that, but a union with one case can.
                let branch = UnionShape.Branch(
                    name: nil, type: resolved.withoutNull, constraints: graph.declarations[index].constraints)
                graph.declarations[index].shape = .union(UnionShape(branches: [branch]))
                if resolved.isNullable { graph.declarations[index].acceptsNull = true }
                final[index] = graph.declarations[index].acceptsNull ? .nullable(.named(index)) : .named(index)
            } else {
                final[index] = graph.declarations[index].acceptsNull ? resolved.orNull : resolved
            }
        case .wrapper(let type):
            try finishAll(in: type)
            let resolved = type.mapping { final[$0] }
            if resolved.isNullable { graph.declarations[index].acceptsNull = true }
            graph.declarations[index].shape = .wrapper(resolved.withoutNull)
            final[index] = graph.declarations[index].acceptsNull ? .nullable(.named(index)) : .named(index)
        case .union(let union):
            for branch in union.branches { try finishAll(in: branch.type) }
            finishUnion(union, index)
        default:
            final[index] = graph.declarations[index].acceptsNull ? .nullable(.named(index)) : .named(index)
        }
    }

    private mutating func finishAll(in type: TypeExpression) throws(GenerationError) {
        if let index = type.declaration { try finish(index) }
    }

    private mutating func finishUnion(_ union: UnionShape, _ index: Int) {
        var acceptsNull = graph.declarations[index].acceptsNull
        var branches: [UnionShape.Branch] = []
        var openKinds = union.openKinds
        func add(_ branch: UnionShape.Branch) {
            if let position = branches.firstIndex(where: { $0.type == branch.type }) {
                let constraints = [branches[position].constraints, branch.constraints]
                branches[position].constraints = JSONConstraint.either(constraints)
                branches[position].tag = branches[position].tag?.merged(with: branch.tag)
            } else {
                branches.append(branch)
            }
        }
        for branch in union.branches {
            let type = branch.type.mapping { final[$0] }
            if type.isNullable { acceptsNull = true }
            let inner = type.withoutNull
            if inner == .named(index) || inner == .never { continue }
            // A union found inside a union, and not a definition, becomes part of it.
            if case .named(let other) = inner, graph.declarations[other].owner == index,
                case .union(let nested) = graph.declarations[other].shape, progress[other] == .done
            {
                for var inner in nested.branches {
                    if let name = branch.name { inner.surroundings.append(name) }
                    add(inner)
                }
                openKinds.formUnion(nested.openKinds)
            } else {
                add(
                    UnionShape.Branch(
                        name: branch.name, type: inner, constraints: branch.constraints, tag: branch.tag))
            }
        }
        branches = merging(branches, owner: index)
        // A branch that accepts anything comes last, so that the others are tried first.
        if let position = branches.firstIndex(where: { $0.type == .any }) {
            branches.append(branches.remove(at: position))
            acceptsNull = true
        }
        if branches.allSatisfy({ $0.type == .any }) {
            final[index] = branches.isEmpty && acceptsNull ? .nullable(.never) : .any
            return
        }
        graph.declarations[index].acceptsNull = acceptsNull
        if branches.count == 1, !cyclic.contains(index) {
            let type = branches[0].type
            if case .named(let inner) = type, graph.declarations[inner].owner == index {
                // The only type left takes the place of the union, and so its name.
                name(inner, after: index)
            }
            final[index] = acceptsNull ? type.orNull : type
            return
        }
        graph.declarations[index].shape = .union(
            UnionShape(branches: branches, openKinds: openKinds, isClosed: union.isClosed))
        final[index] = acceptsNull ? .nullable(.named(index)) : .named(index)
    }

    /// Gives a declaration the name and the place of the choice that it was found in.
    private mutating func name(_ inner: Int, after choice: Int) {
        graph.declarations[inner].name = graph.declarations[choice].name
        graph.declarations[inner].owner = graph.declarations[choice].owner
        graph.declarations[inner].qualifiers = graph.declarations[choice].qualifiers
    }

    /// Merges the branches of one scalar kind, between which nothing could choose.
    private mutating func merging(_ branches: [UnionShape.Branch], owner: Int) -> [UnionShape.Branch] {
        var result = branches
        mergeStrings(&result, owner: owner)
        mergeNumbers(&result)
        return result
    }

    private mutating func mergeStrings(_ branches: inout [UnionShape.Branch], owner: Int) {
        var positions: [Int] = []
        var values: [String] = []
        var known: Set<ExactKey> = []
        var notes: [ExactKey: Documentation] = [:]
        var hasPlain = false
        var name: String?
        var isClosed = true
        for (position, branch) in branches.enumerated() {
            if branch.type.isText {
                hasPlain = true
            } else if let shape = enumeration(branch.type), case .strings(let strings) = shape.values {
                isClosed = isClosed && shape.isClosed
                values += strings.filter { known.insert(ExactKey($0)).inserted }
                notes.merge(shape.notes) { first, _ in first }
                name = name ?? branch.name
            } else {
                continue
            }
            positions.append(position)
        }
        guard positions.count > 1 else { return }
        for position in positions {
            if case .text(let format) = branches[position].type { graph.mergedFormats.insert(format) }
        }
        var type = TypeExpression.string
        if !values.isEmpty, style == .fast || !hasPlain {
            let isClosed = !hasPlain && (style == .codable || isClosed)
            let shape = EnumerationShape(values: .strings(values), isClosed: isClosed, notes: notes)
            let isAlone = positions.count == branches.count
            graph.declarations.append(
                TypeDeclaration(shape: .enumeration(shape), name: isAlone ? "value" : "name", owner: owner))
            progress.append(.done)
            final.append(.named(graph.declarations.count - 1))
            type = .named(graph.declarations.count - 1)
        }
        let constraints = values.isEmpty ? JSONConstraint.either(positions.map { branches[$0].constraints }) : []
        branches[positions[0]] = UnionShape.Branch(name: hasPlain ? nil : name, type: type, constraints: constraints)
        for position in positions.dropFirst().reversed() { branches.remove(at: position) }
    }

    private func mergeNumbers(_ branches: inout [UnionShape.Branch]) {
        var positions: [Int] = []
        var types: Set<TypeExpression> = []
        for (position, branch) in branches.enumerated() {
            switch branch.type {
            case .integer, .unsigned, .number, .exactNumber: types.insert(branch.type)
            default:
                guard case .integers? = enumeration(branch.type)?.values else { continue }
                types.insert(.integer)
            }
            positions.append(position)
        }
        guard positions.count > 1 else { return }
        let constraints = JSONConstraint.either(positions.map { branches[$0].constraints })
        branches[positions[0]] = UnionShape.Branch(name: nil, type: Self.sum(of: types), constraints: constraints)
        for position in positions.dropFirst().reversed() { branches.remove(at: position) }
    }

    /// The narrowest type of numbers that reads everything that one of several types reads.
    private static func sum(of types: Set<TypeExpression>) -> TypeExpression {
        if types.contains(.exactNumber) || types == [.integer, .unsigned] { return .exactNumber }
        return types.contains(.number) ? .number : types.first ?? .integer
    }

    private func enumeration(_ type: TypeExpression) -> EnumerationShape? {
        guard case .named(let index) = type, case .enumeration(let shape) = graph.declarations[index].shape else {
            return nil
        }
        return shape
    }

    func rewritten(_ type: TypeExpression) -> TypeExpression {
        type.mapping { index in
            let replaced = final[index]
            if replaced.withoutNull == .named(index) { return replaced }
            return rewritten(replaced)
        }
    }
}
