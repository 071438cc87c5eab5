/// What all objects of a type have in common; for a union, what the objects of all its branches have in common.
///
///     union   object { id, n }      required id, n
///             object { id, m }      required id, m
///     common  object { id }         required id
///
/// Nothing is known of all objects of a union that may keep some as they are: reading them never fails. The objects
/// that it does not keep because of their tag are still described by its branches.
struct CommonObject: Sendable {
    private var object: ObjectShape?
    /// The declaration of the object, where there is no more than one.
    private var only: Int?
    private var isSeveral = false
    private var isOpen = false
    private var hasTag = false
    private var isKnown = true

    /// What a declaration itself says about its objects.
    ///
    /// - Parameter holdsObjects: Whether an object may be a value of a type.
    init(of shape: TypeShape, _ index: Int, among holdsObjects: (TypeExpression) -> Bool) {
        switch shape {
        case .object(let own): (object, only, hasTag) = (own, index, own.hasTag)
        case .union(let union):
            isOpen = !union.isClosed
            isKnown =
                union.openKinds.isDisjoint(with: .object)
                && union.branches.allSatisfy { branch in
                    if case .named = branch.type.withoutNull { true } else { !holdsObjects(branch.type) }
                }
        default: isKnown = false
        }
    }

    /// What is common to the objects of both.
    func merged(with other: CommonObject) -> CommonObject {
        var result = self
        result.isKnown = isKnown && other.isKnown
        result.isOpen = isOpen || other.isOpen
        result.hasTag = hasTag || other.hasTag
        guard let own = object else {
            (result.object, result.only, result.isSeveral) = (other.object, other.only, other.isSeveral)
            return result
        }
        guard let added = other.object, isSeveral || other.isSeveral || only != other.only else { return result }
        result.isSeveral = true
        if result.isKnown { result.object = own.common(with: added) }
        return result
    }

    /// What is known about all objects; nil if nothing is.
    var known: ObjectShape? { keepsUnknownTags ? nil : described }

    /// What is known about the objects that are not kept as they are; nil if nothing is.
    var described: ObjectShape? { isKnown ? object : nil }

    /// Whether objects with a tag of none of several branches are kept as they are.
    var keepsUnknownTags: Bool { isSeveral && isOpen && hasTag }
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
