package import BricolageFields

/// A type that containers read in a way of its own where it is the type of a member.
package protocol MemberHolding {
    /// What containers are always asked for instead, and whether they answer absence and null by nil; nil where they are
    /// asked for the type itself.
    static var request: (type: ObjectIdentifier, isOptional: Bool)? { get }

    /// Whether there need be no such member.
    static var mayBeAbsent: Bool { get }

    /// Whether the value alone does not tell how it is read.
    static var needsOtherMembers: Bool { get }
}

extension MemberHolding {
    package static var needsOtherMembers: Bool { false }
}

extension Nullable: MemberHolding {
    /// Whether there is the member at all.
    package static var request: (type: ObjectIdentifier, isOptional: Bool)? { (ObjectIdentifier(Never.self), false) }

    package static var mayBeAbsent: Bool { true }
}

extension Indirect: MemberHolding {
    /// The value in the box, if there need be none.
    package static var request: (type: ObjectIdentifier, isOptional: Bool)? {
        (Value.self as? any OptionalType.Type).map { (ObjectIdentifier($0.wrappedType), true) }
    }

    package static var mayBeAbsent: Bool { Value.self is any OptionalType.Type }
}
