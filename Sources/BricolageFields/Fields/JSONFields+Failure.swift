internal import BricolageCore

extension JSONFields {
    /// The value of a field that the object does not have, or for which a coder or an observer answers.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func absent<T: JSONReadable>(_ key: StaticString) throws -> T {
        if let observer { return try observer.field(key, of: self) }
        if let container = container(asking: key) { return try T(field: key, of: container) }
        do { return try T.absent(key, in: object) } catch {
            guard let observer = object.observer else { throw error }
            return try observer.missing(key, in: object, error)
        }
    }
}
