package import Bricolage

/// A branch of a union that contains the union again.
package struct Add<Union: CountedUnion>: JSONReadableObject, Sendable {
    @Indirect package var arg: Union?
    package var plus: Int?

    package init(fields: inout JSONFields) throws {
        Union.count.add()
        arg = try fields["arg"]
        plus = try fields["plus"]
        try fields.rejectRest()
    }
}

/// Another branch, which differs from the first in a member that is read after the union.
package struct Negate<Union: CountedUnion>: JSONReadableObject, Sendable {
    @Indirect package var arg: Union?
    package var minus: Int?

    package init(fields: inout JSONFields) throws {
        Union.count.add()
        arg = try fields["arg"]
        minus = try fields["minus"]
        try fields.rejectRest()
    }
}
