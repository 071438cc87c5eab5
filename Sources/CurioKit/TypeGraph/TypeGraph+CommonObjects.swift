extension TypeGraph {
    /// What all objects of a type have: of a union what those of all its branches have; nil where that is not known.
    ///
    ///     union   object { id, n }      required id, n
    ///             object { id, m }      required id, m
    ///     common  object { id }         required id
    ///
    /// Nothing is known of a union that may keep objects as they are: reading them never fails.
    func commonObject(_ type: TypeExpression) -> ObjectShape? {
        var objects: [ObjectShape] = []
        var pending = [type]
        var seen: Set<Int> = []
        while let next = pending.popLast() {
            if case .nullable(let wrapped) = next {
                pending.append(wrapped)
                continue
            }
            if kinds(of: next).isDisjoint(with: .object) { continue }
            guard case .named(let index) = next else { return nil }
            guard seen.insert(index).inserted else { continue }
            switch shape(of: index) {
            case .object(let object): objects.append(object)
            case .union(let union) where union.openKinds.isDisjoint(with: .object):
                pending += union.branches.map(\.type).reversed()
            default: return nil
            }
        }
        if objects.count > 1, seen.contains(where: isOpen), objects.contains(where: \.hasTag) { return nil }
        return objects.dropFirst().reduce(objects.first) { $0?.common(with: $1) }
    }

    private func isOpen(_ index: Int) -> Bool {
        if case .union(let union) = shape(of: index) { !union.isClosed } else { false }
    }
}

extension ObjectShape {
    fileprivate var hasTag: Bool { properties.contains { $0.isRequired && !$0.tags.isEmpty } }

    /// What the objects of two shapes have in common.
    fileprivate func common(with other: ObjectShape) -> ObjectShape {
        let properties = properties.compactMap { property -> Property? in
            guard let twin = other.property(property.key) else { return nil }
            var property = property
            property.isRequired = property.isRequired && twin.isRequired
            property.constant = nil
            property.tags =
                property.tags.isEmpty || twin.tags.isEmpty
                ? [] : property.tags + twin.tags.filter { !property.tags.contains($0) }
            return property
        }
        let isClosed = rest == .rejected && other.rest == .rejected
        return ObjectShape(
            properties: properties, rest: isClosed ? .rejected : .untyped,
            required: required.intersection(other.required))
    }
}
