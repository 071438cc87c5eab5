extension Emitter {
    /// Whether a tuple is written as another name for `JSONPair`.
    ///
    ///     {"prefixItems": [{"type": "string"}, {"$ref": "#/$defs/Options"}], "minItems": 2, "items": false}
    ///     typealias Rule = JSONPair<String, Options>
    ///
    /// A generic type of the library costs the compiler far less than one more struct. The tuple must need nothing of
    /// its own: no constraints, boxes or nested types, and nothing that is declared in an extension of it.
    func isPair(_ tuple: TupleShape, _ index: Int) -> Bool {
        tuple.isPlainPair && !isOwnType(index) && !layout.isBoxed(index, 0) && !layout.isBoxed(index, 1)
            && configuration.storage.properties == .variable && convenientProtocols.isEmpty
            && !isNameOfItself(tuple, index)
    }

    /// Writes a tuple as another name for a pair.
    mutating func pair(_ tuple: TupleShape, _ index: Int) {
        let types = tuple.elements.map { spelled($0, in: nil) }
        document(graph.declarations[index].documentation)
        text.line("\(access)typealias \(declaredName(index)) = JSONPair<\(types.joined(separator: ", "))>")
    }

    /// Whether something is declared inside a declaration, or in an extension of it.
    private func isOwnType(_ index: Int) -> Bool {
        let isRoot = graph.root.declaration == index || graph.roots.contains(index)
        let adopted = configuration.writing.adopted["*", default: []] + customization.adopted[index, default: []]
        return isRoot || !adopted.isEmpty || names.nested[index]?.isEmpty == false
    }

    /// Whether a pair would contain itself by names alone, which Swift refuses.
    private func isNameOfItself(_ tuple: TupleShape, _ index: Int) -> Bool {
        var seen: Set<Int> = []
        var pending = tuple.elements.compactMap(\.declaration)
        while let next = pending.popLast() {
            if next == index { return true }
            guard seen.insert(next).inserted else { continue }
            switch graph.declarations[next].shape {
            case .alias, .tuple: pending += graph.declarations[next].shape.expressions.compactMap(\.declaration)
            default: break
            }
        }
        return false
    }
}

extension TupleShape {
    /// Whether there are exactly two elements, which are never null and may be any value of their types.
    fileprivate var isPlainPair: Bool {
        elements.count == 2 && requiredCount == 2 && rest == .rejected && !elements.contains(where: \.isNullable)
            && constraints.allSatisfy(\.isEmpty)
    }
}
