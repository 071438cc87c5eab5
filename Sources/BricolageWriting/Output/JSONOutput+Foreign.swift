internal import BricolageCore

extension JSONOutput {
    /// Creates an output whose members go to the container of a coder that is not ours.
    ///
    /// Only members can be written to it. That coder's strategies and its representation of numbers apply.
    init(foreign container: KeyedEncodingContainer<JSONCodingKey>) {
        self.init(formatting: .compact, outerDepth: 0, capacity: 0)
        isForeign = true
        makeDetails().foreign = container
    }

    /// Throws the first error that the coder has thrown, or else the first error of this output.
    consuming func finishForeign() throws {
        if let error = details?.foreignError { throw error }
        if let error { throw error }
    }

    /// Hands a member to the foreign coder.
    ///
    /// Inlinable, so that setters pass values in the form of their types: an unspecialised generic function would need
    /// copies in memory, for a path that is hardly ever taken.
    @inlinable
    @inline(never)
    mutating func writeForeign<T: Encodable>(_ key: StaticString, _ value: T) {
        writeForeign(key.description, value)
    }

    @usableFromInline
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func writeForeign<T: Encodable>(_ key: String, _ value: T) {
        guard let details, details.foreignError == nil else { return }
        do {
            try details.foreign?.encode(value, forKey: JSONCodingKey(key))
        } catch {
            details.foreignError = error
        }
    }
}
