internal import BricolageCore

/// A member of an object, as the declaration of a type describes it.
final class DeclaredMember {
    /// The name of the case of its key.
    let name: String
    /// The type of the property; nil if it cannot be read, or cannot be read without other members.
    let type: (any Decodable.Type)?
    /// The type that is requested, and whether nil answers absence and null.
    let request: (type: ObjectIdentifier, isOptional: Bool)
    /// The type that is requested, if it is a scalar.
    let scalar: (any PlainScalar.Type)?
    /// The type of the elements, if an array of scalars is requested.
    let elementScalar: (any PlainScalar.Type)?
    /// Whether a synthesized initialiser may skip it: a constant may have an initial value.
    let mayBeSkipped: Bool
    /// Whether it may be read by another function of the container than the one for all types; modules may declare such
    /// functions for property wrappers.
    let isAskedForInItsOwnWay: Bool
    /// Whether it may be absent, as is assumed of unknown property wrappers.
    let mayBeAbsent: Bool
    /// Whether it may be null; what an unknown property wrapper makes of null is up to the module that declares it.
    let mayBeNull: Bool
    /// The predicted request, once the key was searched for; the inner optional is nil if no key was found.
    private var foretold: Foretold??

    /// The key of a member, and the request for it that a synthesized initialiser makes.
    struct Foretold {
        let key: String
        let declaration: Fault.Declaration
    }

    init(name: String, _ type: Any.Type, mayBeSkipped: Bool = false, isWrapped: Bool = false) {
        self.name = name
        let holder = type as? any MemberHolding.Type
        self.type = holder?.needsOtherMembers == true ? nil : type as? any Decodable.Type
        let wrapped = (type as? any OptionalType.Type)?.wrappedType
        request = holder?.request ?? (ObjectIdentifier(wrapped ?? type), wrapped != nil)
        scalar = (wrapped ?? type) as? any PlainScalar.Type
        elementScalar = ((wrapped ?? type) as? any ScalarHolding.Type)?.scalar
        self.mayBeSkipped = mayBeSkipped
        isAskedForInItsOwnWay = isWrapped || holder != nil
        mayBeAbsent = holder?.mayBeAbsent ?? isWrapped
        mayBeNull = holder == nil && isWrapped
    }

    /// The predicted request for the member; nil if its key is not found.
    ///
    /// - Parameter texts: Texts to try as the key.
    func foretold(by owner: Any.Type, _ order: DeclaredOrder, trying texts: () -> [String]) -> Foretold? {
        if let foretold { return foretold }
        let found = order.keys.spelling(of: name, trying: texts).map { key in
            let pattern = RequestPattern(
                view: order.view, step: .member(key), type: request.type, isOptional: request.isOptional)
            return Foretold(key: key, declaration: Fault.Declaration(owner: owner, request: pattern))
        }
        foretold = .some(found)
        return found
    }
}

/// Any optional type.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// The members that a synthesized initialiser requests, in its order, and how many of them an initialiser has
/// requested.
struct DeclaredOrder {
    let keys: DeclaredKeys
    /// The type of the keys.
    let view: ObjectIdentifier
    /// The place of the object that has the members.
    let object: Int
    private let members: [DeclaredMember]
    private var position = 0
    private var last: DeclaredMember?

    init(_ keys: DeclaredKeys, _ view: any CodingKey.Type, of object: Int, _ members: [DeclaredMember]) {
        self.keys = keys
        self.view = ObjectIdentifier(view)
        self.object = object
        self.members = members
    }

    /// The members that were not requested yet.
    var rest: ArraySlice<DeclaredMember> { members[position...] }

    /// Whether every remaining member may be skipped.
    var isAtEnd: Bool { rest.allSatisfy(\.mayBeSkipped) }

    /// Accepts a request for the next member; false if the request is for another member, or for another type than the
    /// declared one.
    mutating func take(_ request: Request) -> Bool {
        guard request.site.index == object, request.site.view == view, case .member(let text) = request.site.step,
            let name = keys.name(of: text)
        else { return false }
        if let last, last.name == name, last.isAskedForInItsOwnWay { return true }
        while let next = rest.first, next.name != name, next.mayBeSkipped { position += 1 }
        guard let next = rest.first, next.name == name else { return false }
        position += 1
        last = next
        return next.isAskedForInItsOwnWay
            || request.isOptional == next.request.isOptional && request.site.type == next.request.type
    }
}
