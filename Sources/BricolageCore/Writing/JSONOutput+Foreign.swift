extension JSONOutput {
    /// Creates an output whose members go to the container of a coder that is not ours.
    ///
    /// Only members can be written to it. Strategies and numbers of that coder apply.
    init(foreign container: KeyedEncodingContainer<JSONCodingKey>) {
        self.init(formatting: .compact, outerDepth: 0, capacity: 0)
        isForeign = true
        makeDetails().foreign = container
    }

    /// Throws the first error that the coder reported, or that kept a member from reaching it.
    consuming func finishForeign() throws {
        if let error = details?.foreignError { throw error }
        if let error { throw error }
    }

    @inline(never)
    mutating func writeForeign(_ key: StaticString, _ value: some Encodable) {
        writeForeign(key.description, value)
    }

    @inline(never)
    mutating func writeForeign(_ key: String, _ value: some Encodable) {
        guard let details, details.foreignError == nil else { return }
        do {
            try details.foreign?.encode(value, forKey: JSONCodingKey(key))
        } catch {
            details.foreignError = error
        }
    }
}
