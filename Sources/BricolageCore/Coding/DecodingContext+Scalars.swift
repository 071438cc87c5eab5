extension DecodingContext {
    func bool(at index: Int, key: (any CodingKey)? = nil) throws -> Bool {
        if let value = node(index).bool { return value }
        throw failure(.wrongKind, at: index, expected: "a boolean", Bool.self, key: key)
    }

    func string(at index: Int, key: (any CodingKey)? = nil) throws -> String {
        if let value = node(index).string { return value }
        throw failure(.wrongKind, at: index, expected: "a string", String.self, key: key)
    }

    func double(at index: Int, key: (any CodingKey)? = nil) throws -> Double {
        let node = node(index)
        if let value = node.double { return value }
        if let value: Double = nonFinite(node) { return value }
        throw failure(
            node.kind == .number ? .outOfRange : .wrongKind, at: index,
            expected: "a number within the range of Double", Double.self, key: key)
    }

    func float(at index: Int, key: (any CodingKey)? = nil) throws -> Float {
        let node = node(index)
        if let value: Float = nonFinite(node) { return value }
        do {
            return try Float(json: node)
        } catch let error as JSONReadingError {
            throw decodingError(error, Float.self, key: key)
        }
    }

    func integer<T: FixedWidthInteger>(_ type: T.Type, at index: Int, key: (any CodingKey)? = nil) throws -> T {
        let node = node(index)
        if let value = node.integer(type) { return value }
        throw failure(
            node.kind == .number ? .outOfRange : .wrongKind, at: index,
            expected: "an integer from \(T.min) to \(T.max)", type, key: key)
    }

    private func nonFinite<T: BinaryFloatingPoint>(_ node: JSONDocument.Node) -> T? {
        guard let texts = session.nonFiniteTexts, let text = node.string else { return nil }
        if ExactText.equal(text, texts.positiveInfinity) { return .infinity }
        if ExactText.equal(text, texts.negativeInfinity) { return -.infinity }
        return ExactText.equal(text, texts.nan) ? .nan : nil
    }
}
