internal import BricolageCore

/// A member of an object that the declaration of a type names.
final class DeclaredMember {
    /// The name of its key's case.
    let name: String
    /// The type of the property; nil if it cannot be read, or not without other members.
    let type: (any Decodable.Type)?
    /// The type that is asked for, and whether absence and null are answered by nil.
    let request: (type: ObjectIdentifier, isOptional: Bool)
    /// The type that is asked for if it is a scalar.
    let scalar: (any PlainScalar.Type)?
    /// The type of the elements if an array of scalars is asked for.
    let elementScalar: (any PlainScalar.Type)?
    /// Whether an initialiser written by the compiler may leave it out: a constant that has a value.
    let mayBeSkipped: Bool
    /// Whether another function of the container than the one that is declared for all types may read it, as modules
    /// may declare for property wrappers.
    let isAskedForInItsOwnWay: Bool
    /// Whether it may do without a value; a property wrapper that nobody knows may.
    let mayBeAbsent: Bool
    /// Whether it may do with null; as what such a wrapper takes it is for the module to say that declares it.
    let mayBeNull: Bool
    /// What is foretold of it, once its key was looked for.
    private var foretold: Foretold??

    /// The key of a member, and the request for it that an initialiser makes which the compiler has written.
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

    /// What is foretold of the member; nil where its key is not found.
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

/// An optional, whatever it is an optional of.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// The members that an initialiser written by the compiler asks for, in its order, and how far one has asked so.
struct DeclaredOrder {
    let keys: DeclaredKeys
    /// The type of the keys.
    let view: ObjectIdentifier
    /// The object whose members they are.
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

    /// The members that were not asked for.
    var rest: ArraySlice<DeclaredMember> { members[position...] }

    /// Whether nothing is left to ask for.
    var isAtEnd: Bool { rest.allSatisfy(\.mayBeSkipped) }

    /// Takes a request for the next member; false if it is another one, or if another type is wanted than its own.
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
