internal import BricolageCore

extension JSONFields {
    /// The value of a field that the object does not have, or that a coder holds which is not ours.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func absent<T: JSONReadable>(_ key: StaticString) throws -> T {
        if let observer { return try observer.field(key, of: self) }
        if let foreign = foreignContainer(asking: key) { return try T(field: key, of: foreign) }
        do { return try T.absent(key, in: isForeign ? nil : object) } catch {
            guard !isForeign, let observer = object.observer else { throw error }
            return try observer.missing(key, in: object, error)
        }
    }
}
