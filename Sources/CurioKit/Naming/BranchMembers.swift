internal import BricolageCore

/// The members of the objects among the branches of a union, counted once, so that comparing a branch with all others
/// takes time in proportion to its own members.
///
///     0: {kind: "a", x}    1: {kind: "b", x, y}    2: an array
///
///     kind ─▶ had by 2, demanded by 2, one text in 2, texts a: 1, b: 1
///     x    ─▶ had by 2, demanded by 1
///     y    ─▶ had by 1
struct BranchMembers {
    /// How many branches have, demand or describe a member.
    private struct Count {
        var having = 0
        var demanding = 0
        var describing = 0
        /// The branches that list texts for it; those that list one text; those that list a few.
        var (listing, listingOne, listingFew) = (0, 0, 0)
        /// The branches that list each text.
        var texts: [String: Int] = [:]
        /// The branches in which it can only have one value that is not a text, by this value.
        var constants: [JSON: Int] = [:]

        mutating func add(_ property: ObjectShape.Property) {
            having += 1
            if property.type != .any { describing += 1 }
            if !property.tags.isEmpty { listing += 1 }
            if property.tags.count == 1 { listingOne += 1 }
            if BranchMembers.few.contains(property.tags.count) { listingFew += 1 }
            for text in Set(property.tags) { texts[text, default: 0] += 1 }
            if let constant = property.constant, constant.string == nil { constants[constant, default: 0] += 1 }
        }
    }

    private static let few = 1...SchemaNames.mostTexts

    /// The branches that are objects.
    private let objects: [Int: ObjectShape]
    private var counts: [ExactKey: Count] = [:]
    /// How many branches demand each set of members.
    private var demands: [Set<ExactKey>: Int] = [:]

    init(_ objects: [Int: ObjectShape]) {
        self.objects = objects
        for object in objects.values {
            demands[object.required, default: 0] += 1
            for key in object.required { counts[key, default: Count()].demanding += 1 }
            var seen: Set<ExactKey> = []
            for property in object.properties where seen.insert(ExactKey(property.key)).inserted {
                counts[ExactKey(property.key), default: Count()].add(property)
            }
        }
    }

    private func count(_ property: ObjectShape.Property) -> Count { counts[ExactKey(property.key)] ?? Count() }

    /// The object of a branch; nil if it is none, or there are no others to compare it with.
    private func compared(_ branch: Int) -> ObjectShape? { objects.count > 1 ? objects[branch] : nil }

    /// The one text of the first member for which all branches list texts, but only this branch lists this text.
    func ownTag(of branch: Int) -> String? {
        compared(branch)?.ordered.first { property in
            let count = count(property)
            return property.tags.count == 1 && count.listing == objects.count && count.texts[property.tags[0]] == 1
        }?.tags[0]
    }

    /// A name from the texts that only this branch lists for a member: the one text of a required member or, if
    /// `isOptional`, the few texts of any member.
    func ownText(of branch: Int, isOptional: Bool = false) -> String? {
        let counts = isOptional ? Self.few : 1...1
        let property = compared(branch)?.ordered.first { property in
            guard property.isRequired || isOptional, counts.contains(property.tags.count) else { return false }
            let count = count(property)
            return (isOptional ? count.listingFew : count.listingOne) > 1
                && property.tags.allSatisfy { count.texts[$0] == 1 }
        }
        return property.flatMap { SchemaNames.choice(of: $0.tags) }
    }

    /// The name of a branch that the schema gives none, after the members in which it differs from the others.
    func name(of branch: Int) -> String? {
        ownText(of: branch, isOptional: true) ?? ownKey(of: branch) ?? ownRequirement(of: branch)
            ?? ownRequirements(of: branch) ?? ownConstant(of: branch) ?? ownDescription(of: branch)
    }

    /// The first member, in the order of the declaration, that no other branch has.
    func ownKey(of branch: Int) -> String? {
        compared(branch)?.ordered.first { count($0).having == 1 }?.key
    }

    /// The first member that other branches have too, but only this branch describes.
    private func ownDescription(of branch: Int) -> String? {
        compared(branch)?.ordered.first { property in
            property.type != .any && count(property).describing == 1 && count(property).having > 1
        }?.key
    }

    /// The first required member that no other branch requires.
    private func ownRequirement(of branch: Int) -> String? {
        guard let own = compared(branch) else { return nil }
        return own.ordered.first { property in
            let isDemanded = own.required.contains(ExactKey(property.key))
            return property.isRequired && count(property).demanding == (isDemanded ? 1 : 0)
        }?.key
    }

    /// The required members of a branch that not all others require, if they are few and no other branch requires
    /// exactly the same.
    private func ownRequirements(of branch: Int) -> String? {
        guard let own = compared(branch), demands[own.required] == 1 else { return nil }
        let demanded = own.properties.filter { property in
            own.required.contains(ExactKey(property.key)) && count(property).demanding < objects.count
        }
        return demanded.isEmpty ? nil : SchemaNames.combination(of: demanded.map(\.key))
    }

    /// The first member with a constant number or boolean that it has in no other branch, followed by the constant:
    /// `version 2`.
    private func ownConstant(of branch: Int) -> String? {
        let property = compared(branch)?.ordered.first { property in
            guard let constant = property.constant else { return false }
            let constants = count(property).constants
            return constants.count > 1 && constants[constant] == 1
        }
        guard let property, let constant = property.constant.map(String.init(describing:)) else { return nil }
        return property.key + " " + (constant.hasPrefix("-") ? "minus " + constant.dropFirst() : constant)
    }
}
