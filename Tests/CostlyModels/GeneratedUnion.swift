package import Bricolage

/// A union as Curio generates it.
package enum GeneratedUnion: JSONReadableValue, CountedUnion {
    package static let count = ReadCount()
    case add(Add<Self>)
    case negate(Negate<Self>)
    case integer(Int)
    case elements([GeneratedUnion])

    package init(json: JSONDocument.Node) throws {
        switch json.kind {
        case .object:
            if let whole: Self = json.readKeepingNulls() {
                self = whole
                return
            }
            var failures: [any Error] = []
            do {
                self = .add(try json.read())
                return
            } catch { failures.append(error) }
            do {
                self = .negate(try json.read())
                return
            } catch { failures.append(error) }
            throw json.failure("one of Add, Negate", candidates: failures)
        case .number: self = .integer(try json.read())
        case .array: self = .elements(try json.read())
        default: throw json.failure("an object, an array or a number")
        }
    }
}
