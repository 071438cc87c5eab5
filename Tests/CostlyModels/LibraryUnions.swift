package import Bricolage

/// Exactly one of several types.
package struct AlternativesUnion: JSONReadableValue, CountedUnion {
    package static let count = ReadCount()
    @Indirect package var value: OneOf<Add<Self>>.Or<Negate<Self>>.Or<Int>.Or<[AlternativesUnion]>

    package init(json: JSONDocument.Node) throws { value = try json.read() }
}

/// All types of several that match the value.
package struct OverlappingUnion: JSONReadableValue, CountedUnion {
    package static let count = ReadCount()
    @Indirect package var value: AnyOf<Add<Self>, Negate<Self>, Int, [OverlappingUnion]>

    package init(json: JSONDocument.Node) throws { value = try json.read() }
}

/// Arrays within arrays, whose elements may be the union or a union in an array.
package enum ArrayUnion: JSONReadableValue, CountedUnion {
    package static let count = ReadCount()
    case many([ArrayUnion])
    case wrapped([OneOrMany<ArrayUnion>])
    case integer(Int)

    package init(json: JSONDocument.Node) throws {
        Self.count.add()
        if let value: [ArrayUnion] = try? json.read() {
            self = .many(value)
        } else if let value: [OneOrMany<ArrayUnion>] = try? json.read() {
            self = .wrapped(value)
        } else {
            self = .integer(try json.read())
        }
    }
}
