extension DecodingContext {
    @inline(__always)
    func isNull(_ index: Int) -> Bool { tape[index].tag == .null }

    @inline(__always)
    func bool(_ step: DecodingStep) throws -> Bool {
        switch tape[step.index].tag {
        case .true: return true
        case .false: return false
        default: throw failure(.wrongKind, step, expected: "a boolean", Bool.self)
        }
    }

    @inline(__always)
    func string(_ step: DecodingStep) throws -> String {
        guard tape[step.index].tag.kind == .string else {
            throw failure(.wrongKind, step, expected: "a string", String.self)
        }
        return storage.string(step.index)
    }

    @inline(__always)
    func double(_ step: DecodingStep) throws -> Double {
        if let value = storage.reader.double(step.index) { return value }
        return try unusualDouble(step)
    }

    @inline(never)
    private func unusualDouble(_ step: DecodingStep) throws -> Double {
        let node = node(step.index)
        if let value: Double = nonFinite(node) { return value }
        throw noNumber(step, Double.self, "a number")
    }

    func float(_ step: DecodingStep) throws -> Float {
        let node = node(step.index)
        if let value: Float = nonFinite(node) { return value }
        do {
            return try Float(json: node)
        } catch let error as JSONReadingError {
            throw decodingError(error, Float.self, step)
        }
    }

    @inline(__always)
    func integer<T: FixedWidthInteger>(_ step: DecodingStep) throws -> T {
        if let value = reader.integer(step.index) as T? { return value }
        throw noNumber(step, T.self, "an integer")
    }

    /// The same for types that are seldom requested; those of up to 64 bits share the code of `Int64` or `UInt64`.
    @inline(__always)
    func otherInteger<T: FixedWidthInteger>(_ step: DecodingStep) throws -> T {
        if T.bitWidth > 64 { return try integer(step) }
        let value =
            T.isSigned ? int64(step.index).flatMap { T(exactly: $0) } : uint64(step.index).flatMap { T(exactly: $0) }
        if let value { return value }
        throw noNumber(step, T.self, "an integer")
    }

    @inline(never)
    private func int64(_ index: Int) -> Int64? { reader.integer(index) }

    @inline(never)
    private func uint64(_ index: Int) -> UInt64? { reader.integer(index) }

    /// - Parameter expected: The words for the type, for values of another kind.
    @inline(never)
    private func noNumber(_ step: DecodingStep, _ type: any Numeric.Type, _ expected: String) -> any Error {
        let node = node(step.index)
        guard node.kind == .number else { return failure(.wrongKind, step, expected: expected, type) }
        return failure(.outOfRange, step, expected: node.words(forNumber: type), type)
    }

    private func nonFinite<T: BinaryFloatingPoint>(_ node: JSONDocument.Node) -> T? {
        guard let texts = session.nonFiniteTexts, let text = node.string else { return nil }
        if ExactText.equal(text, texts.positiveInfinity) { return .infinity }
        if ExactText.equal(text, texts.negativeInfinity) { return -.infinity }
        return ExactText.equal(text, texts.nan) ? .nan : nil
    }
}
