package import Bricolage

/// A union as somebody with little time writes it.
package enum HandWrittenUnion: JSONReadableValue, CountedUnion {
    package static let count = ReadCount()
    case add(Add<Self>)
    case negate(Negate<Self>)
    case elements([HandWrittenUnion])
    case members([String: HandWrittenUnion])
    case integer(Int)

    package init(json: JSONDocument.Node) throws {
        if let add: Add<Self> = try? json.read() {
            self = .add(add)
        } else if let negate: Negate<Self> = try? json.read() {
            self = .negate(negate)
        } else if let elements: [HandWrittenUnion] = try? json.read() {
            self = .elements(elements)
        } else if let members: [String: HandWrittenUnion] = try? json.read() {
            self = .members(members)
        } else {
            self = .integer(try json.read())
        }
    }
}
