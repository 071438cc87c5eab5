package import BricolageFields

/// A type that containers read in a special way if it is the type of a member.
package protocol MemberHolding {
    /// The type that is always requested from containers instead, and whether nil answers absence and null; nil if the
    /// type itself is requested.
    static var request: (type: ObjectIdentifier, isOptional: Bool)? { get }

    /// Whether a member of this type may be absent.
    static var mayBeAbsent: Bool { get }

    /// Whether reading the value depends on other members.
    static var needsOtherMembers: Bool { get }
}

extension MemberHolding {
    package static var needsOtherMembers: Bool { false }
}

extension Nullable: MemberHolding {
    /// The request of `contains`, which asks whether the member is present.
    package static var request: (type: ObjectIdentifier, isOptional: Bool)? { (ObjectIdentifier(Never.self), false) }

    package static var mayBeAbsent: Bool { true }
}

extension Indirect: MemberHolding {
    /// The type of the value in the box, if that is an optional.
    package static var request: (type: ObjectIdentifier, isOptional: Bool)? {
        (Value.self as? any OptionalType.Type).map { (ObjectIdentifier($0.wrappedType), true) }
    }

    package static var mayBeAbsent: Bool { Value.self is any OptionalType.Type }
}
